/// A timer on a scheduler, which fires inside a gate; setting the timer again restarts it.
///
/// `@unchecked Sendable`: only the thread inside the gate uses `generation`, and schedulers accept actions from any
/// thread.
final class RestartableTimer: @unchecked Sendable {
  private let gate: Gate
  private let lifetime: Lifetime
  private let scheduler: any SchedulerType
  private let waiting = SerialDisposable()
  /// The number of times that the timer has been set.
  @exclusivity(unchecked) private var generation = 0

  /// Creates a timer that fires inside `gate` until `lifetime` ends.
  init(_ gate: Gate, _ lifetime: Lifetime, _ scheduler: any SchedulerType) {
    self.gate = gate
    self.lifetime = lifetime
    self.scheduler = scheduler
    lifetime.hold(disposable: waiting)
  }

  /// Calls `action` after `span`, unless the timer has been set again or the lifetime has ended by then.
  ///
  /// Must be called inside the gate, or before any other thread can enter the gate.
  func set(after span: RxTimeInterval, _ action: @escaping () -> Void) {
    if waiting.isDisposed { return }
    generation += 1
    let current = generation
    let work = SingleAssignmentDisposable()
    waiting.disposable = work
    work.setDisposable(
      scheduler.scheduleRelative((), dueTime: span) { [self] _ in
        gate.perform { [self] in
          // This work item may have been waiting for the gate while the timer was set again.
          if current == generation, !lifetime.isOver { action() }
        }
        // Releases the scheduler's timer.
        work.dispose()
        return Disposables.create()
      })
  }
}
