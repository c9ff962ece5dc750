extension ObservableType {
  /// Delivers all events on `scheduler`, in order.
  ///
  ///     download.observe(on: MainScheduler.instance).subscribe(onNext: { label.text = $0 })
  ///
  /// Events that arrive while the scheduler is busy wait in a queue without a limit, so `onNext` returns before they
  /// are delivered. On a serial queue, one dispatch delivers all waiting events; on the main queue, up to 64 events
  /// that were waiting when the turn began. On any other scheduler each event is an action of its own. Errors wait for
  /// their turn like elements. Disposal drops the waiting events.
  ///
  /// On `MainScheduler.instance`, an event that arrives on the main queue is delivered at once, unless the main
  /// scheduler is running other work: an event that an observer itself causes is delivered in the next turn of the main
  /// queue.
  ///
  /// The closures of later operators are not `@Sendable`: a closure that was written in a `@MainActor` type runs on
  /// `scheduler` even if that is a background queue, and the compiler does not warn.
  @inlinable
  public func observe(on scheduler: any ImmediateSchedulerType) -> Observable<Element> {
    let source = asObservable().bare
    let policy = DeliveryPolicy(to: scheduler)
    return Observable { SchedulerHop($0, policy).begin(source) }
  }
}

/// How `observe(on:)` delivers on a scheduler.
@usableFromInline
struct DeliveryPolicy {
  @usableFromInline let scheduler: any ImmediateSchedulerType
  /// The maximum number of events that one action delivers.
  @usableFromInline let batch: Int
  /// True if an action yields the processor to other threads before it ends for lack of events.
  @usableFromInline let givesWay: Bool
  /// True for the main queue, on which an action delivers only the events that were waiting when it started.
  @usableFromInline let isMain: Bool
  #if DEBUG || TRACE_RESOURCES
  private let mark: SerialQueueMark?
  #endif

  @usableFromInline
  init(to scheduler: any ImmediateSchedulerType) {
    self.scheduler = scheduler
    let queue = scheduler as? SerialDispatchQueueScheduler
    isMain = queue is MainScheduler || queue === MainScheduler.asyncInstance
    // The main queue also serves others, which must not wait long.
    batch = queue == nil ? 1 : isMain ? 64 : 128
    givesWay = queue != nil && !isMain
    #if DEBUG || TRACE_RESOURCES
    mark = queue == nil ? nil : SerialQueueMark()
    #endif
  }

  /// Schedules `action`; on the main scheduler, for a later turn of its queue.
  @usableFromInline
  func scheduleLater(_ action: @escaping (()) -> any Disposable) -> any Disposable {
    #if !hasFeature(Embedded)
    if isMain, let queue = scheduler as? SerialDispatchQueueScheduler {
      return queue.scheduleLater((), action: action)
    }
    #endif
    return scheduler.schedule((), action: action)
  }
}

/// Moves the events of a source to a scheduler, with one action at a time.
///
/// `@unchecked Sendable`: the lock guards `waiting`, `outcome` and `isBusy`; `batch` and `position` are used only by
/// the current action.
@usableFromInline
final class SchedulerHop<Element>: @unchecked Sendable {
  @usableFromInline let downstream: Downstream<Element>
  @usableFromInline let policy: DeliveryPolicy
  @usableFromInline let lock = Lock()
  @usableFromInline @exclusivity(unchecked) var waiting: ContiguousArray<Element> = []
  /// The terminal event, once it has arrived: its error, or nil for completion.
  @usableFromInline @exclusivity(unchecked) var outcome: (any Error)??
  @usableFromInline @exclusivity(unchecked) var isBusy = false
  @usableFromInline @exclusivity(unchecked) var batch: ContiguousArray<Element> = []
  @usableFromInline @exclusivity(unchecked) var position = 0
  /// The action that is scheduled.
  @usableFromInline let action = SerialDisposable()
  /// The number of actions that have been requested but not scheduled yet.
  @usableFromInline let requests = Counter(0)

  @inlinable
  init(_ downstream: Downstream<Element>, _ policy: DeliveryPolicy) {
    self.downstream = downstream
    self.policy = policy
  }

  @inlinable
  func begin(_ source: Observable<Element>) {
    let upstream = Lifetime()
    downstream.lifetime.hold(upstream)
    downstream.lifetime.hold(disposable: action)
    source.start(
      Downstream(upstream) { element in
        if !upstream.isOver { self.add(element) }
      } end: { error in
        guard upstream.finish() else { return }
        self.add(end: error)
        upstream.close()
      })
  }

  @inlinable
  func add(_ element: Element) { enqueue { waiting.append(element) } }

  @usableFromInline
  func add(end error: (any Error)?) { enqueue { outcome = .some(error) } }

  /// Calls `change`, which adds an event, under the lock, and requests an action unless one is busy.
  @inlinable @inline(__always)
  func enqueue(_ change: () -> Void) {
    let isFirst = lock { () -> Bool in
      change()
      defer { isBusy = true }
      return !isBusy
    }
    if isFirst { requestAction() }
  }

  /// Schedules an action.
  ///
  /// In a loop rather than by recursion, even if the scheduler runs actions synchronously.
  @inlinable
  func requestAction() {
    if requests.increment() > 1 { return }
    // The closure captures only `self`, so it needs no allocation of its own.
    action.disposable = policy.scheduler.schedule(()) { _ in
      self.deliver()
      return Disposables.create()
    }
    // Requested in the meantime, by an action that ran synchronously or on another thread.
    while requests.decrement() > 0 {
      action.disposable = policy.scheduleLater { _ in
        self.deliver()
        return Disposables.create()
      }
    }
  }

  @inlinable
  func deliver() {
    #if DEBUG && !hasFeature(Embedded)
    if policy.isMain { MainQueueChecks.ensure("What observe(on:) delivers on the main scheduler") }
    #endif
    var isFilled = false
    for _ in 0..<policy.batch {
      if downstream.lifetime.isOver { return }
      if position == batch.count {
        if isFilled, policy.isMain { break }
        if !refill() { return }
        isFilled = true
      }
      position += 1
      downstream.next(batch[position - 1])
    }
    if position < batch.count || hasMore() { requestAction() }
  }

  /// Takes the waiting elements as the next batch; if there is only the terminal event, delivers that.
  @inlinable
  func refill() -> Bool {
    clearBatch()
    // The sender may continue before the queue's thread goes to sleep. Otherwise, if both share a processor, each event
    // would wake that thread up.
    if policy.givesWay, lock({ waiting.isEmpty && outcome == nil }) { giveWay() }
    let end = lock { () -> (any Error)?? in
      swap(&batch, &waiting)
      if !batch.isEmpty { return nil }
      if outcome == nil { isBusy = false }
      return outcome
    }
    if let end { downstream.end(end) }
    return !batch.isEmpty
  }

  @inlinable
  func hasMore() -> Bool {
    clearBatch()
    return lock {
      isBusy = !waiting.isEmpty || outcome != nil
      return isBusy
    }
  }

  @inlinable
  func clearBatch() {
    position = 0
    batch.removeAll(keepingCapacity: batch.count <= 1024)
  }
}

#if DEBUG || TRACE_RESOURCES
/// Counts an observable that delivers on a serial queue.
private final class SerialQueueMark: Sendable {
  init() { Resources.countSerialDispatchQueueObservable(1) }

  deinit { Resources.countSerialDispatchQueueObservable(-1) }
}
#endif
