#if !hasFeature(Embedded)
import Dispatch
import Reactive
#endif

/// A closure that makes an inner sequence for each element.
private struct InnerMaker {
  let element: ValueType
  /// The closure in Swift.
  let code: String
  let make: (Value, ChainRun) -> Observable<Value>
}

extension StageReader {
  /// Reads the parameters of an operator with inner sequences.
  fileprivate mutating func inner() -> InnerMaker {
    let names = ["element", "inner"]
    switch InnerKind(rawValue: text(0)) ?? .row {
    case .row:
      let row = row(0)
      let closure = closure(1, [input, row.type], names: names)
      let name = row.name
      let isPlain = closure.body == "inner"
      let code =
        isPlain
        ? "_ in \(name).asObservable()"
        : "\(closure.name(0)) in \(name).map { \(closure.name(1)) in \(closure.body) }"
      return InnerMaker(element: closure.result, code: code) { outer, run in
        isPlain ? run.source(name) : run.source(name).map { closure(outer, $0) }
      }
    case .of:
      let closures = closures(1, [input], names: names)
      let type = closures[0].result
      for closure in closures where !ExpressionChecker.fits(closure.result, type) {
        fail(
          "The elements of `of` must have the same type, but they are \(type.description) and "
            + "\(closure.result.description).")
      }
      var list = ""
      for closure in closures { list += (list.isEmpty ? "" : ", ") + closure.body }
      let name = closures.contains { $0.uses(0) } ? "element" : "_"
      return InnerMaker(element: type, code: "\(name) in Observable.of(\(list))") { outer, _ in
        Observable.from(closures.map { $0(outer) })
      }
    case .timer:
      let closure = closure(1, [input], names: names)
      let time = time(2)
      let code =
        "\(closure.name(0)) in Observable<Int>.timer(.milliseconds(\(time)), scheduler: scheduler)"
        + ".map { _ in \(closure.body) }"
      return InnerMaker(element: closure.result, code: code) { outer, run in
        Observable<Int>.timer(.milliseconds(time), scheduler: run.clock.scheduler).map { _ in closure(outer) }
      }
    case .interval:
      let closure = closure(1, [input, .number], names: names)
      let (time, count) = (time(2), number(3))
      let code =
        "\(closure.name(0)) in Observable<Int>.interval(.milliseconds(\(time)), scheduler: scheduler)"
        + ".take(\(count)).map { \(closure.name(1)) in \(closure.body) }"
      return InnerMaker(element: closure.result, code: code) { outer, run in
        Observable<Int>.interval(.milliseconds(time), scheduler: run.clock.scheduler).take(count)
          .map { closure(outer, .number(Int64($0))) }
      }
    }
  }
}

extension StageKind {
  /// The place in the code where an inner sequence can be observed.
  static let innerMark: Unicode.Scalar = "\u{1}"

  /// The place in the code where all inner sequences that are elements can be observed.
  static let innersMark: Unicode.Scalar = "\u{2}"

  private static let innerParameters = [
    Parameter("inner sequence", .inner, "of"),
    Parameter("elements", .closure, "$0, $0"),
    Parameter("milliseconds", .time, "30", for: [.timer, .interval]),
    Parameter("count", .number(1...9), "3", for: [.interval]),
  ]

  /// Returns an operator that makes inner sequences and combines them.
  private static func combining(
    _ name: String, _ words: String,
    _ apply: @escaping (Observable<Value>, @escaping (Value) -> Observable<Value>) -> Observable<Value>
  ) -> StageKind {
    StageKind(name, name, .inner, words, innerParameters) { stage in
      let inner = stage.inner()
      return Step(inner.element, ".\(name) { \(inner.code)\(StageKind.innerMark) }") { source, run in
        let stage = run.stage
        return apply(source) { run.inner(inner.make($0, run), of: stage).events }
      }
    }
  }

