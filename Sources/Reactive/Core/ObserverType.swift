/// A type that receives events.
public protocol ObserverType<Element> {
  associatedtype Element
  /// Receives `event`; no event follows a terminal one.
  func on(_ event: Event<Element>)
}

extension ObserverType {
  /// Receives an element.
  @inlinable
  public func onNext(_ element: Element) { on(.next(element)) }

  /// Receives an error, which is the last event.
  @inlinable
  public func onError(_ error: any Error) { on(.error(error)) }

  /// Receives completion, which is the last event.
  @inlinable
  public func onCompleted() { on(.completed) }

  /// Returns an observer that forwards to this one and hides its type.
  @inlinable
  public func asObserver() -> AnyObserver<Element> { AnyObserver(self) }

  /// Returns an observer of another element type, which transforms each element and forwards it to this one.
  ///
  /// If `transform` throws, this observer receives an `error` event.
  @inlinable
  public func mapObserver<Result>(_ transform: @escaping (Result) throws -> Element) -> AnyObserver<Result> {
    AnyObserver { self.on($0.map(transform)) }
  }
}
