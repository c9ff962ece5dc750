import Dispatch

extension ObservableType {
  /// Delivers the events on `scheduler`, in order.
  ///
  ///     download.observe(on: MainScheduler.instance).subscribe(onNext: { label.text = $0 })
  ///
  /// What comes while the scheduler is busy waits in line; on a serial queue, one dispatch takes along all that waits,
  /// on the main queue a few at a time. On any other scheduler each event is an action of its own. Errors wait in line
  /// as well. Disposal stops what waits.
  ///
  /// The closures of later operators are plain: one that was written in a `@MainActor` type runs on `scheduler`
  /// nevertheless, and the compiler does not say so.
  public func observe(on scheduler: any ImmediateSchedulerType) -> Observable<Element> {
    let source = asObservable()
    guard let queue = scheduler as? SerialDispatchQueueScheduler else {
      return Observable { Crossing($0, scheduler, batch: 1).begin(source) }
    }
    let batch = queue.work.queue === DispatchQueue.main ? 16 : 1024
    #if DEBUG || TRACE_RESOURCES
    let mark = SerialQueueMark()
    #endif
    return Observable { downstream in
      #if DEBUG || TRACE_RESOURCES
      withExtendedLifetime(mark) {}
      #endif
      Crossing(downstream, scheduler, batch: batch).begin(source)
    }
  }
}

/// Carries the events of a source over to a scheduler, so many of them per action.
///
/// `@unchecked Sendable`: `waiting`, `outcome` and `isBusy` are guarded by the lock; `batch` and `position` belong to
/// the one action there is at a time.
private final class Crossing<Element>: @unchecked Sendable {
  private let downstream: Downstream<Element>
  private let limit: Int
  private let actions: Actions
  private let lock = Lock()
  @exclusivity(unchecked) private var waiting: ContiguousArray<Element> = []
  /// The end, once it has come; its error, or nil for completion.
  @exclusivity(unchecked) private var outcome: (any Error)??
  @exclusivity(unchecked) private var isBusy = false
  @exclusivity(unchecked) private var batch: ContiguousArray<Element> = []
  @exclusivity(unchecked) private var position = 0

  init(_ downstream: Downstream<Element>, _ scheduler: any ImmediateSchedulerType, batch limit: Int) {
    self.downstream = downstream
    self.limit = limit
    actions = Actions(scheduler)
  }

  func begin(_ source: Observable<Element>) {
    let upstream = SourceLifetime()
    downstream.lifetime.hold(upstream)
    downstream.lifetime.hold(disposable: actions.latest)
    source.start(
      Downstream(upstream) { element in
        if upstream.isOver { return }
        self.add { self.waiting.append(element) }
      } end: { error in
        if upstream.finish() { self.add { self.outcome = .some(error) } }
      })
  }

  private func add(_ enqueue: () -> Void) {
    let isFirst = lock { () -> Bool in
      enqueue()
      defer { isBusy = true }
      return !isBusy
    }
    if isFirst { actions.request(deliver) }
  }

  private func deliver() {
    for _ in 0..<limit {
      if downstream.lifetime.isOver { return }
      if position == batch.count, !refill() { return }
      position += 1
      downstream.next(batch[position - 1])
    }
    if hasMore() { actions.request(deliver) }
  }

  /// Takes along what waits; where there is nothing but the end, delivers that.
  private func refill() -> Bool {
    position = 0
    batch.removeAll(keepingCapacity: batch.count <= 1024)
    let end = lock { () -> (any Error)?? in
      swap(&batch, &waiting)
      if !batch.isEmpty { return nil }
      if outcome == nil { isBusy = false }
      return outcome
    }
    if let end { downstream.end(end) }
    return !batch.isEmpty
  }

  private func hasMore() -> Bool {
    if position < batch.count { return true }
    batch.removeAll(keepingCapacity: batch.count <= 1024)
    position = 0
    return lock {
      isBusy = !waiting.isEmpty || outcome != nil
      return isBusy
    }
  }
}

/// Actions on a scheduler, one at a time, each of which may request the next.
///
/// In a loop rather than a recursion, also where the scheduler works in place.
///
/// `@unchecked Sendable`: immutable; schedulers take work from any thread.
private final class Actions: @unchecked Sendable {
  /// The action that waits.
  let latest = SerialDisposable()
  private let scheduler: any ImmediateSchedulerType
  private let requests = Counter(0)

  init(_ scheduler: any ImmediateSchedulerType) { self.scheduler = scheduler }

  func request(_ action: @escaping () -> Void) {
    if requests.increment() > 1 { return }
    repeat {
      latest.disposable = scheduler.schedule(()) { _ in
        action()
        return Disposables.create()
      }
    } while requests.decrement() > 0
  }
}

#if DEBUG || TRACE_RESOURCES
/// Counts one observable that delivers on a serial queue.
private final class SerialQueueMark: Sendable {
  init() { Resources.countSerialDispatchQueueObservable(1) }

  deinit { Resources.countSerialDispatchQueueObservable(-1) }
}
#endif
