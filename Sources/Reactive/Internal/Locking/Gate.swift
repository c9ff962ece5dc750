import Synchronization

/// Lets one thread at a time deliver events to a downstream.
///
/// If the gate is busy, a sender waits for its turn, as it would for a lock, so the event is delivered on the sender's
/// thread before `onNext` returns. Unlike a lock, the gate never makes a thread wait if the wait might never end:
/// `waitForTurn` describes when a sender gives up. The sender then adds its event to the gate's queue, which the thread
/// inside empties before it leaves.
///
/// `@unchecked Sendable`: the lock guards `queue`.
@usableFromInline
class Gate: @unchecked Sendable {
  /// The identifier of the thread inside, which is even, or 0; plus 1 while a work item or a thread is waiting.
  @usableFromInline let inside = Atomic<UInt>(0)
  @usableFromInline let lock = Lock()
  @usableFromInline @exclusivity(unchecked) final var queue: GateQueue?

  @inlinable
  init() {}

  /// Enters if the gate is free and nothing waits for it.
  @inlinable @inline(__always)
  final func enter() -> Bool {
    inside.compareExchange(expected: 0, desired: currentThreadID(), ordering: .acquiring).exchanged
  }

  /// Leaves, after everything in the gate's queue has been delivered or handed off.
  @inlinable @inline(__always)
  final func leave() {
    // The exchange below fails if a work item or a thread is waiting.
    let thread = inside.load(ordering: .relaxed) & ~1
    if inside.compareExchange(expected: thread, desired: 0, ordering: .releasing).exchanged { return }
    drain()
  }

  /// Performs `step` inside the gate: on this thread, or on the thread that is inside if this one must not wait.
  @inlinable
  final func perform(_ step: @escaping () -> Void) {
    if enter() || waitForTurn() {
      step()
      leave()
    } else {
      enqueue(step)
    }
  }

  /// Enqueues `step` for the thread inside, or performs it on this thread if no thread is inside.
  @usableFromInline
  final func enqueue(_ step: @escaping () -> Void) { if lock({ append(step) }) { drain() } }

  /// Adds a step to the queue; called under the lock.
  ///
  /// - Returns: True if the gate was free, so the caller is inside now and must `drain()`.
  @usableFromInline
  final func append(_ step: @escaping () -> Void) -> Bool {
    let thread = currentThreadID()
    present.steps.append(GateQueue.WorkItem(step, from: thread))
    return enterOrMark(as: thread)
  }

  /// Calls `step` once the gate is free, on the thread that leaves the gate; called inside the gate.
  @usableFromInline
  final func afterLeaving(_ step: @escaping () -> Void) {
    lock {
      present.afterwards.append(step)
      _ = enterOrMark(as: currentThreadID())
    }
  }

  /// True if work items are waiting; called under the lock.
  @inlinable final var hasSteps: Bool { if let queue { !queue.steps.isEmpty } else { false } }

  /// Enters if the gate is free, and otherwise sets the mark that something is waiting; called under the lock.
  ///
  /// - Returns: True if the thread is inside now.
  private final func enterOrMark(as thread: UInt) -> Bool {
    while true {
      let seen = inside.load(ordering: .relaxed)
      let isFree = seen & ~1 == 0
      let desired = (isFree ? thread : seen) | 1
      if inside.compareExchange(expected: seen, desired: desired, ordering: .acquiringAndReleasing).exchanged
      {
        return isFree
      }
    }
  }

  /// The gate's queue, created on first use; called under the lock.
  private final var present: GateQueue {
    if let queue { return queue }
    let made = GateQueue()
    queue = made
    return made
  }

  // MARK: Leaving

  /// Delivers everything in the queue and leaves; called inside the gate.
  @usableFromInline
  final func drain() { drain(within: DrainLimit()) }

  private final func drain(within limit: DrainLimit) {
    let thread = currentThreadID()
    var limit = limit
    while true {
      switch lock({ takeStep() }) {
      case .perform(let step):
        if step.sender == thread {
          step.perform()
        } else {
          limit.perform(step)
          if limit.isUsedUp { return handOff() }
        }
      case .left(let afterwards, let waiter):
        waiter?.wakeUp()
        for step in afterwards { step() }
        return
      }
    }
  }

  private enum NextStep {
    case perform(GateQueue.WorkItem)
    /// The gate is free: the closures to call afterwards, and the thread that may enter.
    case left([() -> Void], Waiter?)
  }

  /// Removes the next step from the gate's queue, or frees the gate; called under the lock.
  private final func takeStep() -> NextStep {
    let queue = present
    if let step = queue.steps.popFirst() { return .perform(step) }
    var afterwards: [() -> Void] = []
    swap(&afterwards, &queue.afterwards)
    let waiter = queue.waiters.isEmpty ? nil : queue.waiters.removeFirst()
    inside.store(queue.waiters.isEmpty ? 0 : 1, ordering: .releasing)
    return .left(afterwards, waiter)
  }

