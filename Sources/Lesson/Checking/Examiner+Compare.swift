public import Reactive
import ReactiveTesting

extension Examiner {
  /// Plays rows of marbles into the reader's operator and into one that is right, and objects to the first difference,
  /// shown on the smallest rows that show it.
  ///
  ///     examiner.compare(
  ///       "even(_:)", on: ["source: --1--2--(34)--|", "source: 2--X"],
  ///       yours: { (source: Observable<Int>) in even(source) },
  ///       expected: { source in source.filter { $0.isMultiple(of: 2) } })
  ///
  /// Besides these rows, others are tried that are made of them: with events left out, and with other ends. Compared are
  /// what observers see and when, who subscribes to which source and when, and if asked what is printed.
  ///
  /// - Parameters:
  ///   - what: What the reader was to write, for the message.
  ///   - diagrams: Rows as those of a chapter's `diagram`, an observer's among them if need be.
  ///   - hot: The names of the rows that are hot.
  ///   - printing: What counts of a printed line, as in `{ $0 }`; nil if nothing that is printed does.
  ///   - yours: What the reader has made of the sources.
  ///   - expected: What is right.
  /// - Returns: Whether there was no difference. Operators that need a scheduler take the examiner's.
  @discardableResult
  public func compare<each Source, Yours: ObservableConvertibleType, Expected: ObservableConvertibleType>(
    _ what: String, on diagrams: [String], hot: [String] = [], printing: ((String) -> String)? = nil,
    yours: @escaping (repeat Observable<each Source>) throws -> Yours,
    expected: @escaping (repeat Observable<each Source>) throws -> Expected
  ) -> Bool {
    func comparison(_ input: MarbleInput) -> PerformanceComparison {
      let right = TestScheduler.marbles()
      scheduler = right
      let model = Performance.play(input, hot: hot, on: right, printing: printing, expected)
      let own = TestScheduler.marbles()
      scheduler = own
      return PerformanceComparison(
        expected: model, found: Performance.play(input, hot: hot, on: own, printing: printing, yours))
    }
    var dice = Dice(seed: diagrams.count)
    let given = diagrams.map { MarbleInput($0) }
    let varied = given.flatMap { input in (0..<12).map { _ in input.varied(&dice) } }
    guard let failing = (given + varied).first(where: { comparison($0).isDifferent }) else { return true }
    let smallest = Shrinking.smallest(failing, smaller: \.smaller) { comparison($0).isDifferent }
    add(comparison(smallest).objection(to: what, input: smallest.shown))
    return false
  }
}
