/// A notification from a sequence: an element, an error, or completion.
///
/// A sequence emits any number of `next` events, then at most one `error` or `completed`. Nothing follows these two.
@frozen
public enum Event<Element> {
  case next(Element)
  case error(any Error)
  case completed
}

extension Event {
  /// The element of a `next` event.
  @inlinable
  public var element: Element? {
    if case .next(let element) = self { element } else { nil }
  }

  /// The error of an `error` event; otherwise nil.
  @inlinable
  public var error: (any Error)? {
    if case .error(let error) = self { error } else { nil }
  }

  /// A Boolean value that says whether the event is `completed`.
  @inlinable
  public var isCompleted: Bool {
    if case .completed = self { true } else { false }
  }

  /// A Boolean value that says whether the event is terminal, that is, `error` or `completed`.
  @inlinable
  public var isStopEvent: Bool {
    if case .next = self { false } else { true }
  }

  /// Returns an event with the transformed element.
  ///
  /// Terminal events stay as they are. If `transform` throws, the result is an `error` event.
  @inlinable
  public func map<Result>(_ transform: (Element) throws -> Result) -> Event<Result> {
    switch self {
    case .next(let element):
      do { return .next(try transform(element)) } catch { return .error(error) }
    case .error(let error): return .error(error)
    case .completed: return .completed
    }
  }

  /// Returns the terminal event: the error, or completion if `error` is nil.
  @inlinable
  static func end(_ error: (any Error)?) -> Event {
    if let error { .error(error) } else { .completed }
  }
}

extension Event: Sendable where Element: Sendable {}

extension Event: CustomDebugStringConvertible {
  /// The event as it is printed, for example `next(1)`.
  public var debugDescription: String {
    switch self {
    case .next(let element): "next(\(element))"
    case .error(let error): "error(\(error))"
    case .completed: "completed"
    }
  }
}
