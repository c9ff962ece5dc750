package import Foundation

/// A virtual clock for a whole process.
///
/// All actions given to built-in schedulers pass through one queue, which is ordered by due time and then by the order
/// of scheduling. A caller that waits drives the clock (`drive(until:_:)`): as soon as all threads are waiting, the
/// first action is dispatched to its place; the next one follows when that action has returned or is waiting itself.
/// The clock moves to the due time of an action when its turn comes.
///
/// `@unchecked Sendable`: the condition guards the variables.
package final class VirtualClock: @unchecked Sendable {
  static let shared = VirtualClock()

  let condition = NSCondition()
  /// The current time in nanoseconds since the clock was started.
  var time: Int64 = 0
  var waiting = TimerQueue<Moment, ScheduledItem> { $0 < $1 }
  /// Actions that are due at a place that is full or suspended.
  var deferred: [TimerQueue<Moment, ScheduledItem>.Item] = []
  /// The number of running actions per group; see `ScheduledItem.group`.
  var runningCounts: [ObjectIdentifier: Int] = [:]
  /// The number of threads and actions that are not waiting.
  var active = 0
  /// The waiting callers, in the order in which they began to wait.
  var drivers: [Driver] = []
  /// Incremented after each action, so all waiting callers check their conditions again.
  var round = 0
  /// The number of tasks that are known to wait for this clock's work.
  var awaiting = 0
  /// When the last action finished, on the system clock.
  var lastWork = ContinuousClock.now

  /// The due time of an action.
  struct Moment: Comparable {
    let time: Int64
    var rank = Rank.work

    /// The order within one time: first all actions, then the ends of pauses, and at last checks for changes.
    enum Rank: Int {
      case work, awakening, look
    }

    static func < (one: Moment, other: Moment) -> Bool {
      one.time == other.time ? one.rank.rawValue < other.rank.rawValue : one.time < other.time
    }
  }

  private var trace: (@Sendable (Int) -> Void)?
  private var placeNumbers: [String: Int] = [WorkPlace.main.name: 0]

  private init() {}

  /// The current time of the schedulers; the clock starts at midnight of 1 January 2001, UTC.
  package var now: Date {
    Date(timeIntervalSinceReferenceDate: Double(nanoseconds) / 1_000_000_000)
  }

  /// The current time in nanoseconds since the clock was started.
  package var nanoseconds: Int64 { condition.withLock { time } }

  /// The number of actions that wait for a later time or for a caller that drives the clock.
  package var pendingCount: Int {
    condition.withLock {
      (waiting.items + deferred).count { !$0.load.isOver }
    }
  }

  /// The time at which the next action is due; nil if there is none.
  package var nextTime: Int64? { condition.withLock { waiting.first?.due.time } }

  /// Moves the clock to `limit` without performing any action.
  package func move(to limit: Int64) { condition.withLock { time = max(time, limit) } }

  /// Marks the calling thread as the program's own.
  func begin(_ trace: (@Sendable (Int) -> Void)?) {
    Activity.begin(at: 0)
    condition.withLock {
      active += 1
      self.trace = trace
    }
  }

  /// Returns the number that identifies `place` in traces.
  func number(of place: WorkPlace) -> Int {
    condition.withLock {
      if trace == nil { return 0 }
      let number = placeNumbers[place.name] ?? placeNumbers.count
      placeNumbers[place.name] = number
      return number
    }
  }

  /// Reports to the trace that the calling thread continues its work.
  func traceActivity() {
    guard let trace = condition.withLock({ trace }), let place = Activity.place else { return }
    trace(place)
  }

  /// Schedules `action` on `place` after `span`, or never if `span` is nil.
  func schedule(on place: WorkPlace, after span: Int64? = 0, _ action: @escaping () -> any Disposable)
    -> any Disposable
  {
    add(ScheduledItem(on: place, action), after: span)
  }

  /// Schedules `action` on `place` after `span`, and then every `period`.
  func schedule(
    on place: WorkPlace, after span: Int64?, every period: Int64?, _ action: @escaping () -> Void
  ) -> any Disposable {
    guard let period else {
      return schedule(on: place, after: span) {
        action()
        return Disposables.create()
      }
    }
    let item = ScheduledItem(on: place, every: max(0, period)) {
      action()
      return Disposables.create()
    }
    return add(item, after: span)
  }

  /// Performs `body` on `place` after all actions that are already due.
  package func perform(on place: WorkPlace, _ body: @escaping @Sendable () -> Void) {
    _ = schedule(on: place) {
      body()
      return Disposables.create()
    }
  }

  /// Waits until `span` has passed and all actions that are due by then have been performed.
  package func sleep(nanoseconds span: Int64) async {
    await sleep { Moment(time: $0.time.addingClamped(max(0, span)), rank: .awakening) }
  }

  /// Waits until the next action, and all others that are due at the same time, have been performed.
  ///
  /// - Returns: False if no action was scheduled.
  package func sleepUntilNextWork() async -> Bool {
    await sleep { clock in
      let next = clock.waiting.items.filter { $0.due.rank != .look && !$0.load.isOver }.map(\.due.time).min()
      return next.map { Moment(time: max(clock.time, $0), rank: .look) }
    }
  }

  /// Waits for the time that `moment`, called under the lock, returns; if that is nil, returns false at once.
  @discardableResult
  private func sleep(until moment: (VirtualClock) -> Moment?) async -> Bool {
    let awaited = AwaitedWork()
    defer { awaited.end() }
    return await withCheckedContinuation { continuation in
      let item = ScheduledItem(on: .concurrent(.global())) {
        continuation.resume(returning: true)
        return Disposables.create()
      }
      let isSet = condition.withLock { () -> Bool in
        guard let moment = moment(self) else { return false }
        waiting.insert(item, due: moment)
        condition.broadcast()
        return true
      }
      if !isSet { continuation.resume(returning: false) }
    }
  }

  /// Records that a task starts to wait for this clock's work.
  func beginAwaiting() { condition.withLock { awaiting += 1 } }

  /// Records that such a task no longer waits.
  func endAwaiting() { condition.withLock { awaiting -= 1 } }

  private func add(_ item: ScheduledItem, after span: Int64?) -> any Disposable {
    guard let span else { return Disposables.create() }
    condition.withLock {
      waiting.insert(item, due: Moment(time: time.addingClamped(max(0, span))))
      condition.broadcast()
    }
    return item
  }
}
