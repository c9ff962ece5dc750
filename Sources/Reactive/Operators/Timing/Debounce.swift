extension ObservableType {
  /// Sends an element once nothing has come for `dueTime` after it; those that others follow sooner are dropped.
  ///
  ///     searchText.debounce(.milliseconds(300), scheduler: MainScheduler.instance)
  ///
  /// Elements are sent by `scheduler`, on which each one that comes sets a timer. At completion the one that waits is
  /// sent first, at once; an error drops it.
  public func debounce(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
    let source = asObservable().bare
    return Observable { downstream in
      let junction = Junction(downstream, keeping: source)
      let alarm = Alarm(junction, scheduler)
      var waiting: Element?
      var arrivals = 0
      junction.attach(
        source,
        next: { element in
          waiting = element
          arrivals += 1
          let mine = arrivals
          alarm.set(after: dueTime) {
            if mine == arrivals, let element = waiting.take() { downstream.next(element) }
          }
        },
        completed: {
          guard let element = waiting.take() else { return downstream.end(nil) }
          downstream.sendOnly(element)
        })
    }
  }
}
