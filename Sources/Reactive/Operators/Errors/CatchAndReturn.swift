extension ObservableType {
  /// Emits `element` in place of an error, and completes.
  ///
  ///     failing.catchAndReturn(9)  // 1, 9, completed
  @inlinable
  public func catchAndReturn(_ element: Element) -> Observable<Element> {
    let attach = asObservable().attach
    return Observable { downstream in
      attach(
        Downstream(downstream.lifetime, next: downstream.next) { error in
          if error == nil { downstream.end(nil) } else { downstream.sendOnly(element) }
        }.keeping(attach))
    }
  }
}
