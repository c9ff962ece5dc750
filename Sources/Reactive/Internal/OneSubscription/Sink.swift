extension Observable {
  /// Subscribes handlers, as the sink at the end of the chain: they are called until `lifetime` is over.
  ///
  /// `onEnd` is called once, and the lifetime is closed then.
  @inlinable @inline(__always)
  func subscribe(
    _ lifetime: Lifetime, onNext: @escaping (Element) -> Void, onEnd: @escaping ((any Error)?) -> Void
  ) -> any Disposable {
    subscribe(lifetime, onNext: onNext, ending: { if lifetime.finish() { lifetime.close(after: onEnd, $0) } })
  }

  /// As above; `ending` is called with the end as it comes, and closes the lifetime itself.
  ///
  /// The handlers are captured, not stored in an object: that would wrap each in a thunk, which costs a block.
  @inlinable @inline(__always)
  func subscribe(
    _ lifetime: Lifetime, onNext: @escaping (Element) -> Void, ending: @escaping ((any Error)?) -> Void
  ) -> any Disposable {
    #if (DEBUG || TRACE_RESOURCES) && !hasFeature(Embedded)
    Resources.recordIfWanted(lifetime)
    #endif
    #if DEBUG && !hasFeature(Embedded)
    if MainQueueChecks.applies {
      MainQueueChecks.exempting {
        start(
          Downstream(lifetime) { element in
            if !lifetime.isOver { MainQueueChecks.calling(lifetime) { onNext(element) } }
          } end: { error in
            if lifetime.isOver { ending(error) } else { MainQueueChecks.calling(lifetime) { ending(error) } }
          })
      }
      return lifetime
    }
    #endif
    start(Downstream(lifetime, next: { if !lifetime.isOver { onNext($0) } }, end: ending))
    return lifetime
  }
}

extension Lifetime {
  /// After `finish()`: tells `onEnd` of the end, and closes.
  @inlinable
  final func close(after onEnd: ((any Error)?) -> Void, _ error: (any Error)?) {
    onEnd(error)
    close()
  }

  /// What ends a subscription with these handlers; without `onError`, `Hooks.defaultErrorHandler` gets the error.
  @usableFromInline
  final func ending(
    _ onError: ((any Error) -> Void)?, _ onCompleted: (() -> Void)?
  ) -> ((any Error)?) -> Void {
    if onError == nil, onCompleted == nil, !Hooks.recordCallStackOnError {
      // Captures nothing else, and so is no block of its own: most subscriptions have `onNext` only.
      return { self.endUnheard($0) }
    }
    let failed = Hooks.handler(onError)
    return { error in
      guard self.finish() else { return }
      if let error { failed(error) } else { onCompleted?() }
      self.close()
    }
  }

  private func endUnheard(_ error: (any Error)?) {
    guard finish() else { return }
    if let error { Hooks.defaultErrorHandler([], error) }
    close()
  }
}
