extension ObservableType {
  /// Calls closures for side effects at the events of the sequence, which it passes on unchanged.
  ///
  ///     Observable.of(1).do(onNext: { print("saw \($0)") })
  ///
  /// If a closure throws, the sequence fails with that error.
  ///
  /// - Parameters:
  ///   - onNext: A closure that is called before an element is passed on.
  ///   - afterNext: A closure that is called after an element has been passed on.
  ///   - onError: A closure that is called before an error is passed on.
  ///   - afterError: A closure that is called after an error has been passed on.
  ///   - onCompleted: A closure that is called before completion is passed on.
  ///   - afterCompleted: A closure that is called after completion has been passed on.
  ///   - onSubscribe: A closure that is called before the source is subscribed to.
  ///   - onSubscribed: A closure that is called after the source has been subscribed to.
  ///   - onDispose: A closure that is called after the source has been released, because the sequence has terminated or
  ///     has been disposed of.
  @inlinable
  public func `do`(
    onNext: ((Element) throws -> Void)? = nil, afterNext: ((Element) throws -> Void)? = nil,
    onError: ((any Error) throws -> Void)? = nil, afterError: ((any Error) throws -> Void)? = nil,
    onCompleted: (() throws -> Void)? = nil, afterCompleted: (() throws -> Void)? = nil,
    onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil, onDispose: (() -> Void)? = nil
  ) -> Observable<Element> {
    let attach = asObservable().attach
    return Observable { downstream in
      onSubscribe?()
      attach(
        Downstream(downstream.lifetime) { element in
          downstream.attempt {
            try onNext?(element)
            downstream.next(element)
            try afterNext?(element)
          }
        } end: { error in
          downstream.end(
            error,
            before: { if let error { try onError?(error) } else { try onCompleted?() } },
            after: { if let error { try afterError?(error) } else { try afterCompleted?() } })
        })
      onSubscribed?()
      if let onDispose { downstream.lifetime.hold(disposable: Disposables.create(with: onDispose)) }
    }
  }
}

extension Downstream {
  /// Terminates, and calls closures before and after that.
  ///
  /// If the subscriber is directly downstream, nothing is released until both closures have returned. An operator like
  /// `concat`, or another `do`, releases its source before `after` is called.
  @usableFromInline
  func end(_ error: (any Error)?, before: () throws -> Void, after: () throws -> Void) {
    lifetime.postponesRelease = true
    defer {
      lifetime.postponesRelease = false
      if lifetime.isOver { lifetime.release() }
    }
    attempt {
      try before()
      if !lifetime.isOver { end(error) }
      try after()
    }
  }
}
