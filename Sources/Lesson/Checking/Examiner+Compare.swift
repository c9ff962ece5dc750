public import Reactive
import ReactiveTesting

extension Examiner {
  /// Plays rows of marbles into the reader's operator and into a correct one, and objects to the first difference.
  ///
  /// The objection shows the smallest input that still fails.
  ///
  ///     examiner.compare(
  ///       "even(_:)", on: ["source: --1--2--(34)--|", "source: 2--X"],
  ///       yours: { (source: Observable<Int>) in even(source) },
  ///       expected: { source in source.filter { $0.isMultiple(of: 2) } })
  ///
  /// In addition to the given rows, it plays variations with events left out and with other terminal events. If `draws`
  /// specifies the elements, it also plays generated rows, which are the same in every run, and subscribes another
  /// observer while an event is being delivered. If several rows have an event in the same column, they send in the
  /// order in which they are written, and then in other orders.
  ///
  /// It compares:
  ///
  /// - the events that observers receive, with their times and queues
  /// - the subscriptions to sources, with their times and queues
  /// - the printed output, if requested
  ///
  /// - Parameters:
  ///   - what: The name of the reader's operator, for the message.
  ///   - diagrams: Rows as in a chapter's `diagram`, optionally with rows of observers.
  ///   - hot: The names of the hot rows.
  ///   - draws: The elements that the statement allows, by the name of the row; for all rows or for none.
  ///   - sender: The scheduler on which rows send; nil for the scheduler that also drives the examiner's clock.
  ///   - printing: The part of a printed line to compare, such as `{ $0 }` for all of it; nil to ignore printed output.
  ///   - loose: Whether such a line may be printed at any time.
  ///   - yours: A closure that applies the reader's operator to the sources.
  ///   - expected: A closure that applies the correct operator to the sources.
  /// - Returns: Whether both operators behaved the same. Operators that need a scheduler use the examiner's.
  @discardableResult
  public func compare<each Source, Yours: ObservableConvertibleType, Expected: ObservableConvertibleType>(
    _ what: String, on diagrams: [String], hot: [String] = [], drawing draws: [String: RandomMarbles] = [:],
    sentBy sender: (any SchedulerType)? = nil,
    printing: ((String) -> String)? = nil, anywhere loose: @escaping (String) -> Bool = { _ in false },
    yours: @escaping (repeat Observable<each Source>) throws -> Yours,
    expected: @escaping (repeat Observable<each Source>) throws -> Expected
  ) -> Bool {
    let rule = printing.map { PrintedLineRule(text: $0, isLoose: loose) }
    func comparison(
      _ input: MarbleInput, in order: DeliveryOrder = .asWritten, visit: ReentrantSubscription? = nil
    ) -> RunComparison {
      let diagram = input.diagram
      let right = CheckStage(rows: input.sources, order: order, sender: sender)
      scheduler = right.scheduler
      let model = RecordedRun.play(diagram, hot: hot, on: right, visit: visit, printing: rule, expected)
      let own = CheckStage(rows: input.sources, order: order, sender: sender)
      scheduler = own.scheduler
      let found = CurrentCheck.during(input.shown.lines) {
        RecordedRun.play(diagram, hot: hot, on: own, visit: visit, printing: rule, yours)
      }
      return RunComparison(
        expected: model, found: found, simultaneous: right.simultaneous, visit: visit)
    }
    var generator = SeededGenerator(seed: diagrams.count)
    let given = diagrams.map { MarbleInput($0) }
    let varied = given.flatMap { input in (0..<8).map { _ in input.varied(&generator) } }
    let drawn =
      (0..<Self.mostDrawn).compactMap { _ in given.first?.drawn(draws, &generator) }
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

  /// The number of generated inputs.
  private static let mostDrawn = 36
  /// The number of inputs with simultaneous events that are also played in other orders.
  private static let mostCrowded = 20
  /// The maximum width of such inputs; wider ones take longest and reveal nothing more.
  private static let widestCrowded = 60

  private static func visits(to inputs: [MarbleInput]) -> [(input: MarbleInput, visit: ReentrantSubscription)]
  {
    inputs.flatMap { input in ReentrantSubscription.all.map { (input, $0) } }
  }
}

extension Array {
  /// Returns at most `count` elements, evenly spaced, starting with the first.
  fileprivate func spread(_ count: Int) -> [Element] {
    self.count <= count ? self : (0..<count).map { self[$0 * self.count / count] }
  }
}
