import Foundation

/// Subscriptions in the order in which they were made.
///
/// `@unchecked Sendable`: `written` is guarded by the lock.
final class SubscriptionLog: @unchecked Sendable {
  private let lock = NSLock()
  private var written: [Subscription] = []

  var all: [Subscription] { lock.withLock { written } }

  /// Returns the number by which the subscription is closed.
  func open(at time: TestTime) -> Int {
    lock.withLock {
      written.append(Subscription(time))
      return written.count - 1
    }
  }

  func close(_ number: Int, at time: TestTime) {
    lock.withLock { written[number] = Subscription(written[number].subscribe, time) }
  }
}
