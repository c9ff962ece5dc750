public import Foundation

/// A scheduler that takes its time from a `Clock` and performs its actions in tasks.
///
///     let scheduler = ClockScheduler(clock: ContinuousClock())
///     searchText.debounce(.milliseconds(300), scheduler: scheduler)
///
/// The scheduler is serial: it performs one action at a time, in the order of their due times, and actions that are due
/// at the same instant in the order of scheduling. Actions that are due at once are performed in the order of
/// scheduling, too. They run on the threads of the concurrency runtime, never synchronously, and not always on the same
/// thread.
///
/// With a test clock, which only moves when the test says so, operators need no real time. `now` moves with the clock,
/// from the date at which the scheduler was created.
///
/// `@unchecked Sendable`: the lock guards the queue.
public final class ClockScheduler<C: Clock>: SchedulerType, @unchecked Sendable where C.Duration == Duration {
  /// The clock that measures the time.
  public let clock: C
  private let tolerance: Duration?
  private let priority: TaskPriority?
  private let line: TaskLine
  private let start: (instant: C.Instant, date: Date)
  private let lock = Lock()
  @exclusivity(unchecked) private var waiting = TimerQueue<C.Instant, ClockWork> { $0 < $1 }

  /// Creates a scheduler that takes its time from `clock`.
  ///
  /// - Parameters:
  ///   - clock: The clock, such as `ContinuousClock()`, `SuspendingClock()`, or the clock of a test.
  ///   - tolerance: How late the clock may be, to save power.
  ///   - priority: The priority of the tasks that perform the actions.
  public init(clock: C, tolerance: Duration? = nil, priority: TaskPriority? = nil) {
    self.clock = clock
    self.tolerance = tolerance
    self.priority = priority
    line = TaskLine(priority: priority)
    start = (clock.now, TimeSource.now)
  }

  /// The current time: the date at which the scheduler was created, plus what the clock has counted since.
  public var now: RxTime {
    let passed = start.instant.duration(to: clock.now)
    return start.date.addingTimeInterval(passed / .seconds(1))
  }

  /// Schedules `action`, which is called once with `state` after the actions before it.
  ///
  /// - Returns: A disposable that cancels the action, or disposes of the disposable that it returned.
  public func schedule<StateType>(
    _ state: StateType, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    line.schedule(state, action: action)
  }

  /// Schedules `action`, which is called once with `state` when the clock has counted `dueTime`.
  ///
  /// - Returns: A disposable that cancels the action, or disposes of the disposable that it returned.
  public func scheduleRelative<StateType>(
    _ state: StateType, dueTime: RxTimeInterval, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    guard let nanoseconds = dueTime.nanoseconds else { return Disposables.create() }
    if nanoseconds <= 0 { return schedule(state, action: action) }
    let outcome = SingleAssignmentDisposable()
    let wait = perform(at: clock.now.advanced(by: .nanoseconds(nanoseconds))) {
      if !outcome.isDisposed { outcome.setDisposable(action(state)) }
    }
    return Disposables.create(wait, outcome)
  }

  /// Schedules `action` after `startAfter` and then every `period`.
  ///
  /// Each call receives the state that the previous call returned. Calls are due at multiples of the period, however
  /// long they take. Calls that were missed in the meantime are skipped.
  ///
  /// - Returns: A disposable that cancels all further calls.
  public func schedulePeriodic<StateType>(
    _ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval,
    action: @escaping (StateType) -> StateType
  ) -> any Disposable {
    let ticks = SerialDisposable()
    guard let nanoseconds = startAfter.nanoseconds else { return ticks }
    let current = Box(state)
    tick(
      ticks, at: clock.now.advanced(by: .nanoseconds(max(0, nanoseconds))),
      every: period.nanoseconds.map { .nanoseconds(max(0, $0)) }
    ) { current.value = action(current.value) }
    return ticks
  }

  private func tick(
    _ ticks: SerialDisposable, at due: C.Instant, every period: Duration?, _ step: @escaping () -> Void
  ) {
    let timer = SingleAssignmentDisposable()
    // Before it is scheduled, because it may run at once and set the next one.
    ticks.disposable = timer
    let wait = perform(at: due) {
      if ticks.isDisposed { return }
      if let period {
        var next = due.advanced(by: period)
        let delay = next.duration(to: self.clock.now)
        if period > .zero, delay > period {
          next = next.advanced(by: period * Int64((delay / period).rounded(.down)))
        }
        self.tick(ticks, at: next, every: period, step)
      }
      step()
    }
    timer.setDisposable(wait)
  }

  /// Calls `body` when the clock has reached `due`.
  private func perform(at due: C.Instant, _ body: @escaping () -> Void) -> any Disposable {
    let work = ClockWork(body)
    lock {
      while let first = waiting.first, first.load.isOver { _ = waiting.removeFirst() }
      waiting.insert(work, due: due)
    }
    // Each action sleeps separately, so a test clock knows about all of them.
    let task = Task.detached(priority: priority) {
      if (try? await self.clock.sleep(until: due, tolerance: self.tolerance)) != nil {
        self.release(until: due)
      }
    }
    return Disposables.create {
      work.cancel()
      task.cancel()
    }
  }

  /// Enqueues the actions that are due.
  ///
  /// Under the lock, so two tasks that wake up at the same time cannot change the order.
  private func release(until due: C.Instant) {
    lock {
      var dueWork: [UncheckedSendableWork] = []
      while let first = waiting.first, first.due <= due {
        let work = waiting.removeFirst().load
        dueWork.append(UncheckedSendableWork { work.perform() })
      }
      line.add(dueWork)
    }
  }
}

/// An action that waits until it is due, or is cancelled.
private final class ClockWork: Sendable {
  private let body: Guarded<(() -> Void)?>

  init(_ body: @escaping () -> Void) { self.body = Guarded(body) }

  var isOver: Bool { body.current == nil }

  func perform() { body.exchange(nil)?() }

  func cancel() { _ = body.exchange(nil) }
}
