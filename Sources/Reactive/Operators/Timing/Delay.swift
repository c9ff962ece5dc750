extension ObservableType {
  /// Sends each element, and completion, `dueTime` later; an error at once, and what waits is dropped.
  ///
  /// Elements are sent by `scheduler`.
  public func delay(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
    let source = asObservable().bare
    return Observable { downstream in
      let junction = Junction(downstream)
      let detour = Detour(downstream, Alarm(junction, scheduler), dueTime, scheduler)
      junction.attach(source, next: { detour.add($0) }, completed: { detour.add(nil) })
    }
  }
}

/// The elements on their way, all of it inside the gate of a junction.
private final class Detour<Element> {
  private let downstream: Downstream<Element>
  private let alarm: Alarm<Element>
  private let dueTime: RxTimeInterval
  private let scheduler: any SchedulerType
  /// Each with the time at which it came; nil is completion.
  private var waiting = Queue<(time: RxTime, element: Element?)>()
  private var isSet = false

  init(
    _ downstream: Downstream<Element>, _ alarm: Alarm<Element>, _ dueTime: RxTimeInterval,
    _ scheduler: any SchedulerType
  ) {
    self.downstream = downstream
    self.alarm = alarm
    self.dueTime = dueTime
    self.scheduler = scheduler
  }

  func add(_ element: Element?) {
    waiting.append((scheduler.now, element))
    if isSet { return }
    isSet = true
    alarm.set(after: dueTime) { self.send() }
  }

  private func send() {
    guard let first = waiting.popFirst() else { return }
    guard let element = first.element else { return downstream.end(nil) }
    downstream.next(element)
    if let following = waiting.peek() {
      alarm.set(after: dueTime.remaining(since: following.time, at: scheduler.now)) { self.send() }
    } else {
      isSet = false
    }
  }
}
