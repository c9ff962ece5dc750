import SystemSupport
import TestSupport
import Testing

@testable import Composer
import Foundation
@testable import Puzzles

@Suite(.timeLimit(.minutes(30))) struct PuzzleMakerTests {
  /// Lists of operators such as those of a book: each chapter adds a group.
  private static let lessons: [(own: [String], earlier: [String])] = {
    var earlier: [String] = []
    return [[.filtering], [.transforming], [.combining], [.inner], [.timing], [.errors]].map {
      (groups: [StageKind.Group]) in
      let own = StageKind.all.filter { groups.contains($0.group) }.map(\.identifier)
      defer { earlier += own }
      return (own, earlier)
    }
  }()

  /// Makes `count` puzzles of a kind, with the operators of all lessons and of all levels.
  private static func puzzles(_ kind: Puzzle.Kind, count: Int) -> [(puzzle: Puzzle, own: [String])] {
    let size = (count + lessons.count - 1) / lessons.count
    return concurrentMap(Array(lessons.indices)) { index in
      let lesson = lessons[index]
      let maker = PuzzleMaker(own: lesson.own, earlier: lesson.earlier)
      var found: [(Puzzle, [String])] = []
      for seed in 0..<10 * size where found.count < size {
        maker.puzzle(kind, level: 1 + seed % 4, seed: seed).map { found.append(($0, lesson.own)) }
      }
      return found
    }.flatMap(\.self)
  }

  /// The events of a chain's result as a program prints them, or nil if the chain doesn't compile or would crash.
  ///
  /// It doesn't use `ChainResult`, with which puzzles are judged.
  private static func printed(_ chain: Composition) -> [String]? {
    let checked = CheckedChain(chain)
    guard checked.isRight else { return nil }
    let run = ChainRun(checked)
    if run.crash != nil || run.isCutOff { return nil }
    return run.lines(showsSteps: false).map { line in
      line.firstRange(of: " error(").map { String(line[..<$0.upperBound]) } ?? line
    }
  }

  private static func withoutSteps(_ chain: Composition) -> Composition {
    Composition(chain.sources, [], duration: chain.duration)
  }

  private func prove(_ kind: Puzzle.Kind, count: Int) {
    let puzzles = Self.puzzles(kind, count: count)
    #expect(puzzles.count >= count)
    for (puzzle, own) in puzzles {
      let wanted = Self.printed(puzzle.chain)
      #expect(wanted?.isEmpty == false)
      #expect(puzzle.accepts(puzzle.chain))
      #expect(puzzle.isSound)
      #expect(Self.printed(Self.withoutSteps(puzzle.chain)) != wanted, "\(puzzle)")
      #expect(puzzle.chain.stages.contains { own.contains($0.kind) })
      #expect(puzzle.level == Puzzle.level(of: puzzle.chain))
      switch kind {
      case .choose:
        let right = puzzle.options.filter { Self.printed(puzzle.chain(with: $0)) == wanted }
        #expect(right == [puzzle.chain.stages[puzzle.slot]], "\(puzzle)")
        #expect(Set(puzzle.options.map { "\($0)" }).count == puzzle.options.count)
        #expect(puzzle.options.count == 5 || puzzle.options.count == 4)
        #expect(puzzle.options.allSatisfy { Self.printed(puzzle.chain(with: $0)) != nil })
      case .fix:
        let start = puzzle.chain(with: puzzle.options[0])
        #expect(Self.printed(start) != nil)
        #expect(Self.printed(start) != wanted)
        #expect(!puzzle.accepts(start))
      case .place:
        #expect(Self.printed(puzzle.chain(with: [])) != wanted)
      case .predict:
        let row = ChainResult(of: puzzle.chain)?.marks ?? []
        #expect(ChainResult(of: row, duration: puzzle.chain.duration) == ChainResult(of: puzzle.chain))
      }
    }
  }

  @Test(arguments: Puzzle.Kind.allCases) func `puzzles have an answer, and none is trivial`(
    kind: Puzzle.Kind
  ) { prove(kind, count: 24) }

  /// The number of puzzles in the slow tests; 2,000 of each kind take half an hour.
  private static let count =
    ProcessInfo.processInfo.environment["RXBOOK_PUZZLES"].flatMap { Int($0) } ?? 100

  @Test(.slow, arguments: Puzzle.Kind.allCases) func `many puzzles have an answer, and none is trivial`(
    kind: Puzzle.Kind
  ) { prove(kind, count: Self.count) }

  // MARK: Solving

  /// All steps that a reader is likely to try, with parameters that the maker of puzzles doesn't know.
  private static let candidates: [Composition.Stage] = StageKind.all.flatMap { kind in
    var lists: [[String]] = [[]]
    for parameter in kind.parameters {
      let texts: [String] =
        switch parameter.kind {
        case .number(let range): (0...4).filter(range.contains).map(String.init)
        case .time: ["20", "30", "40", "50", "60", "70"]
        case .closure: closures
        case .value: ["0", "1", "9", "\"z\"", "\"\""]
        case .values: ["1, 2"]
        case .row: ["b", "a"]
        case .inner: ["b", "of", "timer", "interval"]
        case .choice(let choices): choices
        }
      lists = lists.flatMap { list in texts.map { list + [$0] } }
    }
    // Operators with inner sequences have thousands of lists.
    return stride(from: 0, to: lists.count, by: 1 + lists.count / 60).map {
      Composition.Stage(kind.identifier, parameters: lists[$0])
    }
  }

  private static let closures = [
    "$0 % 2 == 0", "$0 % 2 != 0", "$0 > 2", "$0 >= 3", "$0 < 3", "$0 <= 2", "$0 != 3", "$0 == 5", "$0 * 10",
    "$0 + 1", "$0 % 2", "10 - $0", "$0 + $1", "$0 * 10 + $1", "max($0, $1)", "\"\\($0)\\($1)\"", "$1", "$0",
    "\"\\($0)!\"", "$0.uppercased()", "$0 != \"b\"", "$0, $0", "$0, 0", "$0 > 4", "Int($0)",
  ]

  /// Tries all candidates in the slot of a puzzle.
  private func solve(_ kind: Puzzle.Kind, count: Int) -> Int {
    let puzzles = Self.puzzles(kind, count: count)
    let numbers = concurrentMap(Array(puzzles.indices)) { index in
      let puzzle = puzzles[index].puzzle
      let wanted = Self.printed(puzzle.chain)
      var answers = 0
      for stage in Self.candidates {
        let answer = puzzle.chain(with: stage)
        let isRight = Self.printed(answer) == wanted
        #expect(puzzle.accepts(answer) == isRight, "\(answer)")
        answers += isRight ? 1 : 0
      }
      return answers
    }
    return numbers.count { $0 > 0 }
  }

  @Test(arguments: [Puzzle.Kind.choose, .fix]) func `every answer with the wanted result is right`(
    kind: Puzzle.Kind
  ) { #expect(solve(kind, count: 6) > 0) }

  @Test(.slow, arguments: [Puzzle.Kind.choose, .fix])
  func `every answer to many puzzles with the wanted result is right`(kind: Puzzle.Kind) {
    #expect(solve(kind, count: Self.count / 10) > Self.count / 20)
  }

  @Test func `rows with the wanted result are right`() {
    var random = PuzzleRandom(seed: 5)
    var right = 0
    for (puzzle, _) in Self.puzzles(.place, count: 24) {
      let wanted = Self.printed(puzzle.chain)
      for _ in 0..<40 {
        var marks = puzzle.chain.sources[0].marks
        let changed = random.number(marks.count)
        switch random.number(4) {
        case 0: marks.remove(at: changed)
        case 1: marks[changed].text = "\(random.number(9))"
        case 2: marks.insert(.init(marks[changed].time, .element, "4"), at: changed)
        default: marks[changed].time += 10
        }
        let answer = puzzle.chain(with: marks)
        #expect(puzzle.accepts(answer) == (Self.printed(answer) == wanted))
        right += puzzle.accepts(answer) ? 1 : 0
      }
    }
    #expect(right > 0)
  }

  // MARK: Rules

  private static let row = Composition.Source(
    "a",
    marks: [
      .init(0, .element, "1"), .init(20, .element, "2"), .init(40, .element, "3"), .init(60, .completed),
    ])

  private func puzzle(
    _ kind: Puzzle.Kind, _ stages: Composition.Stage..., options: [Composition.Stage] = []
  ) -> Puzzle { Puzzle(kind, level: 1, Composition([Self.row], stages), options: options) }

  @Test func `a puzzle that is solved by doing nothing is refused`() {
    #expect(puzzle(.predict, .init("filter", "$0 > 1")).isSound)
    #expect(!puzzle(.predict, .init("filter", "$0 > 0")).isSound)
    // The first step doesn't matter.
    #expect(!puzzle(.predict, .init("filter", "$0 > 0"), .init("map", "$0 + 1")).isSound)
    // A copy of the result is an answer.
    #expect(!puzzle(.place, .init("filter", "$0 > 1")).isSound)
    #expect(puzzle(.place, .init("map", "$0 + 1")).isSound)
    #expect(puzzle(.fix, .init("take", "2"), options: [.init("take", "1")]).isSound)
    #expect(!puzzle(.fix, .init("take", "2"), options: [.init("filter", "$0 <")]).isSound)
    #expect(!puzzle(.fix, .init("filter", "$0 > 1"), options: [.init("skip", "1")]).isSound)
  }

  @Test func `a puzzle with two right choices is refused`() {
    let others: [Composition.Stage] = [.init("skip", "2"), .init("take", "1"), .init("takeLast", "1")]
    let right = Composition.Stage("filter", "$0 > 1")
    #expect(puzzle(.choose, right, options: others + [right]).isSound)
    #expect(!puzzle(.choose, right, options: others + [right, .init("skip", "1")]).isSound)
    #expect(!puzzle(.choose, right, options: others + [.init("skip", "3")]).isSound)
    #expect(!puzzle(.choose, right, options: [right] + others.dropLast()).isSound)
  }

  @Test func `a result that depends on the order of simultaneous events is refused`() {
    func isSound(_ time: Int) -> Bool {
      let other = Composition.Source("b", marks: [.init(time, .element, "7"), .init(50, .completed)])
      return Puzzle(
        .predict, level: 2, Composition([Self.row, other], [.init("withLatestFrom", "b", "$0 + $1")])
      )
      .isSound
    }
    #expect(isSound(10))
    #expect(!isSound(20))
  }

  @Test func `a result that the row does not show is refused`() {
    #expect(puzzle(.predict, .init("delay", "30")).isSound)
    #expect(!puzzle(.predict, .init("delay", "290")).isSound)
    #expect(!puzzle(.predict, .init("map", "\"\\($0) and much more\"")).isSound)
    #expect(!puzzle(.predict, .init("window", "30", "2")).isSound)
    // After 20 ms, texts of four letters cover each other.
    #expect(puzzle(.predict, .init("map", "\"\\($0)!!\"")).isSound)
    #expect(!puzzle(.predict, .init("map", "\"\\($0)!!!\"")).isSound)
    // The reader would have to type `next(1)`.
    #expect(!puzzle(.predict, .init("materialize")).isSound)
  }

  @Test func `the level depends on the steps and their groups`() {
    func level(_ stages: Composition.Stage...) -> Int { Puzzle.level(of: Composition([Self.row], stages)) }
    #expect(level(.init("filter", "$0 > 1")) == 1)
    #expect(level(.init("filter", "$0 > 1"), .init("map", "$0 + 1")) == 2)
    #expect(level(.init("merge", "b")) == 2)
    #expect(level(.init("flatMap", "of", "$0, 0"), .init("delay", "30")) == 4)
  }

  @Test func `the same seed makes the same puzzles`() {
    let maker = PuzzleMaker(own: ["filter", "take", "skip", "takeLast"], earlier: ["map"])
    let puzzles = maker.puzzles(.choose, count: 6, seed: 3)
    #expect(puzzles.count == 6)
    #expect(puzzles == maker.puzzles(.choose, count: 6, seed: 3))
    #expect(puzzles != maker.puzzles(.choose, count: 6, seed: 4))
    #expect(puzzles.map(\.level) == puzzles.map(\.level).sorted())
    let known = ["filter", "take", "skip", "takeLast", "map"]
    for puzzle in puzzles {
      #expect((puzzle.chain.stages + puzzle.options).allSatisfy { known.contains($0.kind) })
    }
  }

  @Test func `operators whose effect nobody sees make no puzzles`() {
    #expect(
      PuzzleMaker(own: ["share", "subscribeOn"], earlier: ["filter"]).puzzles(.fix, count: 3, seed: 1)
        .isEmpty)
    #expect(!PuzzleMaker.operators.contains("share"))
  }
}
