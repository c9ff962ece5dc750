#if hasFeature(Embedded)
/// A time interval.
public typealias RxTimeInterval = DispatchTimeInterval
/// A point in time.
public typealias RxTime = Date

/// The superclass of all schedulers.
///
/// In Embedded Swift, an `any SchedulerType` has no generic methods except those that it inherits from a class.
public class Scheduler {
  init() {}

  /// The current time.
  public var now: RxTime { Date(timeIntervalSinceReferenceDate: 0) }

  /// Performs `work` once, after `span`, or as soon as possible if that is nil.
  func perform(after span: RxTimeInterval?, _ work: @escaping () -> any Disposable) -> any Disposable {
    work()
  }

  /// Schedules `action`, which is called once with `state`.
  ///
  /// - Returns: A disposable that cancels the action, or disposes of the disposable that it returned.
  public final func schedule<State>(
    _ state: State, action: @escaping (State) -> any Disposable
  ) -> any Disposable {
    perform(after: nil) { action(state) }
  }

  /// Schedules `action`, which is called once with `state` after `dueTime`.
  ///
  /// - Returns: A disposable that cancels the action, or disposes of the disposable that it returned.
  public final func scheduleRelative<State>(
    _ state: State, dueTime: RxTimeInterval, action: @escaping (State) -> any Disposable
  ) -> any Disposable {
    perform(after: dueTime) { action(state) }
  }

  /// Schedules `action` after `startAfter` and then every `period`; each call receives the state that the previous one
  /// returned.
  ///
  /// - Returns: A disposable that cancels all further calls.
  public final func schedulePeriodic<State>(
    _ state: State, startAfter: RxTimeInterval, period: RxTimeInterval, action: @escaping (State) -> State
  ) -> any Disposable {
    let waiting = SerialDisposable()
    let current = Box(state)
    tick(waiting, after: startAfter, every: period) { current.value = action(current.value) }
    return waiting
  }

  private func tick(
    _ waiting: SerialDisposable, after span: RxTimeInterval, every period: RxTimeInterval,
    _ work: @escaping () -> Void
  ) {
    let timer = SingleAssignmentDisposable()
    waiting.disposable = timer
    timer.setDisposable(
      perform(after: span) {
        if !waiting.isDisposed { self.tick(waiting, after: period, every: period, work) }
        if !waiting.isDisposed { work() }
        return Disposables.create()
      })
  }

  /// Schedules `action`, which may schedule itself again with another state, any number of times.
  ///
  /// - Returns: A disposable that cancels the scheduled call and all further ones.
  public final func scheduleRecursive<State>(
    _ state: State, action: @escaping (_ state: State, _ recurse: (State) -> Void) -> Void
  ) -> any Disposable {
    let rounds = Rounds(scheduler: self, action: action)
    rounds.schedule(state)
    return rounds.waiting
  }
}

/// A scheduler that performs actions as soon as it can.
public protocol ImmediateSchedulerType: Scheduler {}
/// A scheduler that can also perform actions after a time or periodically.
public protocol SchedulerType: ImmediateSchedulerType {}

/// The scheduled rounds of an action that schedules itself again.
///
/// A `CompositeDisposable` would work, but its dictionary adds 5 kB to the module that a page loads.
private final class WaitingRounds: Disposable {
  private var rounds: [SingleAssignmentDisposable] = []
  private(set) var isDisposed = false

  func insert(_ round: SingleAssignmentDisposable) { rounds.append(round) }

  func remove(_ round: SingleAssignmentDisposable) { rounds.removeAll { $0 === round } }

  func dispose() {
    isDisposed = true
    while let round = rounds.popLast() { round.dispose() }
  }
}

/// An action that schedules itself again.
private final class Rounds<State> {
  private let scheduler: Scheduler
  private let action: (State, (State) -> Void) -> Void
  let waiting = WaitingRounds()

  init(scheduler: Scheduler, action: @escaping (State, (State) -> Void) -> Void) {
    self.scheduler = scheduler
    self.action = action
  }

  func schedule(_ state: State) {
    if waiting.isDisposed { return }
    let round = SingleAssignmentDisposable()
    waiting.insert(round)
    round.setDisposable(
      scheduler.schedule(state) { state in
        self.waiting.remove(round)
        if !self.waiting.isDisposed { self.action(state, self.schedule) }
        return Disposables.create()
      })
  }
}

/// A scheduler that performs an action at once, or after the one that is running.
public final class CurrentThreadScheduler: Scheduler, ImmediateSchedulerType, @unchecked Sendable {
  /// The only instance.
  public static let instance = CurrentThreadScheduler()

  /// A Boolean value that says whether an action would be performed at once.
  public static var isScheduleRequired: Bool { !Trampoline.current.isRunning }

