extension ObservableType {
  /// Drops what comes within `duration` of the subscription, by the time of `scheduler`.
  public func skip(_ duration: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
    let attach = asObservable().attach
    return Observable { downstream in
      let isOpen = BooleanDisposable()
      let work = SingleAssignmentDisposable()
      downstream.lifetime.hold(work)
      work.setDisposable(
        scheduler.scheduleRelative((), dueTime: duration) { _ in
          isOpen.dispose()
          // Lets go of the scheduler's timer.
          work.dispose()
          return Disposables.create()
        })
      attach(
        Downstream(
          downstream.lifetime, next: { if isOpen.isDisposed { downstream.next($0) } }, end: downstream.end
        ).keeping(attach))
    }
  }
}
