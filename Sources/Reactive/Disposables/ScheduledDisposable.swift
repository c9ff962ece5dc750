/// Disposes of another disposable on a scheduler.
///
/// `@unchecked Sendable`: immutable but for what its guard guards; schedulers take work from any thread.
public final class ScheduledDisposable: Cancelable, @unchecked Sendable {
  /// Where the disposal happens.
  public let scheduler: any ImmediateSchedulerType
  private let disposable: Guarded<(any Disposable)?>

  /// Makes one that disposes of `disposable` on `scheduler`, once.
  public init(scheduler: any ImmediateSchedulerType, disposable: any Disposable) {
    self.scheduler = scheduler
    self.disposable = Guarded(disposable)
  }

  /// Whether the scheduler has disposed of it.
  public var isDisposed: Bool { disposable.current == nil }

  /// Schedules the disposal, and returns; the state that the scheduler is given is this.
  public func dispose() {
    _ = scheduler.schedule(self) { scheduled in
      scheduled.disposable.exchange(nil)?.dispose()
      return Disposables.create()
    }
  }
}
