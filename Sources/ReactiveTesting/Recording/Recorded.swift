public import Reactive

/// A value with the virtual time at which it was recorded.
public struct Recorded<Value>: CustomDebugStringConvertible {
  /// The virtual time.
  public let time: TestTime
  /// The value.
  public let value: Value

  /// Creates a recording of `value`.
  public init(time: TestTime, value: Value) {
    self.time = time
    self.value = value
  }

  /// The value and the time, for example `next(1) @ 210`.
  public var debugDescription: String { "\(value) @ \(time)" }
}

extension Recorded: Equatable where Value: Equatable {
  /// Returns whether both have equal times and values.
  public static func == (lhs: Recorded<Value>, rhs: Recorded<Value>) -> Bool {
    lhs.time == rhs.time && lhs.value == rhs.value
  }
}

extension Recorded: Sendable where Value: Sendable {}

extension Recorded {
  /// Returns an element that is recorded at `time`.
  public static func next<T>(_ time: TestTime, _ element: T) -> Recorded<Event<T>> where Value == Event<T> {
    Recorded(time: time, value: .next(element))
  }

  /// Returns a completion event that is recorded at `time`.
  public static func completed<T>(_ time: TestTime, _: T.Type = T.self) -> Recorded<Event<T>>
  where Value == Event<T> {
    Recorded(time: time, value: .completed)
  }

  /// Returns an error event that is recorded at `time`.
  public static func error<T>(_ time: TestTime, _ error: any Error, _: T.Type = T.self) -> Recorded<Event<T>>
  where Value == Event<T> {
    Recorded(time: time, value: .error(error))
  }

  /// Returns its arguments as an array, for expressions in which the compiler can't infer the type.
  public static func events<T>(_ recordedEvents: Recorded<Event<T>>...) -> [Recorded<Event<T>>]
  where Value == Event<T> {
    events(recordedEvents)
  }

  /// Returns its argument, for expressions in which the compiler can't infer the type.
  public static func events<T>(_ recordedEvents: [Recorded<Event<T>>]) -> [Recorded<Event<T>>]
  where Value == Event<T> {
    recordedEvents
  }
}
