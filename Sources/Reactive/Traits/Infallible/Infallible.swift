/// A sequence that cannot fail, as its type says.
///
/// `Sendable` as the observable it wraps.
public struct Infallible<Element>: InfallibleType, Sendable {
  @usableFromInline let source: Observable<Element>

  /// The caller knows that `source` does not fail.
  @inlinable
  init(_ source: Observable<Element>) { self.source = source }

  /// The same, as a plain observable.
  @inlinable
  public func asObservable() -> Observable<Element> { source }
}

/// What the operators of `Infallible` are extensions of.
public protocol InfallibleType<Element>: ObservableConvertibleType {}

/// One notification of an infallible: an element, or completion.
public enum InfallibleEvent<Element> {
  case next(Element)
  case completed
}

extension InfallibleEvent: EventConvertible {
  /// This as an event of an observable.
  @inlinable
  public var event: Event<Element> {
    switch self {
    case .next(let element): .next(element)
    case .completed: .completed
    }
  }
}

extension InfallibleEvent: Sendable where Element: Sendable {}
