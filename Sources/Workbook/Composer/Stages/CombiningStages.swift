#if !hasFeature(Embedded)
import Reactive
#endif

extension StageKind {
  /// The start of the code of `merge`.
  static let mergeStart = "Observable.merge("

  private static let other = Parameter("other", .row, "")
  private static let selector = Parameter("resultSelector", .closure, "($0, $1)")

  nonisolated(unsafe) static let combining: [StageKind] = [
    StageKind("merge", "merge", .combining, "Emits the elements of both sources as they arrive.", [other]) {
      stage in
      let other = stage.row(0, stage.input)
      return Step(stage.input, before: mergeStart, after: ", \(other.name).asObservable())") {
        source, run in Observable.merge(source, run.source(other.name))
      }
    },
    StageKind(
      "concat", "concat", .combining, "Continues with the other source when this one has completed.", [other]
    ) { stage in
      let other = stage.row(0, stage.input)
      return Step(stage.input, ".concat(\(other.name))") { source, run in
        source.concat(run.source(other.name))
      }
    },
    StageKind("amb", "amb", .combining, "Follows only the source that emits first.", [other]) { stage in
      let other = stage.row(0, stage.input)
      return Step(stage.input, ".amb(\(other.name).asObservable())") { source, run in
        source.amb(run.source(other.name))
      }
    },
    StageKind(
      "zip", "zip", .combining, "Combines the first elements of both sources, then the second, and so on.",
      [other, selector]
    ) { stage in
      let other = stage.row(0)
      let selector = stage.closure(1, [stage.input, other.type])
      return Step(
        selector.result, before: "Observable.zip(", after: ", \(other.name)) { \(selector.body) }"
      ) { source, run in
        Observable.zip(source, run.source(other.name)) { selector($0, $1) }
      }
    },
    StageKind(
      "combineLatest", "combineLatest", .combining,
      "Combines the latest elements of both sources whenever one of them emits.", [other, selector]
    ) { stage in
      let other = stage.row(0)
      let selector = stage.closure(1, [stage.input, other.type])
      return Step(
        selector.result, before: "Observable.combineLatest(", after: ", \(other.name)) { \(selector.body) }"
      ) { source, run in
        Observable.combineLatest(source, run.source(other.name)) { selector($0, $1) }
      }
    },
    StageKind(
      "withLatestFrom", "withLatestFrom", .combining,
      "Combines each element with the latest element of the other source.", [other, selector]
    ) { stage in
      let other = stage.row(0)
      let selector = stage.closure(1, [stage.input, other.type])
      return Step(selector.result, ".withLatestFrom(\(other.name)) { \(selector.body) }") { source, run in
        source.withLatestFrom(run.source(other.name)) { selector($0, $1) }
      }
    },
  ]
}
