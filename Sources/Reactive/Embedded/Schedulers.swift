#if hasFeature(Embedded)
/// A span of time.
public typealias RxTimeInterval = DispatchTimeInterval
/// A point in time.
public typealias RxTime = Date

/// What all schedulers are in Embedded Swift, where an `any SchedulerType` has no generic methods but those of a
/// superclass.
public class Scheduler {
  init() {}

  /// The present time.
  public var now: RxTime { Date(timeIntervalSinceReferenceDate: 0) }

  /// Performs `work`, once, after `span`; nil is as soon as possible.
  func perform(after span: RxTimeInterval?, _ work: @escaping () -> any Disposable) -> any Disposable {
    work()
  }

  /// Schedules `action`, to be called once with `state`.
  public final func schedule<State>(
    _ state: State, action: @escaping (State) -> any Disposable
  ) -> any Disposable {
    perform(after: nil) { action(state) }
  }

  /// Schedules `action`, to be called once with `state` after `dueTime`.
  public final func scheduleRelative<State>(
    _ state: State, dueTime: RxTimeInterval, action: @escaping (State) -> any Disposable
  ) -> any Disposable {
    perform(after: dueTime) { action(state) }
  }

  /// Schedules `action` after `startAfter` and then every `period`; each call gets what the one before returned.
  public final func schedulePeriodic<State>(
    _ state: State, startAfter: RxTimeInterval, period: RxTimeInterval, action: @escaping (State) -> State
  ) -> any Disposable {
    let waiting = SerialDisposable()
    let memory = Memory(state)
    tick(waiting, after: startAfter, every: period) { memory.value = action(memory.value) }
    return waiting
  }

  private func tick(
    _ waiting: SerialDisposable, after span: RxTimeInterval, every period: RxTimeInterval,
    _ work: @escaping () -> Void
  ) {
    let piece = SingleAssignmentDisposable()
    waiting.disposable = piece
    piece.setDisposable(
      perform(after: span) {
        if !waiting.isDisposed { self.tick(waiting, after: period, every: period, work) }
        if !waiting.isDisposed { work() }
        return Disposables.create()
      })
  }

  /// Schedules `action`, which may schedule itself again with another state, as often as it likes.
  public final func scheduleRecursive<State>(
    _ state: State, action: @escaping (_ state: State, _ recurse: (State) -> Void) -> Void
  ) -> any Disposable {
    let rounds = Rounds(scheduler: self, action: action)
    rounds.schedule(state)
    return rounds.waiting
  }
}

/// What performs work as soon as it can.
public protocol ImmediateSchedulerType: Scheduler {}
/// What performs work at a time.
public protocol SchedulerType: ImmediateSchedulerType {}

/// The rounds that wait, of work that schedules itself again.
///
/// A `CompositeDisposable` would do, but with its dictionary it takes 5 kB of a module that a page loads.
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

/// Work that schedules itself again.
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

/// Performs work at once, or when the work that is under way is done.
public final class CurrentThreadScheduler: Scheduler, ImmediateSchedulerType, @unchecked Sendable {
  /// The only one there is.
  public static let instance = CurrentThreadScheduler()

  /// Whether no work of this scheduler is under way.
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

/// Virtual time in nanoseconds: work of one time is performed in the order of scheduling.
public final class PageClock: Scheduler, SchedulerType, @unchecked Sendable {
  /// The present time in nanoseconds.
  public private(set) var clock: Int64 = 0
  private var waiting = DueQueue<Int64, Work> { $0 < $1 }

  private struct Work {
    let cancel: SingleAssignmentDisposable
    let perform: () -> Void
  }

  /// Makes a clock that stands at 0.
  public override init() { super.init() }

  /// The present time.
  public override var now: RxTime { Date(timeIntervalSinceReferenceDate: Double(clock) / 1_000_000_000) }

  override func perform(
    after span: RxTimeInterval?, _ work: @escaping () -> any Disposable
  ) -> any Disposable {
    let span = max(0, Int64((span ?? .nanoseconds(0)).nanoseconds ?? 1 << 60))
    return perform(at: clock &+ span, work)
  }

  /// Performs `action` at `time`, or next where that is past.
  @discardableResult
  public func perform(at time: Int64, _ action: @escaping () -> any Disposable) -> any Disposable {
    let cancel = SingleAssignmentDisposable()
    let work = Work(cancel: cancel) { if !cancel.isDisposed { cancel.setDisposable(action()) } }
    waiting.insert(work, due: max(time, clock))
    return cancel
  }

  /// Performs all work that is due until `end`, but not more than `most` pieces; false if there was more.
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

  /// Lets go of all work that waits.
  public func drop() {
    while waiting.first != nil { waiting.removeFirst().load.cancel.dispose() }
  }
}

/// The clock of the page, under the names of the schedulers that programs use.
public class SerialDispatchQueueScheduler: Scheduler, SchedulerType, @unchecked Sendable {
  /// What the work of all of them waits on.
  nonisolated(unsafe) public private(set) static var clock = PageClock()

  /// Begins with a clock of nanosecond 0, on which nothing waits.
  public static func beginAnew() {
    clock.drop()
    clock = PageClock()
    MainScheduler.instance.enqueued = 0
  }

  /// The present time.
  public override var now: RxTime { Self.clock.now }

  override func perform(
    after span: RxTimeInterval?, _ work: @escaping () -> any Disposable
  ) -> any Disposable {
    Self.clock.perform(after: span, work)
  }
}

/// Performs work in place where nothing that was scheduled before waits, as natively on the main queue.
public final class MainScheduler: SerialDispatchQueueScheduler, @unchecked Sendable {
  /// The only one there is.
  public static let instance = MainScheduler()
  /// A scheduler of the main queue that never works in place.
  public static let asyncInstance = SerialDispatchQueueScheduler()

  fileprivate var enqueued = 0

  /// There is no other thread.
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

/// Performs work in place.
public final class ConcurrentMainScheduler: SerialDispatchQueueScheduler, @unchecked Sendable {
  /// The only one there is.
  public static let instance = ConcurrentMainScheduler()

  override func perform(
    after span: RxTimeInterval?, _ work: @escaping () -> any Disposable
  ) -> any Disposable {
    span == nil ? work() : super.perform(after: span, work)
  }
}
#endif
