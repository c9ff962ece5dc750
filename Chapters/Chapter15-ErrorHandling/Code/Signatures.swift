import Reactive

// The signatures that the chapter shows. The conformance at the end
// compiles only if an observable has these methods.

protocol Catching<Element> {
  associatedtype Element

  func `catch`(
    _ handler: @escaping (any Error) throws -> Observable<Element>
  ) -> Observable<Element>
  func catchAndReturn(_ element: Element) -> Observable<Element>
  static func `catch`<Sources: Sequence>(
    sequence: Sources
  ) -> Observable<Element>
  where Sources.Element == Observable<Element>
}

protocol Retrying<Element> {
  associatedtype Element

  func retry() -> Observable<Element>
  func retry(_ maxAttemptCount: Int) -> Observable<Element>
}

protocol Waiting<Element> {
  associatedtype Element

  func retry(
    when notificationHandler:
      @escaping (Observable<any Error>) -> some ObservableType
  ) -> Observable<Element>
  func retry<Failure: Error>(
    when notificationHandler:
      @escaping (Observable<Failure>) -> some ObservableType
  ) -> Observable<Element>
}

extension Observable: Catching, Retrying, Waiting {}
