extension ObservableType {
  /// A stage with one source: `entrance` is asked once per subscription where elements go in.
  ///
  /// The source's end goes through untouched. The source's attach closure is captured rather than the source, which
  /// makes a subscription to a long chain less than half as dear; what goes from stage to stage is handed over rather
  /// than shared, which would count three references up and down at each.
  ///
  /// - Parameter keepsSource: Whether what the source is made of lives for as long as a subscription. It does where it does
  ///   in RxSwift: an object that only its own sequence leads to goes on sending there.
  @inlinable @inline(__always)
  func stage<Result>(
    keepsSource: Bool = false, _ entrance: @escaping (consuming Downstream<Result>) -> (Element) -> Void
  ) -> Observable<Result> {
    let attach = asObservable().attach
    // Asked here, and not at each subscription, which would count references to both outcomes.
    if keepsSource {
      return Observable<Result> { downstream in
        let lifetime = downstream.lifetime
        let end = downstream.end
        let inlet = Downstream(consume lifetime, next: entrance(consume downstream), end: consume end)
        attach(inlet.keeping(attach))
      }
    }
    return Observable<Result> { downstream in
      let lifetime = downstream.lifetime
      let end = downstream.end
      attach(Downstream(consume lifetime, next: entrance(consume downstream), end: consume end))
    }
  }

  /// A stage that completes in a way of its own: `entrances` are asked for once per subscription.
  ///
  /// The source's error goes through untouched.
  ///
  /// - Parameter keepsSource: As that of `stage`.
  @inlinable @inline(__always)
  func completingStage<Result>(
    keepsSource: Bool = true,
    _ entrances: @escaping (Downstream<Result>) -> (next: (Element) -> Void, completed: () -> Void)
  ) -> Observable<Result> {
    let attach = asObservable().attach
    return Observable<Result> { downstream in
      let (next, completed) = entrances(downstream)
      let inlet = Downstream<Element>(downstream.lifetime, next: next) { error in
        if error == nil { completed() } else { downstream.end(error) }
      }
      attach(keepsSource ? inlet.keeping(attach) : inlet)
    }
  }
}
