#if !hasFeature(Embedded)
import Dispatch
#endif

/// What waits for a gate: steps in the order of their arrival, and threads.
///
/// Guarded by the gate's lock.
@usableFromInline
final class Backlog {
  /// A piece of work that a thread has left to whichever thread is inside.
  @usableFromInline
  struct Step {
    /// The identifier of the thread that has left it.
    let sender: UInt
    private let body: () -> Void
    #if !hasFeature(Embedded)
    /// Whether it comes from within an action that works in place on the main queue.
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

  @usableFromInline @exclusivity(unchecked) var steps = Queue<Step>()
  /// What is performed after the gate has become free.
  @exclusivity(unchecked) var afterwards: [() -> Void] = []
  /// The threads that wait for their turn, in the order of their arrival.
  @exclusivity(unchecked) var waiters: [Waiter] = []
  #if !hasFeature(Embedded)
  /// Adds a thread, unless it is there already: one whose time ran out while it was being woken up wakes up once more.
  func join(_ waiter: Waiter) { if !waiters.contains(where: { $0 === waiter }) { waiters.append(waiter) } }

  /// Removes a thread.
  ///
  /// - Returns: False if it has been removed before, to be woken up.
  @discardableResult
  func leave(_ waiter: Waiter) -> Bool {
    guard let place = waiters.firstIndex(where: { $0 === waiter }) else { return false }
    waiters.remove(at: place)
    return true
  }

  /// Rises when a thread gives up waiting, and shortens the waits that follow; falls slowly with each that succeeds.
  private(set) var impatience = 0

  func waitEnded() { impatience = max(0, impatience - 1) }

  func waitGivenUp() { impatience = min(7 * 16, impatience + 3 * 16) }

  /// Half as long for each 16 points of impatience, down to 1/128.
  func shortened(_ nanoseconds: Int) -> Int { nanoseconds >> (impatience / 16) }

  /// Has `body` called on a global queue.
  static func schedule(_ body: @escaping () -> Void) {
    _ = WorkPlace.concurrent(.global()).schedule(()) { _ in
      body()
      return Disposables.create()
    }
  }
  #endif
}

/// How many steps of other threads a thread performs before it hands the rest on.
///
/// On virtual time there is no limit: the threads of such a program are waited for anyway.
struct Allowance {
  #if hasFeature(Embedded)
  func perform(_ step: Backlog.Step) { step.perform() }
  var isUsedUp: Bool { false }
  #else
  private let isUnlimited: Bool
  private var steps = 0
  private var start: DispatchTime?

  init(isUnlimited: Bool = false) { self.isUnlimited = isUnlimited || TimeSource.virtualClock != nil }

  /// Performs a step of another thread.
  mutating func perform(_ step: Backlog.Step) {
    if start == nil, !isUnlimited { start = .now() }
    step.perform()
    steps += 1
  }

  /// Whether there have been 64, or the first began a millisecond ago.
  var isUsedUp: Bool {
    guard let start else { return false }
    return steps >= 64 || DispatchTime.now().uptimeNanoseconds - start.uptimeNanoseconds >= 1_000_000
  }
  #endif
}

/// How long a thread waits for its turn.
@usableFromInline
struct Patience {
  /// 10 ms, in nanoseconds: a thread that has lost the processor inside the gate mostly gets it back sooner.
  @usableFromInline static var usual: Int { 10_000_000 }
  #if !hasFeature(Embedded)
  /// Above this number of steps, a thread waits longer before it leaves another one.
  static let softLimit = 1024

  private let nanoseconds: Int
  private(set) var deadline = DispatchTime.distantFuture
  private var extensions: Int?

  init(_ nanoseconds: Int) { self.nanoseconds = nanoseconds }

  mutating func start(_ backlog: Backlog) {
    deadline = .now() + .nanoseconds(backlog.shortened(nanoseconds))
  }

  /// Called at the deadline: waits longer while the backlog is above the soft limit, up to 100 ms.
  ///
  /// - Returns: False if the thread must not wait any longer.
  mutating func extend(_ backlog: Backlog) -> Bool {
    let left = extensions ?? max(1, backlog.shortened(100))
    if backlog.steps.count < Self.softLimit || left == 0 {
      backlog.waitGivenUp()
      return false
    }
    extensions = left - 1
    deadline = .now() + .milliseconds(1)
    return true
  }
  #endif
}

#if hasFeature(Embedded)
/// There are no other threads.
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

  /// False if the thread has not been woken up by the deadline.
  func sleep(until deadline: DispatchTime) -> Bool { semaphore.wait(timeout: deadline) == .success }
}

/// The threads that wait for their turn at any gate.
enum WaitingThreads {
  static let waiters = Guarded<[Waiter]>([])

  /// Adds a thread, unless threads would then wait for each other in a circle.
  ///
  /// All others have been added before, and those that wait stay inside their gates, so the last one to come sees the
  /// circle that it would close.
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
