import Synchronization

/// Lets one thread at a time deliver events to a downstream.
///
/// A sender that finds the gate busy waits for its turn, as at a lock, so its event is delivered on its own thread
/// before `onNext` returns. Unlike a lock, the gate never makes a thread wait if the wait could not end: `waitForTurn`
/// says when it gives up, and the event is left in the backlog then. The thread inside delivers the backlog before it
/// leaves.
///
/// `@unchecked Sendable`: `backlog` is guarded by the lock, its contents as it says.
@usableFromInline
class Gate: @unchecked Sendable {
  /// The identifier of the thread inside, which is even, or 0; plus 1 while a step or a thread waits.
  @usableFromInline let inside = Atomic<UInt>(0)
  @usableFromInline let lock = Lock()
  @usableFromInline @exclusivity(unchecked) final var backlog: Backlog?

  @inlinable
  init() {}

  /// Enters if the gate is free and nothing waits for it.
  @inlinable @inline(__always)
  final func enter() -> Bool {
    inside.compareExchange(expected: 0, desired: currentThreadID(), ordering: .acquiring).exchanged
  }

  /// Leaves, after everything in the backlog has been delivered or handed on.
  @inlinable @inline(__always)
  final func leave() {
    // Fails if the gate is marked.
    let thread = inside.load(ordering: .relaxed) & ~1
    if inside.compareExchange(expected: thread, desired: 0, ordering: .releasing).exchanged { return }
    drain()
  }

  /// Performs `step` inside the gate: here, or on the thread that is inside if this one must not wait.
  @inlinable
  final func perform(_ step: @escaping () -> Void) {
    if enter() || waitForTurn() {
      step()
      leave()
    } else {
      enqueue(step)
    }
  }

  /// Leaves `step` to the thread inside, or performs it here if there is none.
  @usableFromInline
  final func enqueue(_ step: @escaping () -> Void) { if lock({ append(step) }) { drain() } }

  /// Under the lock: adds a step; true if the gate was free, so the caller is inside now and must `drain()`.
  @usableFromInline
  final func append(_ step: @escaping () -> Void) -> Bool {
    let thread = currentThreadID()
    present.steps.append(Backlog.Step(step, from: thread))
    return enterOrMark(as: thread)
  }

  /// Called inside: has `step` performed by whoever leaves, once the gate is free.
  @usableFromInline
  final func afterLeaving(_ step: @escaping () -> Void) {
    lock {
      present.afterwards.append(step)
      _ = enterOrMark(as: currentThreadID())
    }
  }

  /// Whether steps wait; called under the lock.
  @inlinable final var hasSteps: Bool { if let backlog { !backlog.steps.isEmpty } else { false } }

  /// Under the lock: enters if the gate is free, else marks that something waits.
  ///
  /// - Returns: Whether the thread is inside now.
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

  /// The backlog, made when it is first needed; called under the lock.
  private final var present: Backlog {
    if let backlog { return backlog }
    let made = Backlog()
    backlog = made
    return made
  }

  // MARK: Leaving

  /// Called inside: delivers the backlog, then leaves.
  @usableFromInline
  final func drain() { drain(within: Allowance()) }

  private final func drain(within limit: Allowance) {
    let thread = currentThreadID()
    var allowance = limit
    while true {
      switch lock({ takeStep() }) {
      case .perform(let step):
        if step.sender == thread {
          step.perform()
        } else {
          allowance.perform(step)
          if allowance.isUsedUp { return handOn() }
        }
      case .left(let afterwards, let waiter):
        waiter?.wakeUp()
        for step in afterwards { step() }
        return
      }
    }
  }

  private enum NextStep {
    case perform(Backlog.Step)
    /// The gate is free: what must be performed afterwards, and the thread that may enter.
    case left([() -> Void], Waiter?)
  }

  /// Under the lock: takes the next step out of the backlog, or frees the gate.
  private final func takeStep() -> NextStep {
    let backlog = present
    if let step = backlog.steps.popFirst() { return .perform(step) }
    var afterwards: [() -> Void] = []
    swap(&afterwards, &backlog.afterwards)
    let waiter = backlog.waiters.isEmpty ? nil : backlog.waiters.removeFirst()
    inside.store(backlog.waiters.isEmpty ? 0 : 1, ordering: .releasing)
    return .left(afterwards, waiter)
  }

  /// Has the rest of the backlog delivered on a global queue, so this thread can go on.
  private final func handOn() {
    #if !hasFeature(Embedded)
    // No thread is inside meanwhile, but the gate is not free.
    inside.store(Gate.inTransit, ordering: .releasing)
    Backlog.schedule {
      self.inside.store(currentThreadID() | 1, ordering: .relaxed)
      self.drain(within: Allowance(isUnlimited: true))
    }
    #endif
  }

  /// Stands for the thread inside while the gate is handed from one to another; the backlog is marked.
  private static var inTransit: UInt { .max }

  // MARK: Waiting

  /// Called if `enter()` has failed: waits until the gate is free, and enters it.
  ///
  /// Gives up at once if this thread is inside the gate already, or if the thread inside waits, directly or through
  /// others, for a gate that this thread is inside of. Gives up after 10 ms otherwise, because the thread inside may
  /// wait for something that the caller holds, such as a lock of the program's own; after less if that has happened
  /// often, after more if a thousand steps wait already.
  ///
  /// - Parameter nanoseconds: The time after which this gives up, for tests.
  /// - Returns: Whether the thread is inside now.
  @usableFromInline
  final func waitForTurn(for nanoseconds: Int = Patience.usual) -> Bool {
    #if hasFeature(Embedded)
    return false
    #else
    let thread = currentThreadID()
    // Most steps take less than a microsecond; a thread that has lost the processor needs one to leave.
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
    return park(thread, Patience(nanoseconds))
    #endif
  }

  #if !hasFeature(Embedded)
  private final func park(_ thread: UInt, _ patience: Patience) -> Bool {
    let waiter = Waiter(thread, self)
    guard WaitingThreads.add(waiter) else { return false }
    defer { WaitingThreads.remove(waiter) }
    var patience = patience
    lock { patience.start(present) }
    while true {
      if lock({ enterOrJoin(waiter) }) { return true }
      if waiter.sleep(until: patience.deadline) { continue }
      // Does not give up if it has been woken up at this very moment: no other thread would be.
      let goesOn = lock { !present.leave(waiter) || patience.extend(present) }
      if !goesOn { return false }
    }
  }

  /// Under the lock: enters if the gate is free, else joins the threads that are woken up when it is.
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

  /// The identifier of the thread inside; of no thread, if the gate is free.
  @inlinable final var threadInside: UInt { inside.load(ordering: .relaxed) & ~1 }

  /// Whether the gate is free, so what has been done inside is visible to the caller.
  @inlinable final var isFree: Bool { inside.load(ordering: .acquiring) & ~1 == 0 }
}

/// A gate before a downstream: whatever threads its events come from, they go in one at a time.
///
/// `@unchecked Sendable`: as its gate.
@usableFromInline
final class Entry<Element>: Gate, @unchecked Sendable {
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

  private func pass(end error: (any Error)?) { if !downstream.lifetime.isOver { downstream.end(error) } }

  @inlinable
  func on(_ event: Event<Element>) {
    if downstream.lifetime.isOver { return }
    switch event {
    case .next(let element): next(element)
    case .error(let error): end(error)
    case .completed: end(nil)
    }
  }

  /// This gate as a downstream.
  @inlinable
  var entrance: Downstream<Element> {
    Downstream(downstream.lifetime, next: { self.next($0) }, end: { self.end($0) })
  }
}
