#if !hasFeature(Embedded)
import Reactive
#endif

extension StageKind {
  private static func count(_ usual: String, _ name: String = "count") -> Parameter {
    Parameter(name, .number(0...99), usual)
  }

  nonisolated(unsafe) static let filtering: [StageKind] = [
    StageKind(
      "filter", "filter", .filtering, "Emits the elements for which the closure returns true.",
      [Parameter("predicate", .closure, "$0 % 2 == 0")]
    ) { stage in
      let predicate = stage.predicate(0, [stage.input])
      return Step(stage.input, ".filter { \(predicate.body) }") { source, _ in
        source.filter { predicate($0).truth }
      }
    },
    StageKind(
      "distinct", "distinctUntilChanged", .filtering, "Drops elements that equal the previous element."
    ) { stage in
      stage.requireEquatable(stage.input)
      return Step(stage.input, ".distinctUntilChanged()") { source, _ in
        source.distinctUntilChanged { Value.areEqual($0, $1) }
      }
    },
    StageKind(
      "distinctKey", "distinctUntilChanged { key }", .filtering,
      "Drops elements that have the same key as the previous element.",
      [Parameter("keySelector", .closure, "$0 % 2")]
    ) { stage in
      let key = stage.closure(0, [stage.input])
      stage.requireEquatable(key.result)
      return Step(stage.input, ".distinctUntilChanged { \(key.body) }") { source, _ in
        source.distinctUntilChanged({ key($0) }, comparer: { Value.areEqual($0, $1) })
      }
    },
    StageKind(
      "take", "take", .filtering, "Emits this many elements, and completes.", [count("2")],
      acceptsSequences: true
    ) { stage in
      let count = stage.number(0)
      return Step(stage.input, ".take(\(count))") { source, _ in source.take(count) }
    },
    StageKind(
      "skip", "skip", .filtering, "Drops this many elements.", [count("2")]
    ) { stage in
      let count = stage.number(0)
      return Step(stage.input, ".skip(\(count))") { source, _ in source.skip(count) }
    },
    StageKind(
      "takeLast", "takeLast", .filtering, "Emits only the last elements, at completion.", [count("2")]
    ) { stage in
      let count = stage.number(0)
      return Step(stage.input, ".takeLast(\(count))") { source, _ in source.takeLast(count) }
    },
    StageKind(
      "takeWhile", "take(while:)", .filtering,
      "Emits elements as long as the closure returns true, and completes.",
      [
        Parameter("predicate", .closure, "$0 < 3"),
        Parameter("behavior", .choice(["exclusive", "inclusive"]), "exclusive"),
      ]
    ) { stage in
      let predicate = stage.predicate(0, [stage.input])
      let isInclusive = stage.choice(1) == "inclusive"
      let more = isInclusive ? ", behavior: .inclusive" : ""
      return Step(stage.input, ".take(while: { \(predicate.body) }\(more))") { source, _ in
        source.take(while: { predicate($0).truth }, behavior: isInclusive ? .inclusive : .exclusive)
      }
    },
    StageKind(
      "skipWhile", "skip(while:)", .filtering, "Drops elements as long as the closure returns true.",
      [Parameter("predicate", .closure, "$0 < 3")]
    ) { stage in
      let predicate = stage.predicate(0, [stage.input])
      return Step(stage.input, ".skip(while: { \(predicate.body) })") { source, _ in
        source.skip(while: { predicate($0).truth })
      }
    },
    StageKind(
      "takeUntilPredicate", "take(until:) with a closure", .filtering,
      "Emits elements until the closure returns true, and completes.",
      [
        Parameter("predicate", .closure, "$0 == 3"),
        Parameter("behavior", .choice(["exclusive", "inclusive"]), "inclusive"),
      ]
    ) { stage in
      let predicate = stage.predicate(0, [stage.input])
      let isInclusive = stage.choice(1) == "inclusive"
      let more = isInclusive ? ", behavior: .inclusive" : ""
      return Step(stage.input, ".take(until: { \(predicate.body) }\(more))") { source, _ in
        source.take(until: { predicate($0).truth }, behavior: isInclusive ? .inclusive : .exclusive)
      }
    },
    StageKind(
      "takeUntil", "take(until:) another source", .filtering,
      "Emits elements until the other source emits, and completes.", [Parameter("other", .row, "")]
    ) { stage in
      let other = stage.row(0)
      return Step(stage.input, ".take(until: \(other.name))") { source, run in
        source.take(until: run.source(other.name))
      }
    },
    StageKind(
      "skipUntil", "skip(until:) another source", .filtering,
      "Drops elements until the other source emits.", [Parameter("other", .row, "")]
    ) { stage in
      let other = stage.row(0)
      return Step(stage.input, ".skip(until: \(other.name))") { source, run in
        source.skip(until: run.source(other.name))
      }
    },
    StageKind(
      "elementAt", "element(at:)", .filtering, "Emits only the element with this index.",
      [count("1", "index")]
    ) { stage in
      let index = stage.number(0)
      return Step(stage.input, ".element(at: \(index))") { source, _ in source.element(at: index) }
    },
    StageKind(
      "first", "first", .filtering, "Emits the first element as an optional, or nil if the source is empty."
    ) {
      stage in
      Step(.optional(stage.input), ".first().asObservable()") { source, _ in
        source.first().asObservable().map { .optional($0) }
      }
    },
    StageKind(
      "single", "single", .filtering, "Emits the only element, and fails if there are more, or none."
    ) { stage in
      Step(stage.input, ".single()") { source, _ in source.single() }
    },
    StageKind(
      "ignoreElements", "ignoreElements", .filtering, "Drops all elements, and passes on the terminal event."
    ) { _ in
      Step(.nothing, ".ignoreElements()") { source, _ in source.filter { _ in false } }
    },
    StageKind(
      "ifEmpty", "ifEmpty(default:)", .filtering,
      "Emits this value if the source completes without elements.",
      [Parameter("default", .value, "0")]
    ) { stage in
      let element = stage.value(0, stage.input)
      return Step(stage.input, ".ifEmpty(default: \(element.code))") { source, _ in
        source.ifEmpty(default: element.value)
      }
    },
    StageKind(
      "ifEmptySwitch", "ifEmpty(switchTo:)", .filtering,
      "Continues with the other source if this one completes without elements.",
      [Parameter("other", .row, "")]
    ) { stage in
      let other = stage.row(0, stage.input)
      return Step(stage.input, ".ifEmpty(switchTo: \(other.name).asObservable())") { source, run in
        source.ifEmpty(switchTo: run.source(other.name))
      }
    },
    StageKind(
      "sample", "sample", .filtering,
      "Emits the latest element when the other source emits, unless it has been emitted before.",
      [Parameter("sampler", .row, "")]
    ) { stage in
      let other = stage.row(0)
      return Step(stage.input, ".sample(\(other.name))") { source, run in
        source.sample(run.source(other.name))
      }
    },
  ]
}
