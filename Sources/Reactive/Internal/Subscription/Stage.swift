extension ObservableType {
  /// Creates a stage with one source; `makeNext` is called once per subscription and returns the closure for elements.
  ///
  /// The source's terminal event passes unchanged. The stage captures the source's attach closure rather than the
  /// source, which more than halves the cost of a subscription to a long chain. Values that go from stage to stage are
  /// consumed rather than copied, because a copy would count three references up and down at each stage.
  ///
  /// - Parameter keepsSource: Whether the objects from which the source was created live as long as a subscription.
  ///   This is true for the same operators as in RxSwift, so an object that only its own sequence retains keeps
  ///   emitting in these operators.
  @inlinable @inline(__always)
  func stage<Result>(
    keepsSource: Bool = false, _ makeNext: @escaping (consuming Downstream<Result>) -> (Element) -> Void
  ) -> Observable<Result> {
    let attach = asObservable().attach
    // Checked here rather than at each subscription, which would count references to both closures.
    if keepsSource {
      return Observable<Result> { downstream in
        let lifetime = downstream.lifetime
        let end = downstream.end
        let entrance = Downstream(
          consume lifetime, next: makeNext(consume downstream), end: consume end)
        attach(entrance.keeping(attach))
      }
    }
    return Observable<Result> { downstream in
      let lifetime = downstream.lifetime
      let end = downstream.end
      attach(Downstream(consume lifetime, next: makeNext(consume downstream), end: consume end))
    }
  }

  /// Creates a stage that handles completion itself; `makeHandlers` is called once per subscription.
  ///
  /// The source's error passes unchanged.
  ///
  /// - Parameter keepsSource: As for `stage`.
  @inlinable @inline(__always)
  func completingStage<Result>(
    keepsSource: Bool = true,
    _ makeHandlers: @escaping (Downstream<Result>) -> (next: (Element) -> Void, completed: () -> Void)
  ) -> Observable<Result> {
    let attach = asObservable().attach
    return Observable<Result> { downstream in
      let (next, completed) = makeHandlers(downstream)
      let entrance = Downstream<Element>(downstream.lifetime, next: next) { error in
        if error == nil { completed() } else { downstream.end(error) }
      }
      attach(keepsSource ? entrance.keeping(attach) : entrance)
    }
  }
}
