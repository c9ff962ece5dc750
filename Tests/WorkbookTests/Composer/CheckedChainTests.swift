import TestSupport
import Testing

@testable import Composer

@Suite struct CheckedChainTests {
  private func chain(
    _ stages: Composition.Stage..., kind: SourceKind = .cold, parameters: [String] = [],
    labels: [String] = ["1", "2"]
  ) -> CheckedChain {
    let marks = labels.enumerated().map { Composition.Mark(10 * $0, .element, $1) }
    return CheckedChain(
      Composition(
        [.init("a", kind, parameters, marks: marks), .init("b", marks: [.init(5, .element, "x")])], stages))
  }

  @Test(
    arguments: [
      (Composition.Stage("filter", "$0 * 2"), "The closure must return a Bool, but this is an Int.", 0),
      (.init("take", "x"), "`count` must be a whole number from 0 to 99.", 0),
      (.init("delay", "0"), "`milliseconds` must be a whole number of milliseconds from 1 to 3000.", 0),
      (.init("merge", "b"), "The elements must have the same type: Int here, String in `b`.", 0),
      (.init("merge", "q"), "Unknown source `q`.", 0),
      (.init("merge", ""), "Add a second source, and choose it here.", 0),
      (.init("catchAndReturn", "\"x\""), "The value must be an Int, but this is a String.", 0),
      (.init("scan", "\"\"", "$1"), "The closure must return a String, but this is an Int.", 1),
      (.init("share", "0", "always"), "`always` isn't one of the choices of `scope`.", 1),
      (
        .init("compactMap", "$0"), "The closure must return an optional, such as `Int($0)` or `$0.first`.",
        nil
      ),
      (.init("dematerialize"), "The elements must be events, as after `materialize`.", nil),
      (
        .init("mergeAll"),
        "The elements must be sequences, as after `map to sequences`, `window` or `groupBy`.", nil
      ),
      (
        .init("flatMap", "of", "$0, \"x\""),
        "The elements of `of` must have the same type, but they are Int and String.", nil
      ),
      (.init("unknown"), "Unknown operator `unknown`.", nil),
    ] as [(Composition.Stage, String, Int?)])
  func `a wrong parameter has a message`(stage: Composition.Stage, message: String, parameter: Int?) {
    let checked = chain(.init("map", "$0"), stage)
    #expect(checked.stageProblem?.stage == 1)
    #expect(checked.stageProblem?.problem.message == message)
    #expect(checked.stageProblem?.problem.parameter == parameter)
    #expect(checked.stageTypes == ["Int"])
    #expect(!checked.isRight)
  }

  @Test func `stages that need elements are refused where none arrive`() {
    for stage in [Composition.Stage("map", "$0"), .init("startWith", "0"), .init("flatMap", "of", "$0")] {
      #expect(
        chain(.init("ignoreElements"), stage).stageProblem?.problem.message.hasPrefix(
          "No elements arrive here") == true)
    }
    #expect(chain(.init("ignoreElements"), .init("delay", "10")).isRight)
  }

  @Test func `sequences must be flattened first`() {
    let checked = chain(.init("window", "50", "2"), .init("map", "1"))
    #expect(checked.stageTypes == ["Observable<Int>"])
    #expect(checked.stageProblem?.problem.message.hasPrefix("The elements are sequences here.") == true)
    #expect(chain(.init("window", "50", "2"), .init("take", "1"), .init("switchLatest")).isRight)
  }

  @Test func `a row of numbers has other elements than a row of texts`() {
    #expect(chain().sourceTypes == ["Int", "String"])
    #expect(chain(labels: ["1", "x"]).sourceTypes == ["String", "String"])
    #expect(chain(kind: .of, parameters: ["[1], [2]"]).sourceTypes == ["[Int]", "String"])
    #expect(
      chain(kind: .of, parameters: ["1, \"a\""]).sourceProblems[0]?.message
        == "All values must have the same type, but there are Int and String.")
    #expect(
      chain(kind: .behavior, parameters: ["7"], labels: ["x"]).sourceProblems[0]?.message
        == "The first value must be a String, like the marbles.")
  }

  @Test func `each kind of source emits its events`() {
    func lines(_ kind: SourceKind, _ parameters: String...) -> String {
      ChainRun(chain(kind: kind, parameters: parameters)).lines(showsSteps: false).prefix(4).joined(
        separator: ", ")
    }
    #expect(lines(.cold) == "0 next(1), 10 next(2)")
    #expect(lines(.publish) == "0 next(1), 10 next(2)")
    #expect(lines(.behavior, "9") == "0 next(9), 0 next(1), 10 next(2)")
    #expect(lines(.replay, "1") == "0 next(1), 10 next(2)")
    #expect(lines(.of, "4, 5") == "0 next(4), 0 next(5), 0 completed")
    #expect(lines(.timer, "50") == "50 next(0), 50 completed")
    #expect(lines(.interval, "40") == "40 next(0), 80 next(1), 120 next(2), 160 next(3)")
    #expect(lines(.empty) == "0 completed")
    #expect(lines(.never) == "")
  }

  @Test func `subscriptions and inner sequences are recorded`() {
    let run = ChainRun(chain(.init("flatMapLatest", "b", "$1")))
    #expect(
      run.lines(showsSteps: true) == [
        "0 1 subscribed", "0 a subscribed", "0 a next(1)", "0 1 inner subscribed", "0 b subscribed",
        "5 b next(x)", "5 1 inner next(x)", "5 1 next(x)", "10 a next(2)", "10 b disposed",
        "10 1 inner disposed",
        "10 1 inner subscribed", "10 b subscribed", "15 b next(x)", "15 1 inner next(x)", "15 1 next(x)",
      ])
    #expect(run.innerNames == [["#1", "#2"]])
  }

  @Test func `an explosion of events is cut off`() {
    let stages = (0..<8).map { _ in Composition.Stage("flatMap", "of", "$0, $0, $0, $0") }
    let checked = CheckedChain(Composition([.init("a", .of, ["1, 2, 3"])], stages))
    let run = ChainRun(checked)
    #expect(run.isCutOff)
    #expect(run.events.count == 3_000)
  }

  @Test func `a crash stops the run`() {
    let checked = chain(.init("map", "1 / ($0 - 2)"))
    let run = ChainRun(checked)
    #expect(run.crash == "The program crashes, because it divides by zero.")
    #expect(run.lines(showsSteps: false) == ["0 next(-1)"])
  }

  @Test func `a long element stops the run`() {
    let run = ChainRun(chain(.init("map", "String(repeating: \"x\", count: 199 + $0)")))
    #expect(run.crash == "The run was stopped, because an element is longer than 200 bytes.")
    #expect(run.events.filter { $0.track == .stage(0) && $0.kind == .element }.map(\.text.count) == [200])
  }

  @Test func `a request contains the whole chain`() {
    var random = RandomCompositions(seed: 42)
    for _ in 0..<50 {
      let chain = random.next()
      #expect(Composition(lines: chain.lines) == chain)
      #expect(Composition(lines: Array(chain.lines.dropLast())) == nil)
    }
    #expect(Composition(lines: []) == nil)
  }

  @Test func `a run can be repeated`() {
    var random = RandomCompositions(seed: 7)
    for _ in 0..<50 {
      let chain = random.next()
      #expect(ChainRun(CheckedChain(chain)).events == ChainRun(CheckedChain(chain)).events)
    }
  }
}
