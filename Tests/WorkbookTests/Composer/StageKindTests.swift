import Testing

@testable import Composer

/// Each operator of the playground with its usual parameters.
@Suite struct StageKindTests {
  private static let numbers = Composition.Source(
    "a",
    marks: [
      .init(10, .element, "1"), .init(30, .element, "2"), .init(40, .element, "2"), .init(100, .element, "3"),
      .init(120, .completed),
    ])
  private static let failing = Composition.Source(
    "a", marks: [.init(10, .element, "1"), .init(30, .error, "X")])
  private static let others = Composition.Source(
    "b", marks: [.init(20, .element, "7"), .init(60, .element, "8"), .init(80, .completed)])

  struct Case: CustomTestStringConvertible, Sendable {
    let stages: [Composition.Stage]
    let fails: Bool
    let lines: String

    init(_ stages: Composition.Stage..., fails: Bool = false, emits lines: String) {
      (self.stages, self.fails, self.lines) = (stages, fails, lines)
    }

    var testDescription: String { stages.map(\.kind).joined(separator: ", ") }
  }

  private static func run(_ one: Case) -> (checked: CheckedChain, run: ChainRun) {
    let checked = CheckedChain(Composition([one.fails ? failing : numbers, others], one.stages))
    return (checked, ChainRun(checked))
  }

  @Test(arguments: cases) func `an operator emits the expected events`(_ one: Case) {
    let (checked, run) = Self.run(one)
    #expect(checked.isRight, "\(String(describing: checked.stageProblem))")
    #expect(run.lines(showsSteps: false).joined(separator: ", ") == one.lines)
  }

  private static func lines(_ sources: [Composition.Source], _ stages: Composition.Stage...) -> String {
    ChainRun(CheckedChain(Composition(sources, stages))).lines(showsSteps: false).joined(separator: ", ")
  }

