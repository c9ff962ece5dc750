extension Observable {
  /// Subscribes handlers, which are the sink at the end of the chain and are called until `lifetime` ends.
  ///
  /// `onEnd` is called once, and then the lifetime is closed.
  @inlinable @inline(__always)
  func subscribe(
    _ lifetime: Lifetime, onNext: @escaping (Element) -> Void, onEnd: @escaping ((any Error)?) -> Void
  ) -> any Disposable {
    subscribe(lifetime, onNext: onNext, ending: { if lifetime.finish() { lifetime.close(after: onEnd, $0) } })
  }

  /// Subscribes handlers; `ending` receives the terminal event when it arrives, and has to close the lifetime.
  ///
  /// The handlers are captured rather than stored in an object, which would wrap each of them in a thunk and cost an
  /// allocation.
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
  /// Calls `onEnd` with the terminal event and closes the lifetime; called after `finish()`.
  @inlinable
  final func close(after onEnd: ((any Error)?) -> Void, _ error: (any Error)?) {
    onEnd(error)
    close()
  }

  /// Returns a closure that ends a subscription with these handlers.
  ///
  /// Without `onError`, `Hooks.defaultErrorHandler` receives the error.
  @usableFromInline
  final func ending(
    _ onError: ((any Error) -> Void)?, _ onCompleted: (() -> Void)?
  ) -> ((any Error)?) -> Void {
    if onError == nil, onCompleted == nil, !Hooks.recordCallStackOnError {
      // Captures only `self`, so it needs no allocation: most subscriptions only have `onNext`.
      return { self.endWithoutHandlers($0) }
    }
    let failed = Hooks.handler(onError)
    return { error in
      guard self.finish() else { return }
      if let error { failed(error) } else { onCompleted?() }
      self.close()
    }
  }

  private func endWithoutHandlers(_ error: (any Error)?) {
    guard finish() else { return }
    if let error { Hooks.defaultErrorHandler([], error) }
    close()
  }
}
