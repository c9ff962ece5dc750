extension ObservableType {
  /// Subscribes to this, and gives it back, on `scheduler`; where its events are delivered does not change.
  ///
  ///     slowToStart.subscribe(on: background).observe(on: MainScheduler.instance)
  ///
  /// The closures of this sequence are plain: one that was written in a `@MainActor` type runs on `scheduler`
  /// nevertheless, and the compiler does not say so.
  public func subscribe(on scheduler: any ImmediateSchedulerType) -> Observable<Element> {
    let source = asObservable().bare
    return Observable { downstream in
      let action = scheduler.schedule(()) { _ in
        if downstream.lifetime.isOver { return Disposables.create() }
        let upstream = Lifetime()
        downstream.lifetime.hold(Return(upstream, scheduler))
        if upstream.isOver { return Disposables.create() }
        source.start(
          Downstream(upstream, next: downstream.next) { error in
            guard upstream.finish() else { return }
            downstream.end(error)
            upstream.close()
          })
        return Disposables.create()
      }
      downstream.lifetime.hold(disposable: action)
    }
  }
}

/// Stops a source at once, and releases it on a scheduler.
private final class Return: Holding {
  private let upstream: Lifetime
  private let scheduler: any ImmediateSchedulerType

  init(_ upstream: Lifetime, _ scheduler: any ImmediateSchedulerType) {
    self.upstream = upstream
    self.scheduler = scheduler
  }

  func release(_ key: Int) {
    _ = upstream.finish()
    let upstream = upstream
    _ = scheduler.schedule(()) { _ in
      upstream.release()
      return Disposables.create()
    }
  }
}
