extension ObservableType {
  /// Turns each event, the end included, into an element, and completes.
  ///
  ///     Observable.of(1).materialize()  // next(1), completed, completed
  @inlinable
  public func materialize() -> Observable<Event<Element>> {
    let attach = asObservable().attach
    return Observable<Event<Element>> { downstream in
      attach(
        Downstream(
          downstream.lifetime, next: { downstream.next(.next($0)) }, end: { downstream.sendOnly(.end($0)) }))
    }
  }
}
