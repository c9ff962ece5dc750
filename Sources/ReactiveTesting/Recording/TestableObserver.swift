public import Reactive

/// Records what it is sent, with the virtual time.
///
/// `@unchecked Sendable`: `recorded` is guarded by the lock.
public final class TestableObserver<Element>: ObserverType, @unchecked Sendable {
  private let scheduler: TestScheduler
  private let lock = Lock()
  private var recorded: [Recorded<Event<Element>>] = []

  init(_ scheduler: TestScheduler) { self.scheduler = scheduler }

  /// What has been sent so far.
  public var events: [Recorded<Event<Element>>] { lock { recorded } }

  /// Records `event`, and when it came.
  public func on(_ event: Event<Element>) {
    let new = Recorded(time: scheduler.clock, value: event)
    lock { recorded.append(new) }
  }
}
