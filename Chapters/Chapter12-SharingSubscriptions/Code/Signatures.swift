import Reactive

// The signatures that the chapter shows. That these types have the
// methods is proven by the conformances at the end.

protocol Sharing<Element> {
  associatedtype Element

  func publish() -> ConnectableObservable<Element>
  func replay(_ bufferSize: Int) -> ConnectableObservable<Element>
  func replayAll() -> ConnectableObservable<Element>

  func multicast<S: SubjectType>(
    _ subject: S
  ) -> ConnectableObservable<S.Element>
  where S.Observer.Element == Element
  func multicast<S: SubjectType>(
    makeSubject: @escaping () -> S
  ) -> ConnectableObservable<S.Element>
  where S.Observer.Element == Element

  func multicast<S: SubjectType, Result>(
    _ subjectSelector: @escaping () throws -> S,
    selector:
      @escaping (Observable<S.Element>) throws
      -> Observable<Result>
  ) -> Observable<Result> where S.Observer.Element == Element

  func share(
    replay: Int, scope: SubjectLifetimeScope
  ) -> Observable<Element>
}

protocol Connecting<Element> {
  associatedtype Element

  func connect() -> any Disposable
  func refCount() -> Observable<Element>
}

extension Observable: Sharing {}
extension ConnectableObservable: Connecting {}
