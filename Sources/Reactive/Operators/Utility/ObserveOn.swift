extension ObservableType {
  /// Delivers all events on `scheduler`, in order.
  ///
  ///     download.observe(on: MainScheduler.instance).subscribe(onNext: { label.text = $0 })
  ///
  /// Events that arrive while the scheduler is busy wait in a queue without a limit, so `onNext` returns before they are
  /// delivered. On a serial queue, one dispatch delivers everything that waits; on the main queue, up to 64 events that
  /// were waiting when the turn began. On any other scheduler each event is an action of its own. Errors wait for their
  /// turn like elements. Disposal drops the events that wait.
  ///
  /// On `MainScheduler.instance`, an event that arrives on the main queue is delivered at once, unless the main scheduler
  /// is running other work: an event that an observer causes itself comes in the next turn of the main queue.
  ///
  /// The closures of later operators are not `@Sendable`: a closure that was written in a `@MainActor` type runs on
  /// `scheduler` even if that is a background queue, and the compiler does not warn.
  @inlinable
  public func observe(on scheduler: any ImmediateSchedulerType) -> Observable<Element> {
    let source = asObservable().bare
    let way = Way(to: scheduler)
    return Observable { Crossing($0, way).begin(source) }
  }
}

/// How events get to a scheduler.
@usableFromInline
struct Way {
  @usableFromInline let scheduler: any ImmediateSchedulerType
  /// How many events one action delivers at most.
  @usableFromInline let batch: Int
  /// Whether other threads may have the processor before an action ends for want of events.
  @usableFromInline let givesWay: Bool
  /// Whether this is the main queue, on which an action delivers only what has been waiting when it began.
  @usableFromInline let isMain: Bool
  #if DEBUG || TRACE_RESOURCES
  private let mark: SerialQueueMark?
  #endif

  @usableFromInline
  init(to scheduler: any ImmediateSchedulerType) {
    self.scheduler = scheduler
    let queue = scheduler as? SerialDispatchQueueScheduler
    isMain = queue is MainScheduler || queue === MainScheduler.asyncInstance
    // The main queue has others to serve, who must not wait for long.
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

/// Carries the events of a source over to a scheduler, by actions of which there is one at a time.
///
/// `@unchecked Sendable`: `waiting`, `outcome` and `isBusy` are guarded by the lock; `batch` and `position` belong to
/// the one action there is at a time.
@usableFromInline
final class Crossing<Element>: @unchecked Sendable {
  @usableFromInline let downstream: Downstream<Element>
  @usableFromInline let way: Way
  @usableFromInline let lock = Lock()
  @usableFromInline @exclusivity(unchecked) var waiting: ContiguousArray<Element> = []
  /// The end, once it has come; its error, or nil for completion.
  @usableFromInline @exclusivity(unchecked) var outcome: (any Error)??
  @usableFromInline @exclusivity(unchecked) var isBusy = false
  @usableFromInline @exclusivity(unchecked) var batch: ContiguousArray<Element> = []
  @usableFromInline @exclusivity(unchecked) var position = 0
  /// The action that waits.
  @usableFromInline let action = SerialDisposable()
  /// How many actions have been asked for and not been scheduled yet.
  @usableFromInline let requests = Counter(0)

  @inlinable
  init(_ downstream: Downstream<Element>, _ way: Way) {
    self.downstream = downstream
    self.way = way
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
  func add(_ element: Element) {
    let isFirst = lock { () -> Bool in
      waiting.append(element)
      defer { isBusy = true }
      return !isBusy
    }
    if isFirst { requestAction() }
  }

  @usableFromInline
  func add(end error: (any Error)?) {
    let isFirst = lock { () -> Bool in
      outcome = .some(error)
      defer { isBusy = true }
      return !isBusy
    }
    if isFirst { requestAction() }
  }

  /// In a loop rather than a recursion, also where the scheduler works in place.
  @inlinable
  func requestAction() {
    if requests.increment() > 1 { return }
    // The closure captures nothing else, so it is not a block of its own.
    action.disposable = way.scheduler.schedule(()) { _ in
      self.deliver()
      return Disposables.create()
    }
    // Requested meanwhile: by an action that has been performed at once, or on another thread.
    while requests.decrement() > 0 {
      action.disposable = way.scheduleLater { _ in
        self.deliver()
        return Disposables.create()
      }
    }
  }

  @inlinable
  func deliver() {
    #if DEBUG && !hasFeature(Embedded)
    if way.isMain { MainQueueChecks.ensure("What observe(on:) delivers on the main scheduler") }
    #endif
    var isFilled = false
    for _ in 0..<way.batch {
      if downstream.lifetime.isOver { return }
      if position == batch.count {
        if isFilled, way.isMain { break }
        if !refill() { return }
        isFilled = true
      }
      position += 1
      downstream.next(batch[position - 1])
    }
    if position < batch.count || hasMore() { requestAction() }
  }

  /// Takes along what waits; where there is nothing but the end, delivers that.
  @inlinable
  func refill() -> Bool {
    clearBatch()
    // Whoever sends may go on before the queue's thread rests; else each event would wake it up, where both share a
    // processor.
    if way.givesWay, lock({ waiting.isEmpty && outcome == nil }) { giveWay() }
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
/// Counts one observable that delivers on a serial queue.
private final class SerialQueueMark: Sendable {
  init() { Resources.countSerialDispatchQueueObservable(1) }

  deinit { Resources.countSerialDispatchQueueObservable(-1) }
}
#endif
