import Foundation

/// Performs work in the order of a clock that moves when it is told to, without waiting.
///
/// Work of one time is performed in the order of scheduling; work of a time that has passed, at the present time.
///
/// `@unchecked Sendable`: the queue and the clock are guarded by the lock.
open class VirtualTimeScheduler<Converter: VirtualTimeConverterType>: SchedulerType, @unchecked Sendable {
  /// A point of virtual time.
  public typealias VirtualTime = Converter.VirtualTimeUnit
  /// A span of virtual time.
  public typealias VirtualTimeInterval = Converter.VirtualTimeIntervalUnit

  private let converter: Converter
  private let lock = Lock()
  @exclusivity(unchecked) private var time: VirtualTime
  @exclusivity(unchecked) private var isRunning = false
  @exclusivity(unchecked) private var waiting: DueQueue<VirtualTime, Work>

  private struct Work {
    let cancel: SingleAssignmentDisposable
    /// Does nothing if it has been cancelled.
    let perform: () -> Void
  }

  /// Makes a scheduler whose clock stands at `initialClock`.
  public init(initialClock: VirtualTime, converter: Converter) {
    self.converter = converter
    time = initialClock
    waiting = DueQueue { one, other in
      if case .lessThan = converter.compareVirtualTime(one, other) { true } else { false }
    }
  }

  /// The present virtual time.
  public var clock: VirtualTime { lock { time } }

  /// The present virtual time as a date.
  public var now: RxTime { converter.convertFromVirtualTime(clock) }

  /// Schedules `action`, to be performed as soon as it can be.
  public func schedule<StateType>(
    _ state: StateType, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    scheduleRelative(state, dueTime: .nanoseconds(0), action: action)
  }

  /// Schedules `action` for `dueTime` from now.
  public func scheduleRelative<StateType>(
    _ state: StateType, dueTime: RxTimeInterval, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    let due = converter.convertToVirtualTime(dueTime.seconds.map(now.addingTimeInterval) ?? .distantFuture)
    return scheduleAbsoluteVirtual(state, time: adjustScheduledTime(due), action: action)
  }

  /// Schedules `action` for a span of virtual time from the present.
  public func scheduleRelativeVirtual<StateType>(
    _ state: StateType, dueTime: VirtualTimeInterval, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    scheduleAbsoluteVirtual(
      state, time: converter.offsetVirtualTime(clock, offset: dueTime), action: action)
  }

  /// Schedules `action` for a virtual time.
  public func scheduleAbsoluteVirtual<StateType>(
    _ state: StateType, time: VirtualTime, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    let cancel = SingleAssignmentDisposable()
    let work = Work(cancel: cancel) { if !cancel.isDisposed { cancel.setDisposable(action(state)) } }
    lock { waiting.insert(work, due: time) }
    return cancel
  }

  /// Where a subclass may move the time of work that is scheduled by `schedule` and `scheduleRelative`.
  open func adjustScheduledTime(_ time: VirtualTime) -> VirtualTime { time }

  /// Performs all work there is, and what it schedules, moving the clock along.
  ///
  /// Nothing happens if it is under way already.
  public func start() {
    if begin() { run() }
  }

  /// Performs the work that is due until `virtualTime`, and sets the clock to that.
  ///
  /// - Precondition: It is not performing work already.
  public func advanceTo(_ virtualTime: VirtualTime) {
    precondition(begin(), "A virtual-time scheduler cannot be advanced by work that it performs.")
    run(until: virtualTime)
    lock { time = virtualTime }
  }

  /// Moves the clock without performing work, which is then late.
  ///
  /// - Precondition: `virtualInterval` is not negative.
  public func sleep(_ virtualInterval: VirtualTimeInterval) {
    let isPast = lock { () -> Bool in
      let awakening = converter.offsetVirtualTime(time, offset: virtualInterval)
      if case .lessThan = converter.compareVirtualTime(awakening, time) { return true }
      time = awakening
      return false
    }
    precondition(!isPast, "A virtual-time scheduler cannot sleep into the past.")
  }

  /// Ends `start` or `advanceTo` after the work that is under way.
  public func stop() { lock { isRunning = false } }

  /// When the next piece of work is due; nil if there is none.
  package var nextTime: VirtualTime? { lock { waiting.first?.due } }

  private func begin() -> Bool {
    lock {
      defer { isRunning = true }
      return !isRunning
    }
  }

  private func run(until end: VirtualTime? = nil) {
    while let work = lock({ nextDue(until: end) }) { work.perform() }
  }

  /// Cancelled work is handed out as well, to be released outside of the lock; it does not move the clock.
  private func nextDue(until end: VirtualTime?) -> Work? {
    guard isRunning, let first = waiting.first else {
      isRunning = false
      return nil
    }
    if first.load.cancel.isDisposed { return waiting.removeFirst().load }
    if let end, case .greaterThan = converter.compareVirtualTime(first.due, end) {
      isRunning = false
      return nil
    }
    if case .greaterThan = converter.compareVirtualTime(first.due, time) { time = first.due }
    return waiting.removeFirst().load
  }

  /// The times of what waits, in order.
  private func times() -> [String] {
    var copy = lock { waiting }
    var times: [String] = []
    while copy.first != nil {
      let item = copy.removeFirst()
      if !item.load.cancel.isDisposed { times.append("\(item.due)") }
    }
    return times
  }
}

extension VirtualTimeScheduler: CustomDebugStringConvertible {
  /// The work that waits.
  public var debugDescription: String { "work at [\(times().joined(separator: ", "))]" }
}

extension DispatchTimeInterval {
  /// Nil for never.
  var seconds: TimeInterval? {
    switch self {
    case .seconds(let count): TimeInterval(count)
    case .milliseconds(let count): TimeInterval(count) / 1_000
    case .microseconds(let count): TimeInterval(count) / 1_000_000
    case .nanoseconds(let count): TimeInterval(count) / 1_000_000_000
    case .never: nil
    @unknown default: nil
    }
  }
}
