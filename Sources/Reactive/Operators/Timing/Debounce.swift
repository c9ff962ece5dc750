extension ObservableType {
  /// Emits an element once no other has followed it for `dueTime`; elements that are followed sooner are dropped.
  ///
  ///     searchText.debounce(.milliseconds(300), scheduler: MainScheduler.instance)
  ///
  /// Elements are delivered on `scheduler`, on which each element sets a timer. If the source completes while an
  /// element is waiting, that element is emitted at once, before completion; if the source fails, the element is
  /// dropped.
  public func debounce(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
    let source = asObservable().bare
    return Observable { downstream in
      let coordinator = Coordinator(downstream, keeping: source)
      let timer = RestartableTimer(coordinator, downstream.lifetime, scheduler)
      var waiting: Element?
      coordinator.attach(
        source,
        next: { element in
          waiting = element
          timer.set(after: dueTime) { if let element = waiting.take() { downstream.next(element) } }
        },
        completed: {
          guard let element = waiting.take() else { return downstream.end(nil) }
          downstream.sendOnly(element)
        })
    }
  }
}
