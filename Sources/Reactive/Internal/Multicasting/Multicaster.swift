/// Delivers the events of a source in order, each to all observers in the order of their subscriptions.
///
/// A sender delivers its event itself, inside the gate. The thread inside also delivers for senders that must not wait,
/// such as an observer that itself emits. An event goes to the observers that are subscribed when it enters the gate or
/// the gate's queue. No observer is called under the lock.
///
/// `@unchecked Sendable`: the lock guards all variables.
@usableFromInline
final class Multicaster<Element>: Gate, Releasable, @unchecked Sendable {
  @usableFromInline typealias Members = ContiguousArray<Downstream<Element>>

  @usableFromInline @exclusivity(unchecked) var observers = ObserverList()
  /// True if a late subscriber receives cached elements.
  @usableFromInline let replaysOnSubscription: Bool
  @usableFromInline @exclusivity(unchecked) var outcome = Outcome.none
  @usableFromInline @exclusivity(unchecked) var cache: Cache

  @inlinable
  init(_ cache: Cache = .nothing) {
    self.cache = cache
    replaysOnSubscription =
      switch cache {
      case .nothing, .last: false
      case .latest, .recent: true
      }
    super.init()
  }

  @usableFromInline var hasObservers: Bool { lock { !observers.isEmpty } }

  @usableFromInline var isDisposed: Bool {
    lock { if case .disposed = outcome { true } else { false } }
  }

  /// Returns the cached elements and the outcome at the same moment.
  @inlinable
  func state() -> (Cache, Outcome) { lock { (cache, outcome) } }

  // MARK: Sending

  @inlinable
  func next(_ element: Element) {
    if enter() || waitForTurn() {
      deliver(element, to: unlessEnded { claim(element) })
    } else {
      if unlessEnded({ enqueueElement(element) }) == true { drain() }
    }
  }

  /// Delivers `element` like `next`, and replaces the cached element.
  @inlinable
  func nextLatest(_ element: Element) {
    if enter() || waitForTurn() {
      deliver(element, to: replaceCache(by: .latest(element)) { claim(element) })
    } else {
      if replaceCache(by: .latest(element), { enqueueElement(element) }) == true { drain() }
    }
  }

  /// Delivers `element` like `next`, and appends it to the cached elements.
  @inlinable
  func nextRecent(_ element: Element) {
    if enter() || waitForTurn() {
      deliver(element, to: appendToCache(element) { claim(element) })
    } else {
      if appendToCache(element, { enqueueElement(element) }) == true { drain() }
    }
  }

  /// Delivers an element of `run` like `nextRecent`; does nothing if the run has ended when the element's turn comes.
  @usableFromInline
  func next(_ element: Element, of run: Lifetime) {
    if enter() || waitForTurn() {
      deliver(element, to: appendToCache(element, of: run) { claim(element) })
    } else {
      if appendToCache(element, of: run, { enqueueElement(element) }) == true { drain() }
    }
  }

  /// Stores the element until the end; nothing is emitted.
  @inlinable
  func nextLast(_ element: Element) { replaceCache(by: .last(element)) {} }

  /// Delivers the terminal event; later events are ignored.
  @usableFromInline
  func end(_ error: (any Error)?) {
    let isInside = enter() || waitForTurn()
    var members: Members = []
    var last: Element?
    var isDirect = false
    let hasEntered = lock { () -> Bool in
      guard case .none = outcome else { return false }
      outcome = if let error { .failed(error) } else { .completed }
      members = observers.clear(Element.self)
      if case .last(let element) = cache, error == nil { last = element }
      isDirect = isInside && !hasSteps
      return !isDirect && append { [members, last] in members.end(error, after: last) }
    }
    if isDirect { members.end(error, after: last) }
    if isInside || hasEntered { leave() }
  }

