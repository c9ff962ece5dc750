/// A sequence whose type guarantees that it never fails.
///
/// It is `Sendable`, because the observable that it wraps is.
public struct Infallible<Element>: InfallibleType, Sendable {
  @usableFromInline let source: Observable<Element>

  /// Wraps `source`, which must not fail.
  @inlinable
  init(_ source: Observable<Element>) { self.source = source }

  /// Returns the sequence as an observable.
  @inlinable
  public func asObservable() -> Observable<Element> { source }
}

/// A type that can be used as an infallible; the operators of `Infallible` are extensions of this protocol.
public protocol InfallibleType<Element>: ObservableConvertibleType {}

/// A notification from an infallible: an element or completion.
public enum InfallibleEvent<Element> {
  case next(Element)
  case completed
}

extension InfallibleEvent: EventConvertible {
  /// The same event as an event of an observable.
  @inlinable
  public var event: Event<Element> {
    switch self {
    case .next(let element): .next(element)
    case .completed: .completed
    }
  }
}

extension InfallibleEvent: Sendable where Element: Sendable {}
