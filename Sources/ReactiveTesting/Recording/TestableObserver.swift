public import Reactive

/// An observer that records the events it receives, with their virtual times.
///
/// `@unchecked Sendable`: the lock guards `recorded`.
public final class TestableObserver<Element>: ObserverType, @unchecked Sendable {
  private let scheduler: TestScheduler
  private let lock = Lock()
  private var recorded: [Recorded<Event<Element>>] = []

  init(_ scheduler: TestScheduler) { self.scheduler = scheduler }

  /// The events received so far.
  public var events: [Recorded<Event<Element>>] { lock { recorded } }

  /// Records `event` with the current virtual time.
  public func on(_ event: Event<Element>) {
    let new = Recorded(time: scheduler.clock, value: event)
    lock { recorded.append(new) }
  }
}
