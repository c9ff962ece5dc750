#if !hasFeature(Embedded)
import Dispatch
#endif

/// The work items and the threads that are waiting for a gate, in the order of their arrival.
///
/// The gate's lock guards the queue.
@usableFromInline
final class GateQueue {
  /// A work item that a thread has enqueued for the thread inside.
  @usableFromInline
  struct WorkItem {
    /// The identifier of the thread that has enqueued the work item.
    let sender: UInt
    private let body: () -> Void
    #if !hasFeature(Embedded)
    /// True if it was enqueued from within an action that runs synchronously on the main queue.
    private let isOfMainAction = MainScheduler.isInsideAction
    #endif

    init(_ body: @escaping () -> Void, from sender: UInt) {
      self.body = body
      self.sender = sender
    }

    func perform() {
      #if hasFeature(Embedded)
      body()
      #else
      if isOfMainAction { MainScheduler.performDeferred(body) } else { body() }
      #endif
    }
  }

  @usableFromInline @exclusivity(unchecked) var steps = Queue<WorkItem>()
  /// Closures that are called after the gate has become free.
  @exclusivity(unchecked) var afterwards: [() -> Void] = []
  /// The threads that wait for their turn, in the order of their arrival.
  @exclusivity(unchecked) var waiters: [Waiter] = []
  #if !hasFeature(Embedded)
  /// Adds a thread, unless it is already in the list.
  ///
  /// A thread whose wait timed out while it was being woken up may call this twice, because the pending signal ends its
  /// next sleep at once.
  func join(_ waiter: Waiter) { if !waiters.contains(where: { $0 === waiter }) { waiters.append(waiter) } }

  /// Removes a thread.
  ///
  /// - Returns: False if it had been removed before, to be woken up.
  @discardableResult
  func leave(_ waiter: Waiter) -> Bool {
    guard let place = waiters.firstIndex(where: { $0 === waiter }) else { return false }
    waiters.remove(at: place)
    return true
  }

  /// A score that shortens waits; it grows when a thread gives up waiting, and shrinks slowly with each wait that
  /// succeeds.
  private(set) var backoff = 0

  func waitEnded() { backoff = max(0, backoff - 1) }

  func waitGivenUp() { backoff = min(7 * 16, backoff + 3 * 16) }

  /// Returns the time, halved for each 16 points of `backoff`, down to 1/128.
  func shortened(_ nanoseconds: Int) -> Int { nanoseconds >> (backoff / 16) }

  /// Calls `body` on a global queue.
  static func schedule(_ body: @escaping () -> Void) {
    _ = WorkPlace.concurrent(.global()).schedule(()) { _ in
      body()
      return Disposables.create()
    }
  }
  #endif
}

/// Limits the work items of other threads that a thread performs before it hands off the rest.
///
/// On virtual time there is no limit, because such a program waits for its threads anyway.
struct DrainLimit {
  #if hasFeature(Embedded)
  func perform(_ step: GateQueue.WorkItem) { step.perform() }
  var isUsedUp: Bool { false }
  #else
  private let isUnlimited: Bool
  private var steps = 0
  private var start: DispatchTime?

  init(isUnlimited: Bool = false) { self.isUnlimited = isUnlimited || TimeSource.virtualClock != nil }

  /// Performs a work item of another thread.
  mutating func perform(_ step: GateQueue.WorkItem) {
    if start == nil, !isUnlimited { start = .now() }
    step.perform()
    steps += 1
  }

  /// True after 64 work items, or a millisecond after the start of the first.
  var isUsedUp: Bool {
    guard let start else { return false }
    return steps >= 64 || DispatchTime.now().uptimeNanoseconds - start.uptimeNanoseconds >= 1_000_000
  }
  #endif
}

/// The time for which a thread waits for its turn.
@usableFromInline
struct WaitTimeout {
  /// 10 ms, in nanoseconds: a thread that was preempted inside the gate usually runs again sooner.
  @usableFromInline static var usual: Int { 10_000_000 }
  #if !hasFeature(Embedded)
  /// The number of queued work items above which a thread waits longer before it enqueues another one.
  static let softLimit = 1024

  private let nanoseconds: Int
  private(set) var deadline = DispatchTime.distantFuture
  private var extensions: Int?

  init(_ nanoseconds: Int) { self.nanoseconds = nanoseconds }

  mutating func start(_ queue: GateQueue) {
    deadline = .now() + .nanoseconds(queue.shortened(nanoseconds))
  }

  /// Extends the wait while the gate's queue is above the soft limit, up to 100 ms; called at the deadline.
  ///
  /// - Returns: False if the thread must not wait any longer.
  mutating func extend(_ queue: GateQueue) -> Bool {
    let left = extensions ?? max(1, queue.shortened(100))
    if queue.steps.count < Self.softLimit || left == 0 {
      queue.waitGivenUp()
      return false
    }
    extensions = left - 1
    deadline = .now() + .milliseconds(1)
    return true
  }
  #endif
}

#if hasFeature(Embedded)
/// A stand-in for a program without other threads.
final class Waiter {
  func wakeUp() {}
}
#else
/// A thread that waits for its turn at a gate.
final class Waiter: @unchecked Sendable {
  let thread: UInt
  let gate: Gate
  private let semaphore = DispatchSemaphore(value: 0)

  init(_ thread: UInt, _ gate: Gate) {
    self.thread = thread
    self.gate = gate
  }

  func wakeUp() { semaphore.signal() }

  /// Sleeps until the thread is woken up; false if the deadline has passed.
  func sleep(until deadline: DispatchTime) -> Bool { semaphore.wait(timeout: deadline) == .success }
}

/// The threads that wait for their turn at any gate.
enum WaitingThreads {
  static let waiters = Guarded<[Waiter]>([])

  /// Adds a thread, unless that would create a cycle of threads that wait for each other.
  ///
  /// All other threads of a cycle have already been added, and waiting threads stay inside their gates, so the last
  /// thread sees the cycle that it would close.
  static func add(_ waiter: Waiter) -> Bool {
    waiters.change { all in
      var inside = waiter.gate.threadInside
      for _ in 0...all.count {
        if inside == waiter.thread { return false }
        guard let next = all.first(where: { $0.thread == inside }) else { break }
        inside = next.gate.threadInside
      }
      all.append(waiter)
      return true
    }
  }

  static func remove(_ waiter: Waiter) { waiters.change { all in all.removeAll { $0 === waiter } } }
}
#endif
