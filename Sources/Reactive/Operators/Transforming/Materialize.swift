extension ObservableType {
  /// Emits each event, including the terminal one, as an element, and completes.
  ///
  ///     Observable.of(1).materialize()  // next(1), completed, completed
  ///
  /// The result never fails: an error becomes an element, which is followed by completion.
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
