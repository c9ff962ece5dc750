import Foundation

extension VirtualClock {
  /// A caller that waits, and meanwhile drives the clock.
  final class Driver {
    let limit: Int64?
    let patience: Duration
    let isReluctant: Bool
    /// The round after which it gives up waiting.
    let lastRound: Int
    let isOnMainThread = Thread.isMainThread
    /// The last round after which it has checked its condition.
    var round = -1
    /// True while it performs an action on its own thread, and so isn't waiting.
    var isPerforming = false
    /// The time since which there has been nothing to perform.
    private var idleSince: ContinuousClock.Instant?

    init(until limit: Int64?, patience: Duration, isReluctant: Bool, lastRound: Int) {
      self.limit = limit
      self.patience = patience
      self.isReluctant = isReluctant
      self.lastRound = lastRound
    }

    /// Returns whether there has been nothing to perform for so long that nothing more is expected.
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

  /// How long nothing must have been performed before a reluctant driver moves the clock.
  private static let reluctance = Duration.milliseconds(100)

  private enum Move {
    case perform(ScheduledItem)
    case wait
    case timeIsUp
  }

  /// Waits until `isDone` returns true, or until the clock has reached `limit` and all actions due by then have been
  /// performed.
  ///
  /// `isDone` is called after each action, on the calling thread. On the main thread, other work of the main queue runs
  /// meanwhile.
  ///
  /// - Parameters:
  ///   - limit: The limit in nanoseconds, like `nanoseconds`; nil for no limit.
  ///   - patience: The real time that must pass without any action before the clock moves to `limit`, because an event
  ///     may still come from elsewhere.
  ///   - isReluctant: Whether the caller may be waiting for something other than this clock's work. If no task is known
  ///     to wait for it either, the clock then moves only from time to time.
  ///   - count: The maximum number of actions to wait for; none is running when they have been performed.
  /// - Returns: True if `isDone` returned true.
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
      let (seen, isMainBusy) = condition.withLock { (round, runningCounts[WorkPlace.mainIdentity] != nil) }
      if driver.isOnMainThread, !isMainBusy { serveMainQueue(driver) }
      if isDone() { return true }
      switch condition.withLock({ move(driver, seen) }) {
      case .perform(let item): perform(item, driver)
      case .wait: break
      case .timeIsUp: return false
      }
    }
  }

  /// Runs other work of the main queue, which may itself wait for this clock.
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

  /// Returns the next step of `driver`, whose condition was false in round `seen`.
  ///
  /// If that step is `wait`, first waits briefly.
  private func move(_ driver: Driver, _ seen: Int) -> Move {
    if driver.round != seen {
      driver.round = seen
      if drivers.count > 1 { condition.broadcast() }
    }
    let move = move(driver)
    // Only briefly, because a condition may become true, and work reach the main queue, without any notification to
    // this clock.
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
    let item = first.load
    if item.place.isMain, !driver.isOnMainThread, others.contains(where: \.isOnMainThread) {
      return .wait
    }
    removeFirst()
    driver.isPerforming = item.place.isMain && driver.isOnMainThread
    return .perform(item)
  }

  /// Drops cancelled actions, and defers those whose place is full or suspended, until the first one can be performed.
  private func clearFront() {
    // A queue may have been resumed without any notification to this clock.
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

  private func isHeldUp(_ item: ScheduledItem) -> Bool {
    if item.place.isSuspended { return true }
    guard let group = item.group else { return false }
    return runningCounts[group, default: 0] >= item.capacity
  }

  /// Removes the first item; a periodic one is scheduled again before it is performed.
  private func removeFirst() {
    let first = waiting.removeFirst()
    let (item, due) = (first.load, first.due.time)
    time = max(time, due)
    if let period = item.period {
      // Missed ticks are skipped, as a system timer does.
      let missed = period > 0 ? (time - due) / period : 0
      let next = due.addingClamped(missed * period).addingClamped(period)
      waiting.insert(item, due: Moment(time: max(time, next)))
    }
    active += 1
    if let group = item.group { runningCounts[group, default: 0] += 1 }
  }

  private func perform(_ item: ScheduledItem, _ driver: Driver) {
    let place = number(of: item.place)
    let work = UncheckedSendableWork {
      Activity.during(at: place) {
        self.traceActivity()
        item.perform()
      }
    }
    guard driver.isPerforming else {
      item.place.perform(
        UncheckedSendableWork {
          work.body()
          self.finished(item)
        })
      return
    }
    Trampoline.apart(work.body)
    condition.withLock { driver.isPerforming = false }
    finished(item)
  }

  private func finished(_ item: ScheduledItem) {
    condition.withLock {
      active -= 1
      round += 1
      lastWork = .now
      if let group = item.group, let count = runningCounts[group] {
        runningCounts[group] = count > 1 ? count - 1 : nil
      }
      for held in deferred { waiting.insert(held) }
      deferred = []
      condition.broadcast()
    }
  }
}
