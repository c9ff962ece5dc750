extension ObservableType {
  /// Subscribes to this, and gives it back, on `scheduler`; where its events are delivered does not change.
  ///
  ///     slowToStart.subscribe(on: background).observe(on: MainScheduler.instance)
  ///
  /// At its end what this holds is released at once, where it ends; what is no `Observable`, as types of your own that
  /// conform to `ObservableType`, is disposed of on `scheduler` then, too.
  ///
  /// The closures of this sequence are plain: one that was written in a `@MainActor` type runs on `scheduler`
  /// nevertheless, and the compiler does not say so.
  public func subscribe(on scheduler: any ImmediateSchedulerType) -> Observable<Element> {
    let source = asObservable().bare
    let releasesItself = self is Observable<Element>
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
            if releasesItself { upstream.close() }
          }.keeping(source))
        return Disposables.create()
      }
      downstream.lifetime.hold(disposable: action)
    }
  }
}

/// Stops a source at once, and releases it on a scheduler.
private final class Return: Holding {
  private let upstream: Lifetime
  private let scheduled: ScheduledDisposable

  init(_ upstream: Lifetime, _ scheduler: any ImmediateSchedulerType) {
    self.upstream = upstream
    scheduled = ScheduledDisposable(scheduler: scheduler, disposable: upstream)
  }

  func release(_ key: Int) {
    _ = upstream.finish()
    scheduled.dispose()
  }

  func stop() { upstream.stop() }
}
