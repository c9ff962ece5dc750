import Foundation

extension VirtualClock {
  /// Somebody who waits.
  final class Driver {
    let limit: Int64?
    let patience: Duration
    let isReluctant: Bool
    /// The round with which its patience with work that begets more work is at an end.
    let lastRound: Int
    let isOnMainThread = Thread.isMainThread
    /// The round after which it has looked whether it need wait any longer.
    var round = -1
    /// It performs work on its own thread, and does not wait meanwhile.
    var isPerforming = false
    /// Since when there has been nothing to perform.
    private var idleSince: ContinuousClock.Instant?

    init(until limit: Int64?, patience: Duration, isReluctant: Bool, lastRound: Int) {
      self.limit = limit
      self.patience = patience
      self.isReluctant = isReluctant
      self.lastRound = lastRound
    }

    /// Whether there has been nothing to perform for so long that nothing else is to be expected.
    func isTired(_ isIdle: Bool) -> Bool {
      guard isIdle, patience > .zero else {
        idleSince = nil
        return true
      }
      let start = idleSince ?? .now
      idleSince = start
      return .now - start >= patience
    }
  }

  /// How long nothing must have been done before somebody reluctant moves the clock.
  private static let reluctance = Duration.milliseconds(100)

  private enum Move {
    case perform(Appointment)
    case wait
    case timeIsUp
  }

  /// Waits until `isDone`, or until the clock stands at `limit` and all that is due by then has been done.
  ///
  /// `isDone` is asked after each piece of work, on the calling thread. On the main thread, other work of the main queue
  /// is done meanwhile.
  ///
  /// - Parameters:
  ///   - limit: In nanoseconds, as `nanoseconds`; nil for no limit.
  ///   - patience: How much of real time must have passed without any work before the clock moves to `limit`: what
  ///     is waited for may come from elsewhere.
  ///   - isReluctant: Where no task is known to wait for this clock's work, somebody may wait for something else: the
  ///     clock then makes a step of its own now and then only.
  ///   - count: How many pieces of work to wait for at most; no piece is under way when they have been done.
  /// - Returns: Whether it was done.
  @discardableResult
  package func drive(
    until limit: Int64? = nil, patience: Duration = .zero, isReluctant: Bool = false,
    atMost count: Int = .max, _ isDone: () -> Bool
  ) -> Bool {
    let wasActive = Activity.place != nil
    let driver = condition.withLock {
      let driver = Driver(
        until: limit, patience: patience, isReluctant: isReluctant,
        lastRound: count == .max ? .max : round + count)
      drivers.append(driver)
      if wasActive { active -= 1 }
      condition.broadcast()
      return driver
    }
    defer {
      condition.withLock {
        drivers.removeAll { $0 === driver }
        if wasActive { active += 1 }
        condition.broadcast()
      }
      traceActivity()
    }
    while true {
      let (seen, isMainTaken) = condition.withLock { (round, taken[WorkPlace.mainIdentity] != nil) }
      if driver.isOnMainThread, !isMainTaken { serveMainQueue(driver) }
      if isDone() { return true }
      switch condition.withLock({ move(driver, seen) }) {
      case .perform(let appointment): perform(appointment, driver)
      case .wait: break
      case .timeIsUp: return false
      }
    }
  }

  /// Does other work of the main queue, which may wait for this clock itself.
  private func serveMainQueue(_ driver: Driver) {
    condition.withLock {
      driver.isPerforming = true
      active += 1
    }
    MainQueue.serve()
    condition.withLock {
      driver.isPerforming = false
      active -= 1
      if drivers.count > 1 { condition.broadcast() }
    }
  }

  /// What `driver` has to do next, whose condition did not hold in `seen`; waits a little if that is to wait.
  private func move(_ driver: Driver, _ seen: Int) -> Move {
    if driver.round != seen {
      driver.round = seen
      if drivers.count > 1 { condition.broadcast() }
    }
    let move = move(driver)
    // Not for long: a condition may come to hold, and work reach the main queue, without anybody telling this clock.
    if case .wait = move { _ = condition.wait(until: Date(timeIntervalSinceNow: 0.001)) }
    return move
  }

  private func move(_ driver: Driver) -> Move {
    let others = drivers.filter { !$0.isPerforming }
    guard active == 0, others.allSatisfy({ $0.round == round }) else { return .wait }
    guard round < driver.lastRound else { return .timeIsUp }
    let bound = others.compactMap(\.limit).min()
    clearFront()
    guard let first = waiting.first, first.due.time <= bound ?? .max else {
      guard let bound, others.first(where: { $0.limit == bound }) === driver,
        driver.isTired(waiting.first == nil)
      else { return .wait }
      time = max(time, bound)
      return .timeIsUp
    }
    if first.due.time > time, awaiting == 0, others.allSatisfy(\.isReluctant),
      .now - lastWork < Self.reluctance
    {
      return .wait
    }
    let appointment = first.load
    if appointment.place.isMain, !driver.isOnMainThread, others.contains(where: \.isOnMainThread) {
      return .wait
    }
    take(appointment)
    driver.isPerforming = appointment.place.isMain && driver.isOnMainThread
    return .perform(appointment)
  }

  /// Drops cancelled work, and puts work aside whose place is full or suspended, until the first is one that can be
  /// performed.
  private func clearFront() {
    // A queue may have been resumed without anybody telling this clock.
    let items = deferred
    deferred = []
    for item in items {
      if isHeldUp(item.load) { deferred.append(item) } else { waiting.insert(item) }
    }
    while let first = waiting.first?.load {
      if first.isOver {
        _ = waiting.removeFirst()
      } else if isHeldUp(first) {
        deferred.append(waiting.removeFirst())
      } else {
        return
      }
    }
  }

  private func isHeldUp(_ appointment: Appointment) -> Bool {
    if appointment.place.isSuspended { return true }
    guard let room = appointment.room else { return false }
    return taken[room, default: 0] >= appointment.capacity
  }

  /// Takes the first appointment out; periodic work is scheduled again before it is done.
  private func take(_ appointment: Appointment) {
    let due = waiting.removeFirst().due.time
    time = max(time, due)
    if let period = appointment.period {
      // Ticks that have been missed are left out, as a timer of the system does.
      let missed = period > 0 ? (time - due) / period : 0
      let next = due.addingClamped(missed * period).addingClamped(period)
      waiting.insert(appointment, due: Moment(time: max(time, next)))
    }
    active += 1
    if let room = appointment.room { taken[room, default: 0] += 1 }
  }

  private func perform(_ appointment: Appointment, _ driver: Driver) {
    let place = number(of: appointment.place)
    let work = HandedWork {
      Activity.during(at: place) {
        self.traceActivity()
        appointment.perform()
      }
    }
    guard driver.isPerforming else {
      appointment.place.perform(
        HandedWork {
          work.body()
          self.leave(appointment)
        })
      return
    }
    Trampoline.apart(work.body)
    condition.withLock { driver.isPerforming = false }
    leave(appointment)
  }

  private func leave(_ appointment: Appointment) {
    condition.withLock {
      active -= 1
      round += 1
      lastWork = .now
      if let room = appointment.room, let count = taken[room] { taken[room] = count > 1 ? count - 1 : nil }
      for item in deferred { waiting.insert(item) }
      deferred = []
      condition.broadcast()
    }
  }
}