  /// Delivers the rest of the queue on a global dispatch queue, so this thread can continue.
  private final func handOff() {
    #if !hasFeature(Embedded)
    // No thread is inside meanwhile, but the gate isn't free.
    inside.store(Gate.inTransit, ordering: .releasing)
    GateQueue.schedule {
      self.inside.store(currentThreadID() | 1, ordering: .relaxed)
      self.drain(within: DrainLimit(isUnlimited: true))
    }
    #endif
  }

  /// The value that replaces the identifier of the thread inside while the gate is being handed over; its lowest bit
  /// marks that something is waiting.
  private static var inTransit: UInt { .max }

  // MARK: Waiting

  /// Waits until the gate is free, and enters it; called if `enter()` has failed.
  ///
  /// Gives up at once if this thread is already inside the gate, or if the thread inside is waiting, directly or
  /// through other threads, for a gate that this thread is inside. Otherwise gives up after 10 ms, because the thread
  /// inside may be waiting for something that the caller holds, such as a lock of the program. The time is shorter if
  /// threads have often given up, and longer if a thousand work items are waiting.
  ///
  /// - Parameter nanoseconds: The time after which this gives up, for tests.
  /// - Returns: True if the thread is inside now.
  @usableFromInline
  final func waitForTurn(for nanoseconds: Int = WaitTimeout.usual) -> Bool {
    #if hasFeature(Embedded)
    return false
    #else
    let thread = currentThreadID()
    // Most steps take less than a microsecond; a thread that has been preempted needs the processor to leave.
    for attempt in 0..<64 {
      let seen = inside.load(ordering: .relaxed)
      if seen & ~1 == thread { return false }
      if seen & ~1 == 0,
        inside.compareExchange(expected: seen, desired: thread | seen, ordering: .acquiring).exchanged
      {
        return true
      }
      if attempt > 48 { giveWay() }
    }
    return park(thread, WaitTimeout(nanoseconds))
    #endif
  }

  #if !hasFeature(Embedded)
  private final func park(_ thread: UInt, _ timeout: WaitTimeout) -> Bool {
    let waiter = Waiter(thread, self)
    guard WaitingThreads.add(waiter) else { return false }
    defer { WaitingThreads.remove(waiter) }
    var timeout = timeout
    lock { timeout.start(present) }
    while true {
      if lock({ enterOrJoin(waiter) }) { return true }
      if waiter.sleep(until: timeout.deadline) { continue }
      // Doesn't give up if another thread has just woken this thread up, because then no other waiter is woken up.
      let goesOn = lock { !present.leave(waiter) || timeout.extend(present) }
      if !goesOn { return false }
    }
  }

  /// Enters if the gate is free, and otherwise joins the waiting threads; called under the lock.
  private final func enterOrJoin(_ waiter: Waiter) -> Bool {
    let isInside = enterOrMark(as: waiter.thread)
    if isInside {
      present.leave(waiter)
      present.waitEnded()
    } else {
      present.join(waiter)
    }
    return isInside
  }
  #endif

  /// The identifier of the thread inside; if the gate is free, it identifies no thread.
  @inlinable final var threadInside: UInt { inside.load(ordering: .relaxed) & ~1 }

  /// True if the gate is free, so everything done inside is visible to the caller.
  @inlinable final var isFree: Bool { inside.load(ordering: .acquiring) & ~1 == 0 }
}

/// A downstream whose events are serialised, whatever threads they come from.
///
/// `@unchecked Sendable`: as for its superclass.
@usableFromInline
final class SerializedDownstream<Element>: Gate, @unchecked Sendable {
  @usableFromInline let downstream: Downstream<Element>

  @inlinable
  init(_ downstream: consuming Downstream<Element>) {
    self.downstream = consume downstream
    super.init()
  }

  @inlinable
  func next(_ element: Element) {
    if enter() || waitForTurn() {
      if !downstream.lifetime.isOver { downstream.next(element) }
      leave()
    } else {
      enqueue { if !self.downstream.lifetime.isOver { self.downstream.next(element) } }
    }
  }

  @usableFromInline
  func end(_ error: (any Error)?) {
    if enter() || waitForTurn() {
      pass(end: error)
      leave()
    } else {
      enqueue { self.pass(end: error) }
    }
  }

  private func pass(end error: (any Error)?) {
    if !downstream.lifetime.isOver { downstream.end(error) }
  }

  @inlinable
  func on(_ event: Event<Element>) {
    if downstream.lifetime.isOver { return }
    switch event {
    case .next(let element): next(element)
    case .error(let error): end(error)
    case .completed: end(nil)
    }
  }

  /// The downstream that leads through this gate.
  @inlinable
  var entrance: Downstream<Element> {
    Downstream(downstream.lifetime, next: { self.next($0) }, end: { self.end($0) })
  }
}
