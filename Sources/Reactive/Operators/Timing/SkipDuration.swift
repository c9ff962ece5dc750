extension ObservableType {
  /// Drops the elements that arrive within `duration` of the subscription, as measured by `scheduler`.
  public func skip(_ duration: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
    let attach = asObservable().attach
    return Observable { downstream in
      let isOpen = Flag()
      downstream.lifetime.schedule(after: duration, on: scheduler) { isOpen.set() }
      attach(
        Downstream(
          downstream.lifetime, next: { if isOpen.isSet { downstream.next($0) } }, end: downstream.end
        ).keeping(attach))
    }
  }
}
