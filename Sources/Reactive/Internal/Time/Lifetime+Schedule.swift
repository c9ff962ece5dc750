extension Lifetime {
  /// Schedules `action`, which is called on `scheduler` after `span`; the end of this lifetime cancels it.
  func schedule(after span: RxTimeInterval, on scheduler: any SchedulerType, _ action: @escaping () -> Void) {
    let work = SingleAssignmentDisposable()
    hold(work)
    work.setDisposable(
      scheduler.scheduleRelative((), dueTime: span) { _ in
        action()
        // Releases the scheduler's timer.
        work.dispose()
        return Disposables.create()
      })
  }
}
