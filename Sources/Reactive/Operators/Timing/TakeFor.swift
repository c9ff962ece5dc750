extension ObservableType {
  /// Keeps what comes within `duration` of the subscription, and then completes.
  ///
  /// That completion is sent by `scheduler`.
  public func take(for duration: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
    let source = asObservable().bare
    return Observable { downstream in
      let junction = Junction(downstream, keeping: source)
      Alarm(junction, scheduler).set(after: duration) { downstream.end(nil) }
      junction.attach(source, next: downstream.next, completed: { downstream.end(nil) })
    }
  }
}
