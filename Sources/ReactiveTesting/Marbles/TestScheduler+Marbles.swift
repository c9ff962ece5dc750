public import Reactive

extension TestScheduler {
  /// Makes a scheduler for tests with marbles: its clock stands at 0, a step is a millisecond, and work that is due at
  /// once is performed in the same column.
  ///
  ///     let scheduler = TestScheduler.marbles()
  ///     let source = try scheduler.createHotObservable("--1--2--3--4--|", of: Int.self)
  ///     let result = scheduler.marbles { source.filter { $0.isMultiple(of: 2) } }
  ///     // result == "-----2-----4--|"
  public static func marbles() -> TestScheduler {
    TestScheduler(initialClock: 0, resolution: 0.001, simulateProcessingDelay: false)
  }

  /// How many steps a column is, unless told otherwise.
  public static var stepsPerColumn: TestTime { 10 }

  /// Makes an observable whose events happen at the times of a row of marbles.
  ///
  /// - Parameters:
  ///   - row: The row, which begins at time 0.
  ///   - values: The elements that marbles stand for. All others are made of what they say, as `Int("1")` is; that
  ///     asks for a `LosslessStringConvertible` type or `Void`.
  ///   - error: What `X` stands for.
  ///   - column: The steps of a column.
  public func createHotObservable<Element>(
    _ row: String, of _: Element.Type = Element.self, values: [String: Element] = [:],
    error: any Error = MarbleError(), column: TestTime = TestScheduler.stepsPerColumn
  ) throws(MarbleSyntaxError) -> TestableObservable<Element> {
    createHotObservable(try Self.events(row, values: values, error: error, column: column))
  }

  /// Makes an observable whose events happen as long after each subscription as a row of marbles says.
  ///
  /// The parameters are those of `createHotObservable`.
  public func createColdObservable<Element>(
    _ row: String, of _: Element.Type = Element.self, values: [String: Element] = [:],
    error: any Error = MarbleError(), column: TestTime = TestScheduler.stepsPerColumn
  ) throws(MarbleSyntaxError) -> TestableObservable<Element> {
    createColdObservable(try Self.events(row, values: values, error: error, column: column))
  }

  /// The events of a row of marbles.
  ///
  /// The parameters are those of `createHotObservable`.
  public static func events<Element>(
    _ row: String, of _: Element.Type = Element.self, values: [String: Element] = [:],
    error: any Error = MarbleError(), column: TestTime = TestScheduler.stepsPerColumn
  ) throws(MarbleSyntaxError) -> [Recorded<Event<Element>>] {
    let events = MarbleEvents(try MarbleRow(row), values: values, error: error, frame: column)
    return try events.recorded()
  }

  /// Subscribes to what `create` makes, performs all work until `end`, and draws what was sent.
  ///
  /// - Parameter end: When the subscription is disposed of; at `Defaults.disposed` unless told otherwise.
  /// - Returns: The row, which ends in `>` if the sequence has not ended; in words if it cannot be drawn.
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
  /// Draws what has been sent so far as a row of marbles.
  ///
  /// - Parameters:
  ///   - column: The steps of a column.
  ///   - values: The texts of elements by what is to stand for them; all others are drawn as what they are. What is
  ///     no word of letters and digits gets a letter, and the row ends in what that stands for.
  /// - Returns: The row, which ends in `>` if the sequence has not ended; in words if it cannot be drawn.
  public func marbles(
    column: TestTime = TestScheduler.stepsPerColumn, values: [String: String] = [:]
  ) -> String {
    var legend = MarbleLegend()
    for (label, text) in values.sorted(by: { $0.key < $1.key }) { legend[label] = text }
    return events.marbles(column: column, legend: legend)
  }
}
