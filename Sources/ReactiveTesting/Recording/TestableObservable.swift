public import Reactive

/// A source that emits the events of a script, and records its subscriptions with their times.
///
/// Operators and `subscribe` with closures receive its events through a gate, which drops events after a terminal one.
/// An observer that is subscribed directly receives the script unchanged.
///
/// `@unchecked Sendable`: immutable except for its log, which guards itself.
public class TestableObservable<Element>: ObservableType, @unchecked Sendable {
  /// The events of the script.
  public let recordedEvents: [Recorded<Event<Element>>]
  let scheduler: TestScheduler
  let log = SubscriptionLog()

  init(_ scheduler: TestScheduler, _ events: [Recorded<Event<Element>>]) {
    self.scheduler = scheduler
    recordedEvents = events
  }

  /// The subscriptions so far, in the order in which they were made.
  public var subscriptions: [Subscription] { log.all }

  /// Subscribes an observer, which receives the events of the script unchanged, and records the subscription.
  ///
  /// - Returns: A disposable that ends the subscription.
  public func subscribe<Observer: ObserverType>(_: Observer) -> any Disposable
  where Observer.Element == Element {
    preconditionFailure("A testable observable must be hot or cold.")
  }
}
