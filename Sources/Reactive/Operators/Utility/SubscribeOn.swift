extension ObservableType {
  /// Subscribes to this sequence, and disposes of the subscription, on `scheduler`.
  ///
  ///     slowToStart.subscribe(on: background).observe(on: MainScheduler.instance)
  ///
  /// Events are delivered on the same threads as before. When the sequence terminates, an `Observable` is released at
  /// once, on the thread of its terminal event. A sequence of your own type that conforms to `ObservableType` is
  /// released on `scheduler` then, too.
  ///
  /// The closures of this sequence are not `@Sendable`: a closure that was written in a `@MainActor` type runs on
  /// `scheduler` even if that is a background queue, and the compiler does not warn.
  public func subscribe(on scheduler: any ImmediateSchedulerType) -> Observable<Element> {
    let source = asObservable().bare
    let releasesItself = self is Observable<Element>
    return Observable { downstream in
      let action = scheduler.schedule(()) { _ in
        if downstream.lifetime.isOver { return Disposables.create() }
        let upstream = Lifetime()
        downstream.lifetime.hold(ScheduledRelease(upstream, scheduler))
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
private final class ScheduledRelease: Releasable {
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

  func stop(_ pending: inout [Lifetime]) { upstream.stop(&pending) }
}
