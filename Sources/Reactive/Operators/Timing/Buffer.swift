extension ObservableType {
  /// Gathers elements in arrays: one is sent when it has `count` elements, or `timeSpan` after the one before.
  ///
  /// An array may be empty. Those that are due are sent by `scheduler`. At completion the last one is sent, full or
  /// not; an error drops it.
  public func buffer(
    timeSpan: RxTimeInterval, count: Int, scheduler: any SchedulerType
  ) -> Observable<[Element]> {
    let source = asObservable().bare
    return Observable<[Element]> { downstream in
      let junction = Junction(downstream, keeping: source)
      let alarm = Alarm(junction, scheduler)
      var gathered: [Element] = []
      var number = 0
      func wait() {
        let mine = number
        alarm.set(after: timeSpan) { if mine == number { send() } }
      }
      func send() {
        let full = gathered
        gathered = []
        number += 1
        downstream.next(full)
        wait()
      }
      wait()
      junction.attach(
        source,
        next: { element in
          gathered.append(element)
          if gathered.count == count { send() }
        },
        completed: { downstream.sendOnly(gathered) })
    }
  }
}
