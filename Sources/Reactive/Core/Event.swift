/// One notification of a sequence: an element, or its end by an error or by completion.
///
/// A sequence is any number of `next`, then at most one `error` or `completed`, then nothing.
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

  /// The error of an `error` event.
  @inlinable
  public var error: (any Error)? {
    if case .error(let error) = self { error } else { nil }
  }

  /// Whether this is `completed`.
  @inlinable
  public var isCompleted: Bool {
    if case .completed = self { true } else { false }
  }

  /// Whether nothing comes after this event.
  @inlinable
  public var isStopEvent: Bool {
    if case .next = self { false } else { true }
  }

  /// Changes the element; what `transform` throws becomes an `error` event.
  @inlinable
  public func map<Result>(_ transform: (Element) throws -> Result) -> Event<Result> {
    switch self {
    case .next(let element):
      do { return .next(try transform(element)) } catch { return .error(error) }
    case .error(let error): return .error(error)
    case .completed: return .completed
    }
  }

  /// The event that ends a sequence: an error, or completion where there is none.
  @inlinable
  static func end(_ error: (any Error)?) -> Event {
    if let error { .error(error) } else { .completed }
  }
}

extension Event: Sendable where Element: Sendable {}

extension Event: CustomDebugStringConvertible {
  /// What it holds, for messages.
  public var debugDescription: String {
    switch self {
    case .next(let element): "next(\(element))"
    case .error(let error): "error(\(error))"
    case .completed: "completed"
    }
  }
}
