import Foundation

/// A scheduler whose clock only moves when a method such as `advanceTo` moves it; nothing waits in real time.
///
/// Actions are performed in the order of their due times, and actions of the same time in the order of scheduling. An
/// action whose time has already passed is performed at the current time.
///
/// `@unchecked Sendable`: the lock guards the queue and the clock.
open class VirtualTimeScheduler<Converter: VirtualTimeConverterType>: SchedulerType, @unchecked Sendable {
  /// A point in virtual time.
  public typealias VirtualTime = Converter.VirtualTimeUnit
  /// An interval of virtual time.
  public typealias VirtualTimeInterval = Converter.VirtualTimeIntervalUnit

  private let converter: Converter
  private let lock = Lock()
  @exclusivity(unchecked) private var time: VirtualTime
  @exclusivity(unchecked) private var isRunning = false
  @exclusivity(unchecked) private var waiting: TimerQueue<VirtualTime, Work>

  private struct Work {
    let cancel: SingleAssignmentDisposable
    /// Calls the action, unless it has been cancelled.
    let perform: () -> Void
  }

  /// Creates a scheduler whose clock shows `initialClock`.
  public init(initialClock: VirtualTime, converter: Converter) {
    self.converter = converter
    time = initialClock
    waiting = TimerQueue { one, other in
      if case .lessThan = converter.compareVirtualTime(one, other) { true } else { false }
    }
  }

  /// The current virtual time.
  public var clock: VirtualTime { lock { time } }

  /// The current virtual time as a date.
  public var now: RxTime { converter.convertFromVirtualTime(clock) }

  /// Schedules `action`, which is called once with `state` at the current time.
  ///
  /// - Returns: A disposable that cancels the action, or disposes of the disposable that it returned.
  public func schedule<StateType>(
    _ state: StateType, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    scheduleRelative(state, dueTime: .nanoseconds(0), action: action)
  }

  /// Schedules `action`, which is called once with `state` after `dueTime`.
  ///
  /// - Returns: A disposable that cancels the action, or disposes of the disposable that it returned.
  public func scheduleRelative<StateType>(
    _ state: StateType, dueTime: RxTimeInterval, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    let due = converter.convertToVirtualTime(dueTime.seconds.map(now.addingTimeInterval) ?? .distantFuture)
    return scheduleAbsoluteVirtual(state, time: adjustScheduledTime(due), action: action)
  }

  /// Schedules `action`, which is called once with `state` after an interval of virtual time.
  ///
  /// - Returns: A disposable that cancels the action, or disposes of the disposable that it returned.
  public func scheduleRelativeVirtual<StateType>(
    _ state: StateType, dueTime: VirtualTimeInterval, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    scheduleAbsoluteVirtual(
      state, time: converter.offsetVirtualTime(clock, offset: dueTime), action: action)
  }

  /// Schedules `action`, which is called once with `state` at a point in virtual time.
  ///
  /// - Returns: A disposable that cancels the action, or disposes of the disposable that it returned.
  public func scheduleAbsoluteVirtual<StateType>(
    _ state: StateType, time: VirtualTime, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    let cancel = SingleAssignmentDisposable()
    let work = Work(cancel: cancel) { if !cancel.isDisposed { cancel.setDisposable(action(state)) } }
    lock { waiting.insert(work, due: time) }
    return cancel
  }

  /// Returns the time at which an action of `schedule` or `scheduleRelative` is performed; subclasses may change it.
  open func adjustScheduledTime(_ time: VirtualTime) -> VirtualTime { time }

  /// Performs all actions, and those that they schedule, and moves the clock accordingly.
  ///
  /// Does nothing if the scheduler is already performing actions.
  public func start() {
    if begin() { run() }
  }

  /// Performs the actions that are due until `virtualTime`, and sets the clock to that time.
  ///
  /// - Precondition: The scheduler is not already performing actions.
  public func advanceTo(_ virtualTime: VirtualTime) {
    precondition(begin(), "An action of a virtual-time scheduler cannot advance that scheduler.")
    run(until: virtualTime)
    lock { time = virtualTime }
  }

  /// Moves the clock without performing the actions that become due, which are performed late.
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

  /// Makes `start` or `advanceTo` return after the current action.
  public func stop() { lock { isRunning = false } }

  /// The time at which the next action is due; nil if there is none.
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

  /// Removes the next action that is due and returns it.
  ///
  /// Cancelled actions are returned as well, so the caller releases them outside of the lock; they don't move the
  /// clock.
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

  /// Returns the times of the scheduled actions, in order.
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
  /// The times of the scheduled actions.
  public var debugDescription: String { "work at [\(times().joined(separator: ", "))]" }
}

extension DispatchTimeInterval {
  /// The number of seconds; nil for `.never`.
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
