extension ObservableType {
  /// Collects elements in arrays, and emits an array when it has `count` elements or `timeSpan` has passed since the
  /// previous one.
  ///
  /// An array may be empty. Arrays that are due by time are delivered on `scheduler`. When the source completes, the
  /// last array is emitted, full or not; if it fails, the collected elements are dropped and the error is emitted at
  /// once.
  public func buffer(
    timeSpan: RxTimeInterval, count: Int, scheduler: any SchedulerType
  ) -> Observable<[Element]> {
    let source = asObservable().bare
    return Observable<[Element]> { downstream in
      let coordinator = Coordinator(downstream, keeping: source)
      let timer = RestartableTimer(coordinator, downstream.lifetime, scheduler)
      var gathered: [Element] = []
      func send() {
        let full = gathered
        gathered = []
        downstream.next(full)
        timer.set(after: timeSpan, send)
      }
      timer.set(after: timeSpan, send)
      coordinator.attach(
        source,
        next: { element in
          gathered.append(element)
          if gathered.count == count { send() }
        },
        completed: { downstream.sendOnly(gathered) })
    }
  }
}