  /// Removes all observers without an event; late subscribers receive `error`.
  @usableFromInline
  func dispose(_ error: any Error) {
    var members: Members = []
    var unsent = Queue<GateQueue.WorkItem>()
    var nothing = Cache.nothing
    var replaced = Outcome.disposed(error)
    lock {
      swap(&replaced, &outcome)
      members = observers.clear(Element.self)
      if let queue { swap(&unsent, &queue.steps) }
      swap(&nothing, &cache)
    }
    withExtendedLifetime((members, unsent, nothing, replaced)) {}
  }

  /// Removes all observers, because nothing can be sent to them any more.
  ///
  /// - Parameters:
  ///   - isForGood: Whether the owner has been deallocated, so nothing else can be sent either.
  ///   - run: If this run has ended, nothing is done.
  @usableFromInline
  func clear(isForGood: Bool = true, of run: Lifetime? = nil) {
    let members = lock { () -> Members in
      if let run, run.isOver { return [] }
      if isForGood, case .none = outcome { outcome = .abandoned }
      return observers.clear(Element.self)
    }
    withExtendedLifetime(members) {}
  }

  /// Calls `claim` under the lock, unless the multicaster has ended.
  @inlinable @inline(__always)
  func unlessEnded<Result>(_ claim: () -> Result?) -> Result? {
    lock { if case .none = outcome { claim() } else { nil } }
  }

  /// Replaces the cached element, and calls `claim` like `unlessEnded`.
  ///
  /// The old element is released after the lock, because its deinit may call back here: for example, an object with a
  /// bag may hold a subscription to this multicaster.
  @inlinable @inline(__always)
  @discardableResult
  func replaceCache<Result>(by latest: Cache, _ claim: () -> Result?) -> Result? {
    var replaced = latest
    let result = unlessEnded { () -> Result? in
      swap(&replaced, &cache)
      return claim()
    }
    withExtendedLifetime(replaced) {}
    return result
  }

  /// Appends an element to the cache, and calls `claim` like `unlessEnded`.
  ///
  /// The element that the new one replaces is released after the lock.
  ///
  /// - Parameter run: If this run has ended, nothing is done.
  @inlinable @inline(__always)
  func appendToCache<Result>(_ element: Element, of run: Lifetime? = nil, _ claim: () -> Result?) -> Result? {
    var dropped: Element?
    let result = unlessEnded { () -> Result? in
      if let run, run.isOver { return nil }
      if case .recent(var buffer) = cache {
        cache = .nothing
        dropped = buffer.append(element)
        cache = .recent(buffer)
      }
      return claim()
    }
    withExtendedLifetime(dropped) {}
    return result
  }

  /// Returns the observers to which the caller delivers `element`, or nil if it has to wait for earlier work items.
  ///
  /// Must be called under the lock and inside the gate.
  @inlinable @inline(__always)
  func claim(_ element: Element) -> Members? {
    if !hasSteps { return observers.members(as: Element.self) }
    _ = enqueueElement(element)
    return nil
  }

  /// Enqueues `element` for the thread inside; called under the lock.
  ///
  /// - Returns: True if the gate was free, so the caller is inside now and must `drain()`.
  @inlinable @inline(never)
  func enqueueElement(_ element: Element) -> Bool {
    let members = observers.members(as: Element.self)
    return append { members.next(element) }
  }

  /// Delivers `element` and leaves; called inside the gate.
  @inlinable @inline(__always)
  func deliver(_ element: Element, to members: Members?) {
    members?.next(element)
    leave()
  }

  // MARK: Joining and leaving

  @inlinable
  func add(_ downstream: Downstream<Element>) {
    if replaysOnSubscription ? addAfterReplay(downstream) : join(downstream) { return }
    emitTermination(downstream)
  }

  /// Adds an observer that receives live events only.
  ///
  /// - Returns: False if the source has terminated.
  @inlinable
  func join(_ downstream: Downstream<Element>) -> Bool {
    let key = lock { () -> Int in
      guard case .none = outcome else { return 0 }
      return observers.add(downstream)
    }
    if key == 0 { return false }
    downstream.lifetime.hold(self, key)
    return true
  }

