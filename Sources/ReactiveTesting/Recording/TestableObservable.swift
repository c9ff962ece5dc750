public import Reactive

/// A source that follows a script, and records who was subscribed, from when to when.
///
/// Operators and `subscribe` with closures receive its events through a gate that keeps the grammar; an observer that
/// is subscribed as such gets the script as it is.
///
/// `@unchecked Sendable`: immutable but for its log, which guards itself.
public class TestableObservable<Element>: ObservableType, @unchecked Sendable {
  /// The script.
  public let recordedEvents: [Recorded<Event<Element>>]
  let scheduler: TestScheduler
  let log = SubscriptionLog()

  init(_ scheduler: TestScheduler, _ events: [Recorded<Event<Element>>]) {
    self.scheduler = scheduler
    recordedEvents = events
  }

  /// Who was subscribed, in the order of subscription.
  public var subscriptions: [Subscription] { log.all }

  /// Hands the observer the events of the script as they are, and notes from when to when.
  public func subscribe<Observer: ObserverType>(_: Observer) -> any Disposable
  where Observer.Element == Element {
    preconditionFailure("A testable observable is either hot or cold.")
  }
}
