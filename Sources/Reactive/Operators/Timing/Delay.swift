extension ObservableType {
  /// Emits each element, and completion, `dueTime` later.
  ///
  /// Elements are delivered on `scheduler`. An error is emitted at once, and the elements that still wait are dropped.
  public func delay(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
    let source = asObservable().bare
    return Observable { downstream in
      let coordinator = Coordinator(downstream)
      let timer = RestartableTimer(coordinator, downstream.lifetime, scheduler)
      let buffer = DelayBuffer(downstream, timer, dueTime, scheduler)
      coordinator.attach(source, next: { buffer.add($0) }, completed: { buffer.add(nil) })
    }
  }
}

/// The elements that are being delayed; used only inside the gate of a coordinator.
private final class DelayBuffer<Element> {
  private let downstream: Downstream<Element>
  private let timer: RestartableTimer
  private let dueTime: RxTimeInterval
  private let scheduler: any SchedulerType
  /// The elements with the times at which they arrived; nil stands for completion.
  private var waiting = Queue<(time: RxTime, element: Element?)>()
  private var isSet = false

  init(
    _ downstream: Downstream<Element>, _ timer: RestartableTimer, _ dueTime: RxTimeInterval,
    _ scheduler: any SchedulerType
  ) {
    self.downstream = downstream
    self.timer = timer
    self.dueTime = dueTime
    self.scheduler = scheduler
  }

  func add(_ element: Element?) {
    waiting.append((scheduler.now, element))
    if isSet { return }
    isSet = true
    timer.set(after: dueTime) { self.send() }
  }

  private func send() {
    guard let first = waiting.popFirst() else { return }
    guard let element = first.element else { return downstream.end(nil) }
    downstream.next(element)
    if let following = waiting.peek() {
      timer.set(after: dueTime.remaining(since: following.time, at: scheduler.now)) { self.send() }
    } else {
      isSet = false
    }
  }
}