  override func perform(
    after span: RxTimeInterval?, _ work: @escaping () -> any Disposable
  ) -> any Disposable {
    let trampoline = Trampoline.current
    if trampoline.begin() {
      let result = work()
      trampoline.run()
      return result
    }
    let waiting = SingleAssignmentDisposable()
    trampoline.enter(
      Turn { _ in
        if !waiting.isDisposed { waiting.setDisposable(work()) }
        return false
      })
    return waiting
  }
}

/// Virtual time in nanoseconds; actions that are due at the same time are performed in the order in which they were
/// scheduled.
public final class PageClock: Scheduler, SchedulerType, @unchecked Sendable {
  /// The current time in nanoseconds.
  public private(set) var clock: Int64 = 0
  private var waiting = TimerQueue<Int64, Work> { $0 < $1 }

  private struct Work {
    let cancel: SingleAssignmentDisposable
    let perform: () -> Void
  }

  /// Creates a clock that shows 0.
  public override init() { super.init() }

  /// The current time.
  public override var now: RxTime { Date(timeIntervalSinceReferenceDate: Double(clock) / 1_000_000_000) }

  override func perform(
    after span: RxTimeInterval?, _ work: @escaping () -> any Disposable
  ) -> any Disposable {
    let span = max(0, Int64((span ?? .nanoseconds(0)).nanoseconds ?? 1 << 60))
    return perform(at: clock &+ span, work)
  }

  /// Performs `action` at `time`, or next if that time has passed.
  @discardableResult
  public func perform(at time: Int64, _ action: @escaping () -> any Disposable) -> any Disposable {
    let cancel = SingleAssignmentDisposable()
    let work = Work(cancel: cancel) { if !cancel.isDisposed { cancel.setDisposable(action()) } }
    waiting.insert(work, due: max(time, clock))
    return cancel
  }

  /// Performs the actions that are due until `end`, but at most `most` of them; false if there were more.
  public func advance(to end: Int64, most: Int) -> Bool {
    var left = most
    while let first = waiting.first {
      if first.load.cancel.isDisposed {
        _ = waiting.removeFirst()
        continue
      }
      if first.due > end { break }
      if left == 0 { return false }
      left -= 1
      clock = max(clock, first.due)
      waiting.removeFirst().load.perform()
    }
    clock = end
    return true
  }

  /// Cancels all scheduled actions.
  public func drop() {
    while waiting.first != nil { waiting.removeFirst().load.cancel.dispose() }
  }
}

/// A scheduler that uses the clock of the page, under the names of schedulers that programs use.
public class SerialDispatchQueueScheduler: Scheduler, SchedulerType, @unchecked Sendable {
  /// The clock on which the actions of all these schedulers wait.
  nonisolated(unsafe) public private(set) static var clock = PageClock()

  /// Starts again with a new clock that shows 0.
  public static func reset() {
    clock.drop()
    clock = PageClock()
    MainScheduler.instance.enqueued = 0
  }

  /// The current time.
  public override var now: RxTime { Self.clock.now }

  override func perform(
    after span: RxTimeInterval?, _ work: @escaping () -> any Disposable
  ) -> any Disposable {
    Self.clock.perform(after: span, work)
  }
}

/// A scheduler that performs an action at once unless an earlier one waits, as the native one does on the main queue.
public final class MainScheduler: SerialDispatchQueueScheduler, @unchecked Sendable {
  /// The only instance.
  public static let instance = MainScheduler()
  /// A scheduler of the main queue that never performs actions at once.
  public static let asyncInstance = SerialDispatchQueueScheduler()

  fileprivate var enqueued = 0

  /// Does nothing, because there is only one thread.
  public static func ensureRunningOnMainThread(errorMessage: String? = nil) {}

  override func perform(
    after span: RxTimeInterval?, _ work: @escaping () -> any Disposable
  ) -> any Disposable {
    if span != nil { return super.perform(after: span, work) }
    enqueued += 1
    if enqueued == 1 {
      defer { enqueued -= 1 }
      return work()
    }
    let cancel = SingleAssignmentDisposable()
    _ = super.perform(after: nil) {
      if !cancel.isDisposed { cancel.setDisposable(work()) }
      self.enqueued -= 1
      return Disposables.create()
    }
    return cancel
  }
}

/// A scheduler that performs actions at once.
public final class ConcurrentMainScheduler: SerialDispatchQueueScheduler, @unchecked Sendable {
  /// The only instance.
  public static let instance = ConcurrentMainScheduler()

  override func perform(
    after span: RxTimeInterval?, _ work: @escaping () -> any Disposable
  ) -> any Disposable {
    span == nil ? work() : super.perform(after: span, work)
  }
}
#endif
