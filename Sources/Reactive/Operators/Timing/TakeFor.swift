extension ObservableType {
  /// Emits the elements that arrive within `duration` of the subscription, and then completes.
  ///
  /// That completion is delivered on `scheduler`. If the source terminates earlier, so does the result.
  public func take(for duration: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
    let source = asObservable().bare
    return Observable { downstream in
      let coordinator = Coordinator(downstream, keeping: source)
      RestartableTimer(coordinator, downstream.lifetime, scheduler)
        .set(after: duration) { downstream.end(nil) }
      coordinator.attach(source, next: downstream.next, completed: { downstream.end(nil) })
    }
  }
}
