/// A disposable that disposes of another one on a scheduler.
///
/// `@unchecked Sendable`: immutable except for a `Guarded` value, and schedulers accept actions from any thread.
public final class ScheduledDisposable: Cancelable, @unchecked Sendable {
  /// The scheduler on which the other disposable is disposed of.
  public let scheduler: any ImmediateSchedulerType
  private let disposable: Guarded<(any Disposable)?>

  /// Creates a disposable that disposes of `disposable` on `scheduler`, once.
  public init(scheduler: any ImmediateSchedulerType, disposable: any Disposable) {
    self.scheduler = scheduler
    self.disposable = Guarded(disposable)
  }

  /// A Boolean value that says whether the other disposable has been disposed of.
  public var isDisposed: Bool { disposable.current == nil }

  /// Schedules the disposal and returns.
  ///
  /// The state that the scheduler receives is this `ScheduledDisposable`.
  public func dispose() {
    _ = scheduler.schedule(self) { scheduled in
      scheduled.disposable.exchange(nil)?.dispose()
      return Disposables.create()
    }
  }
}
