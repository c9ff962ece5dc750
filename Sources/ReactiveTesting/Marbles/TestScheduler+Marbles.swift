public import Reactive

extension TestScheduler {
  /// Creates a scheduler for tests with marbles.
  ///
  ///     let scheduler = TestScheduler.marbles()
  ///     let source = try scheduler.createHotObservable("--1--2--3--4--|", of: Int.self)
  ///     let result = scheduler.marbles { source.filter { $0.isMultiple(of: 2) } }
  ///     // result == "-----2-----4--|"
  ///
  /// The clock starts at 0, a step is a millisecond, and an action that is due at once is performed in the same column.
  public static func marbles() -> TestScheduler {
    TestScheduler(initialClock: 0, resolution: 0.001, simulateProcessingDelay: false)
  }

  /// The default number of steps per column.
  public static var stepsPerColumn: TestTime { 10 }

  /// Creates an observable that emits the events of a row of marbles at their times.
  ///
  /// - Parameters:
  ///   - row: The row, which starts at time 0.
  ///   - values: The elements by the names of their marbles. All other elements are created from their names, as in
  ///     `Int("1")`, which requires a `LosslessStringConvertible` type or `Void`.
  ///   - error: The error that `X` represents.
  ///   - column: The number of steps per column.
  /// - Throws: An error if the row can't be parsed, or an element can't be created.
  public func createHotObservable<Element>(
    _ row: String, of _: Element.Type = Element.self, values: [String: Element] = [:],
    error: any Error = MarbleError(), column: TestTime = TestScheduler.stepsPerColumn
  ) throws(MarbleSyntaxError) -> TestableObservable<Element> {
    createHotObservable(try Self.events(row, values: values, error: error, column: column))
  }

  /// Creates an observable that emits its events as long after each subscription as a row of marbles shows.
  ///
  /// See `createHotObservable` for the parameters.
  public func createColdObservable<Element>(
    _ row: String, of _: Element.Type = Element.self, values: [String: Element] = [:],
    error: any Error = MarbleError(), column: TestTime = TestScheduler.stepsPerColumn
  ) throws(MarbleSyntaxError) -> TestableObservable<Element> {
    createColdObservable(try Self.events(row, values: values, error: error, column: column))
  }

  /// Returns the events of a row of marbles.
  ///
  /// See `createHotObservable` for the parameters.
  public static func events<Element>(
    _ row: String, of _: Element.Type = Element.self, values: [String: Element] = [:],
    error: any Error = MarbleError(), column: TestTime = TestScheduler.stepsPerColumn
  ) throws(MarbleSyntaxError) -> [Recorded<Event<Element>>] {
    let events = MarbleEvents(try MarbleRow(row), values: values, error: error, frame: column)
    return try events.recorded()
  }

  /// Subscribes to the sequence that `create` returns, performs all actions until `end`, and draws the emitted events.
  ///
  /// - Parameters:
  ///   - end: The time at which the subscription is disposed of; by default `Defaults.disposed`.
  ///   - column: The number of steps per column.
  ///   - values: The texts of elements by the names under which they should be drawn.
  ///   - create: A closure that returns the sequence.
  /// - Returns: The row, which ends in `>` if the sequence has not terminated; a description in words if it can't be
  ///   drawn.
  public func marbles<Sequence: ObservableConvertibleType>(
    until end: TestTime = Defaults.disposed, column: TestTime = TestScheduler.stepsPerColumn,
    values: [String: String] = [:], create: @escaping () -> Sequence
  ) -> String {
    let observer = createObserver(Sequence.Element.self)
    let subscription = create().asObservable().subscribe(observer)
    scheduleAt(end) { subscription.dispose() }
    start()
    return observer.marbles(column: column, values: values)
  }
}

extension TestableObserver {
  /// Draws the events received so far as a row of marbles.
  ///
  /// - Parameters:
  ///   - column: The number of steps per column.
  ///   - values: The texts of elements by the names under which they should be drawn. All others are drawn as their
  ///     texts. An element whose text contains other characters than letters and digits gets a letter, which is
  ///     explained at the end of the row.
  /// - Returns: The row, which ends in `>` if the sequence has not terminated; a description in words if it can't be
  ///   drawn.
  public func marbles(
    column: TestTime = TestScheduler.stepsPerColumn, values: [String: String] = [:]
  ) -> String {
    var legend = MarbleLegend()
    for (label, text) in values.sorted(by: { $0.key < $1.key }) { legend[label] = text }
    return events.marbles(column: column, legend: legend)
  }
}
