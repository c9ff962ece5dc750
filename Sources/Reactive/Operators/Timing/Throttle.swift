#if !hasFeature(Embedded)
import Dispatch
#endif

extension ObservableType {
  /// Sends an element at once and then, for `dueTime`, nothing; with `latest`, the last one dropped follows after that.
  ///
  ///     button.throttle(.seconds(1), latest: false, scheduler: MainScheduler.instance)
  ///
  /// What follows later is sent by `scheduler`, which also says what time it is. Completion waits for it; an error does
  /// not, and drops it.
  public func throttle(
    _ dueTime: RxTimeInterval, latest: Bool = true, scheduler: any SchedulerType
  ) -> Observable<Element> {
    let source = asObservable().bare
    return Observable { downstream in
      let junction = Junction(downstream, keeping: source)
      let alarm = Alarm(junction, scheduler)
      var lastSent: RxTime?
      var waiting: Element?
      var hasCompleted = false
      func send(_ element: Element) {
        waiting = nil
        downstream.next(element)
        // Asked for anew: the observer may have taken its time.
        lastSent = scheduler.now
      }
      junction.attach(
        source,
        next: { element in
          guard let last = lastSent else { return send(element) }
          let rest = dueTime.remaining(since: last, at: scheduler.now)
          if rest == .nanoseconds(0) { return send(element) }
          guard latest else { return }
          let isSet = waiting != nil
          waiting = element
          if isSet { return }
          alarm.set(after: rest) {
            if let element = waiting { send(element) }
            if hasCompleted, !downstream.lifetime.isOver { downstream.end(nil) }
          }
        },
        completed: { if waiting == nil { downstream.end(nil) } else { hasCompleted = true } })
    }
  }
}
