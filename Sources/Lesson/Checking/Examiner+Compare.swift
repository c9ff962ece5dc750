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
  /// Besides these rows, others are tried that are made of them: with events left out, and with other ends; and, where it
  /// is said what elements may be, rows that are made up, the same in every run. Somebody else also comes while an event
  /// is being seen. Where several rows have an event in one column, they send in the order in which they are written, and
  /// then in others. Compared are what observers see, when, and on which queue; who subscribes to which source, when, and
  /// on which queue; and if asked what is printed.
  ///
  /// - Parameters:
  ///   - what: What the reader was to write, for the message.
  ///   - diagrams: Rows as those of a chapter's `diagram`, an observer's among them if need be.
  ///   - hot: The names of the rows that are hot.
  ///   - draws: What elements may be, by the names of rows, as far as the statement allows; of all rows, or of none.
  ///   - sender: The scheduler that sends what the rows say; nil for the one that also moves the examiner's.
  ///   - printing: What counts of a printed line, as in `{ $0 }`; nil if nothing that is printed does.
  ///   - loose: Whether a line of these may be printed at any time.
  ///   - yours: What the reader has made of the sources.
  ///   - expected: What is right.
  /// - Returns: Whether there was no difference. Operators that need a scheduler take the examiner's.
  @discardableResult
  public func compare<each Source, Yours: ObservableConvertibleType, Expected: ObservableConvertibleType>(
    _ what: String, on diagrams: [String], hot: [String] = [], drawing draws: [String: MarbleDraw] = [:],
    sentBy sender: (any SchedulerType)? = nil,
    printing: ((String) -> String)? = nil, anywhere loose: @escaping (String) -> Bool = { _ in false },
    yours: @escaping (repeat Observable<each Source>) throws -> Yours,
    expected: @escaping (repeat Observable<each Source>) throws -> Expected
  ) -> Bool {
    let reading = printing.map { PrintReading(text: $0, isLoose: loose) }
    func comparison(
      _ input: MarbleInput, in order: DeliveryOrder = .asWritten, visit: Visit? = nil
    ) -> PerformanceComparison {
      let diagram = input.diagram
      let right = CheckStage(rows: input.sources, order: order, sender: sender)
      scheduler = right.scheduler
      let model = Performance.play(diagram, hot: hot, on: right, visit: visit, printing: reading, expected)
      let own = CheckStage(rows: input.sources, order: order, sender: sender)
      scheduler = own.scheduler
      let found = Underway.during(input.shown.lines) {
        Performance.play(diagram, hot: hot, on: own, visit: visit, printing: reading, yours)
      }
      return PerformanceComparison(
        expected: model, found: found, simultaneous: right.simultaneous, visit: visit)
    }
    var dice = Dice(seed: diagrams.count)
    let given = diagrams.map { MarbleInput($0) }
    let varied = given.flatMap { input in (0..<8).map { _ in input.varied(&dice) } }
    let drawn =
      (0..<Self.mostDrawn).compactMap { _ in given.first?.drawn(draws, &dice) }
      + [given.first?.series(draws)].compactMap(\.self)
    let failing = draws.isEmpty ? [] : given.flatMap(\.failingAsOperators)
    var known: Set<MarbleInput> = []
    let inputs = (given + varied + drawn + failing).filter { known.insert($0).inserted }
    var crowded: [MarbleInput] = []
    for input in inputs {
      let compared = comparison(input)
      guard compared.isDifferent else {
        if !compared.simultaneous.isEmpty, input.width <= Self.widestCrowded { crowded.append(input) }
        continue
      }
      let smallest = Shrinking.smallest(input, smaller: \.smaller) { comparison($0).isDifferent }
      add(comparison(smallest).objection(to: what, input: smallest.shown))
      return false
    }
    for (input, visit) in Self.visits(to: drawn.isEmpty ? [] : given + drawn.prefix(2))
    where comparison(input, visit: visit).isDifferent {
      let smallest = Shrinking.smallest(input, smaller: \.smaller) {
        comparison($0, visit: visit).isDifferent
      }
      add(comparison(smallest, visit: visit).objection(to: what, input: smallest.shown))
      return false
    }
    for input in crowded.spread(Self.mostCrowded) {
      for order in DeliveryOrder.seeded where comparison(input, in: order).isDifferent {
        let smallest = Shrinking.smallest(input, smaller: \.smaller) { comparison($0, in: order).isDifferent }
        var compared = comparison(smallest, in: order)
        compared.isIndifferentToOrder = compared.expected == comparison(smallest).expected
        add(compared.objection(to: what, input: smallest.shown))
        return false
      }
    }
    return true
  }

  /// How many rows are made up.
  private static let mostDrawn = 36
  /// How many rows in which events come at once are played in other orders, too.
  private static let mostCrowded = 20
  /// How many columns such rows have at most: long ones take longest and show nothing more.
  private static let widestCrowded = 60

  private static func visits(to inputs: [MarbleInput]) -> [(input: MarbleInput, visit: Visit)] {
    inputs.flatMap { input in Visit.all.map { (input, $0) } }
  }
}

extension Array {
  /// At most `count` of the elements, the first among them, and the others as far from each other as can be.
  fileprivate func spread(_ count: Int) -> [Element] {
    self.count <= count ? self : (0..<count).map { self[$0 * self.count / count] }
  }
}