  /// Returns an operator that combines elements that are sequences.
  private static func flattening(
    _ identifier: String, _ title: String, _ words: String, _ parameters: [Parameter] = [],
    _ read:
      @escaping (inout StageReader) -> (
        code: String, apply: (Observable<Observable<Value>>) -> Observable<Value>
      )
  ) -> StageKind {
    StageKind(identifier, title, .inner, words, parameters, acceptsSequences: true) { stage in
      let (code, apply) = read(&stage)
      guard let element = stage.input.innerElement else {
        stage.fail("The elements must be sequences, as after `map to sequences`, `window` or `groupBy`.")
        return Step(.unknown, "") { source, _ in source }
      }
      return Step(element, code) { source, _ in
        apply(source.map { value in if case .sequence(let inner) = value { inner.events } else { .empty() } })
      }
    }
  }

  nonisolated(unsafe) static let inner: [StageKind] = [
    combining("flatMap", "Subscribes to a sequence for each element, and emits all their elements.") {
      $0.flatMap($1)
    },
    combining(
      "flatMapLatest", "Subscribes to a sequence for each element, and disposes of the previous one."
    ) { $0.flatMapLatest($1) },
    combining("flatMapFirst", "Ignores elements as long as the current inner sequence is active.") {
      $0.flatMapFirst($1)
    },
    combining("concatMap", "Subscribes to one inner sequence after another, in order.") { $0.concatMap($1) },
    StageKind(
      "mapToSequence", "map to sequences", .inner, "Emits a sequence for each element.", innerParameters
    ) { stage in
      let inner = stage.inner()
      return Step(.sequence(inner.element), ".map { \(inner.code)\(StageKind.innerMark) }") { source, run in
        let stage = run.stage
        return source.map { .sequence(run.inner(inner.make($0, run), of: stage)) }
      }
    },
    StageKind(
      "groupBy", "groupBy", .inner, "Emits a sequence for each key, with the elements that have this key.",
      [Parameter("keySelector", .closure, "$0 % 2")]
    ) { stage in
      let key = stage.closure(0, [stage.input])
      stage.requireEquatable(key.result)
      return Step(.group(key: key.result, stage.input), ".groupBy { \(key.body) }\(innersMark)") {
        source, run in
        let stage = run.stage
        return source.groupBy { key($0).description }.map { group in
          .sequence(run.inner(group.asObservable(), of: stage, key: group.key))
        }
      }
    },
    StageKind(
      "window", "window", .inner, "Emits a sequence for each span of time, which ends early if it is full.",
      [Parameter("milliseconds", .time, "50"), Parameter("count", .number(1...99), "3")]
    ) { stage in
      let (time, count) = (stage.time(0), stage.number(1))
      return Step(
        .sequence(stage.input),
        ".window(timeSpan: .milliseconds(\(time)), count: \(count), scheduler: scheduler)\(innersMark)"
      ) { source, run in
        let stage = run.stage
        return source.window(timeSpan: .milliseconds(time), count: count, scheduler: run.clock.scheduler)
          .map { .sequence(run.inner($0, of: stage)) }
      }
    },
    flattening("mergeAll", "merge()", "Subscribes to each sequence, and emits all their elements.") { _ in
      (".merge()", { $0.merge() })
    },
    flattening(
      "mergeMax", "merge(maxConcurrent:)", "Subscribes to at most this many sequences at a time.",
      [Parameter("maxConcurrent", .number(1...9), "1")]
    ) { stage in
      let most = stage.number(0)
      return (".merge(maxConcurrent: \(most))", { $0.merge(maxConcurrent: most) })
    },
    flattening("concatAll", "concat()", "Subscribes to one sequence after another, in order.") { _ in
      (".concat()", { $0.concat() })
    },
    flattening("switchLatest", "switchLatest", "Follows only the latest sequence.") { _ in
      (".switchLatest()", { $0.switchLatest() })
    },
  ]
}
