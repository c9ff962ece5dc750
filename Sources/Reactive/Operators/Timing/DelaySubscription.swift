extension ObservableType {
  /// Subscribes to the source after `dueTime`, on `scheduler`.
  public func delaySubscription(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Observable<
    Element
  > {
    let source = asObservable().bare
    return Observable { downstream in
      downstream.lifetime.schedule(after: dueTime, on: scheduler) { source.start(downstream) }
    }
  }
}
