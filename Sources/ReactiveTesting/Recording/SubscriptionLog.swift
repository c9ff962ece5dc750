import Reactive

/// Subscriptions in the order in which they were made.
///
/// `@unchecked Sendable`: `written` is guarded by the lock.
final class SubscriptionLog: @unchecked Sendable {
  private let lock = Lock()
  private var written: [Subscription] = []

  var all: [Subscription] { lock { written } }

  /// Returns the number by which the subscription is closed.
  func open(at time: TestTime) -> Int {
    lock {
      written.append(Subscription(time))
      return written.count - 1
    }
  }

  func close(_ number: Int, at time: TestTime) {
    lock { written[number] = Subscription(written[number].subscribe, time) }
  }
}
