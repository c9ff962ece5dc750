import Reactive

/// Records subscriptions in the order in which they were made.
///
/// `@unchecked Sendable`: the lock guards `written`.
final class SubscriptionLog: @unchecked Sendable {
  private let lock = Lock()
  private var written: [Subscription] = []

  var all: [Subscription] { lock { written } }

  /// Records a subscription, and returns the number with which `close` records its end.
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
