#if !hasFeature(Embedded)
import Reactive
#endif

extension StageKind {
  private static let acceptedResults = Parameter("transform", .closure, "$0 * 10")

  nonisolated(unsafe) static let transforming: [StageKind] = [
    StageKind(
      "map", "map", .transforming, "Emits the result of the closure for each element.", [acceptedResults]
    ) {
      stage in
      let transform = stage.closure(0, [stage.input])
      return Step(transform.result, ".map { \(transform.body) }") { source, _ in source.map { transform($0) }
      }
    },
    StageKind(
      "compactMap", "compactMap", .transforming,
      "Emits the result of the closure for each element, unless the result is nil.",
      [Parameter("transform", .closure, "Int($0)")]
    ) { stage in
      let transform = stage.closure(0, [stage.input])
      guard case .optional(let wrapped) = transform.result else {
        if transform.result != .unknown {
          stage.fail("The closure must return an optional, such as `Int($0)` or `$0.first`.")
        }
        return Step(.unknown, "") { source, _ in source }
      }
      return Step(wrapped, ".compactMap { \(transform.body) }") { source, _ in
        source.compactMap { transform($0).optional }
      }
    },
    StageKind(
      "scan", "scan", .transforming, "Combines all elements so far, and emits each intermediate result.",
      [Parameter("seed", .value, "0"), Parameter("accumulator", .closure, "$0 + $1")]
    ) { stage in
      let seed = stage.value(0)
      let accumulator = stage.closure(1, [seed.type, stage.input], returning: seed.type)
      return Step(seed.type, ".scan(\(seed.code)) { \(accumulator.body) }") { source, _ in
        source.scan(seed.value) { accumulator($0, $1) }
      }
    },
    StageKind(
      "reduce", "reduce", .transforming, "Combines all elements, and emits the result at completion.",
      [Parameter("seed", .value, "0"), Parameter("accumulator", .closure, "$0 + $1")]
    ) { stage in
      let seed = stage.value(0)
      let accumulator = stage.closure(1, [seed.type, stage.input], returning: seed.type)
      return Step(seed.type, ".reduce(\(seed.code)) { \(accumulator.body) }") { source, _ in
        source.reduce(seed.value) { accumulator($0, $1) }
      }
    },
    StageKind("enumerated", "enumerated", .transforming, "Emits each element with its index.") { stage in
      Step(.pair(.number, stage.input, isIndexed: true), ".enumerated()") { source, _ in
        source.enumerated().map { .pair(.number(Int64($0.index)), $0.element, isIndexed: true) }
      }
    },
    StageKind("toArray", "toArray", .transforming, "Emits an array of all elements at completion.") { stage in
      Step(.list(stage.input), ".toArray().asObservable()") { source, _ in
        source.toArray().asObservable().map { .list($0) }
      }
    },
    StageKind(
      "startWith", "startWith", .transforming, "Emits this value before all elements.",
      [Parameter("element", .value, "0")]
    ) {
      stage in
      let first = stage.value(0, stage.input)
      return Step(stage.input, ".startWith(\(first.code))") { source, _ in source.startWith(first.value) }
    },
    StageKind(
      "materialize", "materialize", .transforming,
      "Emits each event as an element, then completes, so errors become elements, too."
    ) { stage in
      Step(.event(stage.input), ".materialize()") { source, _ in source.materialize().map { .event($0) } }
    },
    StageKind(
      "dematerialize", "dematerialize", .transforming, "Turns elements that are events into events again."
    ) { stage in
      guard case .event(let element) = stage.input else {
        stage.fail("The elements must be events, as after `materialize`.")
        return Step(.unknown, "") { source, _ in source }
      }
      return Step(element, ".dematerialize()") { source, _ in
        source.map { value -> Event<Value> in if case .event(let event) = value { event } else { .completed }
        }
        .dematerialize()
      }
    },
  ]
}
