package import Foundation

/// Time for a whole process that takes none.
///
/// All work given to built-in schedulers passes one queue, ordered by the time at which it is due and then by the order
/// of scheduling. Whoever waits drives it (`drive(until:_:)`): as soon as everybody waits, the first piece of work is
/// handed to its own place and, when it is done or waits itself, the next one. The clock moves to the time at which a
/// piece of work is due when its turn comes.
///
/// `@unchecked Sendable`: the variables are guarded by the condition.
package final class VirtualClock: @unchecked Sendable {
  static let shared = VirtualClock()

  let condition = NSCondition()
  /// Nanoseconds since the clock was started.
  var time: Int64 = 0
  var waiting = DueQueue<Moment, Appointment> { $0 < $1 }
  /// What is due at a place that is full, or suspended: the work there waits.
  var deferred: [DueQueue<Moment, Appointment>.Item] = []
  /// How many pieces of work are under way in each room.
  var taken: [ObjectIdentifier: Int] = [:]
  /// How many threads and pieces of work there are that do something else than wait.
  var active = 0
  /// Those who wait, in the order in which they began to.
  var drivers: [Driver] = []
  /// Grows with each piece of work, so that all who wait can look whether it is what they wait for.
  var round = 0
  /// How many tasks there are that are known to wait for work of this clock.
  var awaiting = 0
  /// When the last piece of work was done, by the time of the system.
  var lastWork = ContinuousClock.now

  /// When a piece of work is due.
  struct Moment: Comparable {
    let time: Int64
    var rank = Rank.work

    /// What comes first of one time: the end of a pause comes after all work, and a look at what has changed at last.
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

  /// When the clock starts, in seconds of Unix time.
  static let unixStart = 978_307_200

  /// What schedulers call now: the clock starts at midnight of 1 January 2001, UTC.
  package var now: Date {
    Date(timeIntervalSinceReferenceDate: Double(nanoseconds) / 1_000_000_000)
  }

  /// The present time, in nanoseconds since the clock was started.
  package var nanoseconds: Int64 { condition.withLock { time } }

  /// How many pieces of work wait for a later time or for somebody who drives the clock.
  package var pendingCount: Int {
    condition.withLock {
      (waiting.items + deferred).count { !$0.load.isOver }
    }
  }

  /// When the next piece of work is due; nil if there is none.
  package var nextTime: Int64? { condition.withLock { waiting.first?.due.time } }

  /// Moves the clock to `limit` without doing any work.
  package func move(to limit: Int64) { condition.withLock { time = max(time, limit) } }

  /// Declares the calling thread the program's.
  func begin(_ trace: (@Sendable (Int) -> Void)?) {
    Activity.begin(at: 0)
    condition.withLock {
      active += 1
      self.trace = trace
    }
  }

  /// The number that stands for `place` in traces.
  func number(of place: WorkPlace) -> Int {
    condition.withLock {
      if trace == nil { return 0 }
      let number = placeNumbers[place.name] ?? placeNumbers.count
      placeNumbers[place.name] = number
      return number
    }
  }

  /// Tells that the work of the calling thread goes on.
  func traceActivity() {
    guard let trace = condition.withLock({ trace }), let place = Activity.place else { return }
    trace(place)
  }

  /// Schedules `action` on `place`, after `span`; never if that is nil.
  func schedule(on place: WorkPlace, after span: Int64? = 0, _ action: @escaping () -> any Disposable)
    -> any Disposable
  {
    add(Appointment(on: place, action), after: span)
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
    let appointment = Appointment(on: place, every: max(0, period)) {
      action()
      return Disposables.create()
    }
    return add(appointment, after: span)
  }

  /// Has `body` performed on `place` when all that is due before has been.
  package func perform(on place: WorkPlace, _ body: @escaping @Sendable () -> Void) {
    _ = schedule(on: place) {
      body()
      return Disposables.create()
    }
  }

  /// Returns when `span` has passed and all that is due by then has been done.
  package func sleep(nanoseconds span: Int64) async {
    await sleep { Moment(time: $0.time.addingClamped(max(0, span)), rank: .awakening) }
  }

  /// Returns when the next piece of work has been done, and all else that is due then.
  ///
  /// - Returns: Whether there was any.
  package func sleepUntilNextWork() async -> Bool {
    await sleep { clock in
      let next = clock.waiting.items.filter { $0.due.rank != .look && !$0.load.isOver }.map(\.due.time).min()
      return next.map { Moment(time: max(clock.time, $0), rank: .look) }
    }
  }

  /// Returns at the time that `moment` names under the lock; at once, and false, if that is nil.
  @discardableResult
  private func sleep(until moment: (VirtualClock) -> Moment?) async -> Bool {
    let awaited = AwaitedWork()
    defer { awaited.end() }
    return await withCheckedContinuation { continuation in
      let appointment = Appointment(on: .concurrent(.global())) {
        continuation.resume(returning: true)
        return Disposables.create()
      }
      let isSet = condition.withLock { () -> Bool in
        guard let moment = moment(self) else { return false }
        waiting.insert(appointment, due: moment)
        condition.broadcast()
        return true
      }
      if !isSet { continuation.resume(returning: false) }
    }
  }

  /// To be called when a task begins to wait for what this clock's work brings.
  func beginAwaiting() { condition.withLock { awaiting += 1 } }

  /// To be called when such a task waits no longer.
  func endAwaiting() { condition.withLock { awaiting -= 1 } }

  private func add(_ appointment: Appointment, after span: Int64?) -> any Disposable {
    guard let span else { return Disposables.create() }
    condition.withLock {
      waiting.insert(appointment, due: Moment(time: time.addingClamped(max(0, span))))
      condition.broadcast()
    }
    return appointment
  }
}