  @Test func `subscribeOn subscribes in a later task`() {
    let sources = [Composition.Source("a", .of, ["1, 2"]), Composition.Source("b", .of, ["7, 8"])]
    #expect(
      Self.lines(sources, .init("merge", "b"))
        == "0 next(1), 0 next(7), 0 next(2), 0 next(8), 0 completed")
    #expect(
      Self.lines(sources, .init("subscribeOn"), .init("merge", "b"))
        == "0 next(7), 0 next(8), 0 next(1), 0 next(2), 0 completed")
  }

  @Test func `delaySubscription misses the events of a subject, and delay does not`() {
    let subject = Composition.Source("a", .publish, marks: Self.numbers.marks)
    #expect(
      Self.lines([subject], .init("delaySubscription", "35")) == "40 next(2), 100 next(3), 120 completed")
    #expect(
      Self.lines([subject], .init("delay", "35"))
        == "45 next(1), 65 next(2), 75 next(2), 135 next(3), 155 completed")
  }

  @Test func `every operator has a case, and its own identifier`() {
    let tested = Set(Self.cases.flatMap(\.stages).map(\.kind))
    let all = StageKind.all.map(\.identifier)
    #expect(all.filter { !tested.contains($0) } == [])
    #expect(Set(all).count == all.count)
    #expect(all.count > 50)
    for kind in StageKind.all {
      #expect(kind.words.hasSuffix(".") && kind.words.count < 90, "\(kind.identifier)")
    }
  }

  static let cases: [Case] = [
    Case(
      .init("map", "$0 * 10"), emits: "10 next(10), 30 next(20), 40 next(20), 100 next(30), 120 completed"),
    Case(
      .init("compactMap", "$0 > 1 ? [$0].first : Int(\"x\")"),
      emits: "30 next(2), 40 next(2), 100 next(3), 120 completed"),
    Case(
      .init("scan", "0", "$0 + $1"), emits: "10 next(1), 30 next(3), 40 next(5), 100 next(8), 120 completed"),
    Case(.init("reduce", "0", "$0 + $1"), emits: "120 next(8), 120 completed"),
    Case(
      .init("enumerated"),
      emits:
        "10 next((index: 0, element: 1)), 30 next((index: 1, element: 2)), 40 next((index: 2, element: 2)), 100 next((index: 3, element: 3)), 120 completed"
    ),
    Case(.init("toArray"), emits: "120 next([1, 2, 2, 3]), 120 completed"),
    Case(
      .init("startWith", "0"),
      emits: "0 next(0), 10 next(1), 30 next(2), 40 next(2), 100 next(3), 120 completed"),
    Case(.init("materialize"), fails: true, emits: "10 next(next(1)), 30 next(error(X)), 30 completed"),
    Case(.init("materialize"), .init("dematerialize"), fails: true, emits: "10 next(1), 30 error(X)"),
    Case(.init("filter", "$0 % 2 == 1"), emits: "10 next(1), 100 next(3), 120 completed"),
    Case(.init("distinct"), emits: "10 next(1), 30 next(2), 100 next(3), 120 completed"),
    Case(.init("distinctKey", "$0 / 2"), emits: "10 next(1), 30 next(2), 120 completed"),
    Case(.init("take", "2"), emits: "10 next(1), 30 next(2), 30 completed"),
    Case(.init("skip", "2"), emits: "40 next(2), 100 next(3), 120 completed"),
    Case(.init("takeLast", "2"), emits: "120 next(2), 120 next(3), 120 completed"),
    Case(.init("takeWhile", "$0 < 2", "inclusive"), emits: "10 next(1), 30 next(2), 30 completed"),
    Case(.init("skipWhile", "$0 < 2"), emits: "30 next(2), 40 next(2), 100 next(3), 120 completed"),
    Case(.init("takeUntilPredicate", "$0 == 2", "exclusive"), emits: "10 next(1), 30 completed"),
    Case(.init("takeUntil", "b"), emits: "10 next(1), 20 completed"),
    Case(.init("skipUntil", "b"), emits: "30 next(2), 40 next(2), 100 next(3), 120 completed"),
    Case(.init("elementAt", "1"), emits: "30 next(2), 30 completed"),
    Case(.init("first"), emits: "10 next(Optional(1)), 10 completed"),
    Case(.init("single"), emits: "10 next(1), 30 error(Sequence contains more than one element.)"),
    Case(.init("ignoreElements"), emits: "120 completed"),
    Case(.init("filter", "$0 > 9"), .init("ifEmpty", "5"), emits: "120 next(5), 120 completed"),
    Case(
      .init("filter", "$0 > 9"), .init("ifEmptySwitch", "b"), emits: "140 next(7), 180 next(8), 200 completed"
    ),
    Case(.init("sample", "b"), emits: "20 next(1), 60 next(2)"),
    Case(
      .init("merge", "b"),
      emits: "10 next(1), 20 next(7), 30 next(2), 40 next(2), 60 next(8), 100 next(3), 120 completed"),
    Case(
      .init("concat", "b"),
      emits: "10 next(1), 30 next(2), 40 next(2), 100 next(3), 140 next(7), 180 next(8), 200 completed"),
    Case(.init("delay", "30"), .init("amb", "b"), emits: "20 next(7), 60 next(8), 80 completed"),
    Case(.init("amb", "b"), emits: "10 next(1), 30 next(2), 40 next(2), 100 next(3), 120 completed"),
    Case(.init("zip", "b", "($0, $1)"), emits: "20 next((1, 7)), 60 next((2, 8)), 120 completed"),
    Case(
      .init("combineLatest", "b", "$0 + $1"),
      emits: "20 next(8), 30 next(9), 40 next(9), 60 next(10), 100 next(11), 120 completed"),
    Case(
      .init("withLatestFrom", "b", "[$0, $1]"),
      emits: "30 next([2, 7]), 40 next([2, 7]), 100 next([3, 8]), 120 completed"),
    Case(
      .init("flatMap", "b", "$0 * 10 + $1"),
      emits:
        "30 next(17), 50 next(27), 60 next(27), 70 next(18), 90 next(28), 100 next(28), 120 next(37), 160 next(38), 180 completed"
    ),
    Case(
      .init("flatMap", "of", "$0, $0 * 10"),
      emits:
        "10 next(1), 10 next(10), 30 next(2), 30 next(20), 40 next(2), 40 next(20), 100 next(3), 100 next(30), 120 completed"
    ),
    Case(
      .init("flatMapLatest", "b", "$0 * 10 + $1"),
      emits: "60 next(27), 120 next(37), 160 next(38), 180 completed"),
    Case(
      .init("flatMapFirst", "timer", "$0", "25"), emits: "35 next(1), 65 next(2), 125 next(3), 125 completed"),
    Case(
      .init("concatMap", "interval", "$0 * 10 + $1", "20", "2"),
      emits:
        "30 next(10), 50 next(11), 70 next(20), 90 next(21), 110 next(20), 130 next(21), 150 next(30), 170 next(31), 170 completed"
    ),
    Case(
      .init("mapToSequence", "of", "$0, $0"), .init("mergeAll"),
      emits:
        "10 next(1), 10 next(1), 30 next(2), 30 next(2), 40 next(2), 40 next(2), 100 next(3), 100 next(3), 120 completed"
    ),
    Case(
      .init("mapToSequence", "b", "$1"), .init("concatAll"),
      emits: "30 next(7), 70 next(8), 110 next(7), 150 next(8), 190 next(7), 230 next(8), 270 next(7)"),
    Case(
      .init("mapToSequence", "b", "$1"), .init("mergeMax", "2"),
      emits:
        "30 next(7), 50 next(7), 70 next(8), 90 next(8), 110 next(7), 130 next(7), 150 next(8), 170 next(8), 190 completed"
    ),
    Case(
      .init("mapToSequence", "b", "$1"), .init("switchLatest"),
      emits: "60 next(7), 120 next(7), 160 next(8), 180 completed"),
    Case(
      .init("mapToSequence", "timer", "$0", "5"),
      emits:
        "10 next(#1), 15 #1 next(1), 15 #1 completed, 30 next(#2), 35 #2 next(2), 35 #2 completed, 40 next(#3), 45 #3 next(2), 45 #3 completed, 100 next(#4), 105 #4 next(3), 105 #4 completed, 120 completed"
    ),
    Case(
      .init("groupBy", "$0 % 2"),
      emits:
        "10 next(1), 10 1 next(1), 30 next(0), 30 0 next(2), 40 0 next(2), 100 1 next(3), 120 1 completed, 120 0 completed, 120 completed"
    ),
    Case(
      .init("window", "50", "9"),
      emits:
        "0 next(#1), 10 #1 next(1), 30 #1 next(2), 40 #1 next(2), 50 #1 completed, 50 next(#2), 100 #2 next(3), 100 #2 completed, 100 next(#3), 120 #3 completed, 120 completed"
    ),
    Case(.init("debounce", "30"), emits: "70 next(2), 120 next(3), 120 completed"),
    Case(.init("throttle", "50", "true"), emits: "10 next(1), 60 next(2), 110 next(3), 120 completed"),
    Case(.init("throttle", "50", "false"), emits: "10 next(1), 100 next(3), 120 completed"),
    Case(.init("delay", "30"), emits: "40 next(1), 60 next(2), 70 next(2), 130 next(3), 150 completed"),
    Case(
      .init("delaySubscription", "30"),
      emits: "40 next(1), 60 next(2), 70 next(2), 130 next(3), 150 completed"),
    Case(.init("timeout", "50"), emits: "10 next(1), 30 next(2), 40 next(2), 90 error(Sequence timeout.)"),
    Case(
      .init("timeoutOther", "50", "b"),
      emits: "10 next(1), 30 next(2), 40 next(2), 110 next(7), 150 next(8), 170 completed"),
    Case(.init("buffer", "50", "9"), emits: "50 next([1, 2, 2]), 100 next([3]), 120 next([]), 120 completed"),
    Case(.init("takeFor", "50"), emits: "10 next(1), 30 next(2), 40 next(2), 50 completed"),
    Case(.init("skipFor", "50"), emits: "100 next(3), 120 completed"),
    Case(.init("catchAndReturn", "0"), fails: true, emits: "10 next(1), 30 next(0), 30 completed"),
    Case(.init("catch", "b"), fails: true, emits: "10 next(1), 50 next(7), 90 next(8), 110 completed"),
    Case(.init("retry", "2"), fails: true, emits: "10 next(1), 40 next(1), 60 error(X)"),
    Case(
      .init("share", "1", "forever"), emits: "10 next(1), 30 next(2), 40 next(2), 100 next(3), 120 completed"),
    // The second subscription receives what the first one has received.
    Case(
      .init("share", "1", "forever"), .init("retry", "2"), fails: true,
      emits: "10 next(1), 30 next(1), 30 error(X)"),
    Case(.init("share", "1"), .init("retry", "2"), fails: true, emits: "10 next(1), 40 next(1), 60 error(X)"),
    Case(.init("subscribeOn"), emits: "10 next(1), 30 next(2), 40 next(2), 100 next(3), 120 completed"),
  ]
}
