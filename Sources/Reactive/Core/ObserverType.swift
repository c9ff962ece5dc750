/// What receives events.
public protocol ObserverType<Element> {
  associatedtype Element
  /// Receives `event`; nothing more comes after one that ends the sequence.
  func on(_ event: Event<Element>)
}

extension ObserverType {
  /// Sends `next`.
  @inlinable
  public func onNext(_ element: Element) { on(.next(element)) }

  /// Sends `error`, which is the last event.
  @inlinable
  public func onError(_ error: any Error) { on(.error(error)) }

  /// Sends `completed`, which is the last event.
  @inlinable
  public func onCompleted() { on(.completed) }

  /// The observer without its type.
  @inlinable
  public func asObserver() -> AnyObserver<Element> { AnyObserver(self) }

  /// An observer of other elements, each transformed before it arrives here; what `transform` throws arrives as an
  /// error.
  @inlinable
  public func mapObserver<Result>(_ transform: @escaping (Result) throws -> Element) -> AnyObserver<Result> {
    AnyObserver { self.on($0.map(transform)) }
  }
}
