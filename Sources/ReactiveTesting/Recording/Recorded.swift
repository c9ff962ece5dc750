public import Reactive

/// A value, and the virtual time at which it was there.
public struct Recorded<Value>: CustomDebugStringConvertible {
  /// When it was there.
  public let time: TestTime
  /// What was there.
  public let value: Value

  /// Makes a recording of `value`.
  public init(time: TestTime, value: Value) {
    self.time = time
    self.value = value
  }

  /// What it holds, for messages.
  public var debugDescription: String { "\(value) @ \(time)" }
}

extension Recorded: Equatable where Value: Equatable {
  /// Whether time and value are the same.
  public static func == (lhs: Recorded<Value>, rhs: Recorded<Value>) -> Bool {
    lhs.time == rhs.time && lhs.value == rhs.value
  }
}

extension Recorded: Sendable where Value: Sendable {}

extension Recorded {
  /// An element at a time.
  public static func next<T>(_ time: TestTime, _ element: T) -> Recorded<Event<T>> where Value == Event<T> {
    Recorded(time: time, value: .next(element))
  }

  /// Completion at a time.
  public static func completed<T>(_ time: TestTime, _: T.Type = T.self) -> Recorded<Event<T>>
  where Value == Event<T> {
    Recorded(time: time, value: .completed)
  }

  /// An error at a time.
  public static func error<T>(_ time: TestTime, _ error: any Error, _: T.Type = T.self) -> Recorded<Event<T>>
  where Value == Event<T> {
    Recorded(time: time, value: .error(error))
  }

  /// A list of events, where the compiler needs to be told what they are.
  public static func events<T>(_ recordedEvents: Recorded<Event<T>>...) -> [Recorded<Event<T>>]
  where Value == Event<T> {
    events(recordedEvents)
  }

  /// A list of events, where the compiler needs to be told what they are.
  public static func events<T>(_ recordedEvents: [Recorded<Event<T>>]) -> [Recorded<Event<T>>]
  where Value == Event<T> {
    recordedEvents
  }
}
