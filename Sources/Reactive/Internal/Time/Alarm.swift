/// One piece of work that waits on a scheduler and is done inside the gate of a junction; a new one takes its place.
///
/// `@unchecked Sendable`: immutable; schedulers take work from any thread.
final class Alarm<Output>: @unchecked Sendable {
  private let junction: Junction<Output>
  private let scheduler: any SchedulerType
  private let waiting = SerialDisposable()

  init(_ junction: Junction<Output>, _ scheduler: any SchedulerType) {
    self.junction = junction
    self.scheduler = scheduler
    junction.downstream.lifetime.hold(disposable: waiting)
  }

  /// Has `action` done after `span`, unless it is all over by then.
  func set(after span: RxTimeInterval, _ action: @escaping () -> Void) {
    if waiting.isDisposed { return }
    let work = SingleAssignmentDisposable()
    waiting.disposable = work
    work.setDisposable(
      scheduler.scheduleRelative((), dueTime: span) { [junction] _ in
        junction.perform { if !junction.downstream.lifetime.isOver { action() } }
        // Lets go of the scheduler's timer.
        work.dispose()
        return Disposables.create()
      })
  }
}
