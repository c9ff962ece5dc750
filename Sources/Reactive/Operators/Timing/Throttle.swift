#if !hasFeature(Embedded)
import Dispatch
#endif

extension ObservableType {
  /// Emits an element at once, and then at most one element per `dueTime`.
  ///
  ///     button.throttle(.seconds(1), latest: false, scheduler: MainScheduler.instance)
  ///
  /// Elements that arrive too early are dropped; with `latest`, the last of them is emitted when `dueTime` has passed.
  /// That element is delivered on `scheduler`, which also measures the time. Completion waits for it; an error is
  /// emitted at once, and the element is dropped.
  public func throttle(
    _ dueTime: RxTimeInterval, latest: Bool = true, scheduler: any SchedulerType
  ) -> Observable<Element> {
    let source = asObservable().bare
    return Observable { downstream in
      let coordinator = Coordinator(downstream, keeping: source)
      let timer = RestartableTimer(coordinator, downstream.lifetime, scheduler)
      var lastSent: RxTime?
      var waiting: Element?
      var hasCompleted = false
      func send(_ element: Element) {
        waiting = nil
        downstream.next(element)
        // Read again, because the observer may have taken a while.
        lastSent = scheduler.now
      }
      coordinator.attach(
        source,
        next: { element in
          guard let last = lastSent else { return send(element) }
          let rest = dueTime.remaining(since: last, at: scheduler.now)
          if rest == .nanoseconds(0) { return send(element) }
          guard latest else { return }
          let isSet = waiting != nil
          waiting = element
          if isSet { return }
          timer.set(after: rest) {
            if let element = waiting { send(element) }
            if hasCompleted, !downstream.lifetime.isOver { downstream.end(nil) }
          }
        },
        completed: { if waiting == nil { downstream.end(nil) } else { hasCompleted = true } })
    }
  }
}
