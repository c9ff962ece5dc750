extension ObservableType {
  /// Subscribes `dueTime` later, on `scheduler`.
  public func delaySubscription(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Observable<
    Element
  > {
    let source = asObservable().bare
    return Observable { downstream in
      let work = SingleAssignmentDisposable()
      downstream.lifetime.hold(work)
      work.setDisposable(
        scheduler.scheduleRelative((), dueTime: dueTime) { _ in
          if !downstream.lifetime.isOver { source.start(downstream) }
          // Lets go of the scheduler's timer.
          work.dispose()
          return Disposables.create()
        })
    }
  }
}
