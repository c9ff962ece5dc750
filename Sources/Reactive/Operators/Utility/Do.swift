extension ObservableType {
  /// Performs side effects along the sequence, which stays as it is.
  ///
  ///     Observable.of(1).do(onNext: { print("saw \($0)") })
  ///
  /// What a closure throws is the error of the sequence.
  ///
  /// - Parameters:
  ///   - onNext: Called before an element goes on.
  ///   - afterNext: Called after it has.
  ///   - onError: Called before an error goes on.
  ///   - afterError: Called after it has.
  ///   - onCompleted: Called before completion goes on.
  ///   - afterCompleted: Called after it has.
  ///   - onSubscribe: Called before the source is subscribed to.
  ///   - onSubscribed: Called after it has been.
  ///   - onDispose: Called once the source has been given back, after the end or at disposal.
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
  /// Ends, with something to do before and after; nothing is given back until both are done.
  @usableFromInline
  func end(_ error: (any Error)?, before: () throws -> Void, after: () throws -> Void) {
    lifetime.postponesRelease = true
    defer {
      lifetime.postponesRelease = false
      if lifetime.isOver { lifetime.release() }
    }
    attempt {
      try before()
      end(error)
      try after()
    }
  }
}