  /// Adds an observer after it has received the cached elements.
  ///
  /// If the gate is free, this thread stays inside during the replay and keeps live events out, so the observer needs
  /// no separate gate.
  @inlinable
  func addAfterReplay(_ downstream: Downstream<Element>) -> Bool {
    guard enter() else { return addDuringDelivery(downstream) }
    var cached = Cache.nothing
    let key = lock { () -> Int in
      guard case .none = outcome else { return 0 }
      cached = cache
      return observers.add(downstream)
    }
    if key != 0 {
      downstream.lifetime.hold(self, key)
      emitCached(cached, to: downstream)
    }
    leave()
    return key != 0
  }

  /// Adds an observer while the gate is busy: live events wait at a separate gate until the observer has received the
  /// cached elements.
  ///
  /// The subscriber must not wait for the multicaster's gate, because it may be the thread inside.
  @inlinable @inline(never)
  func addDuringDelivery(_ downstream: Downstream<Element>) -> Bool {
    var cached = Cache.nothing
    var serialized: SerializedDownstream<Element>?
    let key = lock { () -> Int in
      guard case .none = outcome else { return 0 }
      if cache.isEmpty { return observers.add(downstream) }
      cached = cache
      let fresh = SerializedDownstream(untilDisposed(downstream))
      _ = fresh.enter()
      serialized = fresh
      return observers.add(fresh.entrance)
    }
    if key == 0 { return false }
    downstream.lifetime.hold(self, key)
    if let serialized {
      emitCached(cached, to: downstream)
      serialized.leave()
      bypass(key, downstream, serialized)
    }
    return true
  }

  /// Returns the downstream for live events that may have to wait for cached ones; waiting events are dropped at
  /// disposal.
  @usableFromInline
  func untilDisposed(_ downstream: Downstream<Element>) -> Downstream<Element> {
    Downstream(downstream.lifetime) { element in
      if !self.isDisposed { downstream.next(element) }
    } end: { error in
      if !self.isDisposed { downstream.end(error) }
    }
  }

  /// Lets live events bypass the gate of an observer that has received the cached elements.
  ///
  /// Does nothing while a thread is delivering: an event may be waiting at `serialized`, or a global queue may be
  /// delivering it from the gate's queue, and the next event would overtake it.
  @inlinable
  func bypass(_ key: Int, _ downstream: Downstream<Element>, _ serialized: SerializedDownstream<Element>) {
    let replaced = lock {
      threadInside == 0 && serialized.isFree ? observers.replace(key, with: downstream) : nil
    }
    withExtendedLifetime(replaced) {}
  }

  /// Emits the events that a late subscriber receives after the end.
  @usableFromInline
  func emitTermination(_ downstream: Downstream<Element>) {
    let (cache, outcome) = state()
    switch outcome {
    case .none: break
    case .abandoned: emitCached(cache, to: downstream)
    case .disposed(let error): downstream.end(error)
    case .completed:
      if case .last(let last?) = cache { downstream.next(last) }
      emitEnd(nil, after: cache, to: downstream)
    case .failed(let error): emitEnd(error, after: cache, to: downstream)
    }
  }

  private func emitEnd(_ error: (any Error)?, after cache: Cache, to downstream: Downstream<Element>) {
    if case .recent = cache { emitCached(cache, to: downstream) }
    if !downstream.lifetime.isOver { downstream.end(error) }
  }

  @inlinable
  func emitCached(_ cache: Cache, to downstream: Downstream<Element>) {
    switch cache {
    case .nothing, .last: break
    case .latest(let element): if !downstream.lifetime.isOver { downstream.next(element) }
    case .recent(let buffer):
      buffer.forEach { element in
        if downstream.lifetime.isOver { return false }
        downstream.next(element)
        return true
      }
    }
  }

  /// Removes the observer whose lifetime has ended.
  @usableFromInline
  func release(_ key: Int) {
    let removed = lock { observers.remove(key) }
    withExtendedLifetime(removed) {}
  }
}
