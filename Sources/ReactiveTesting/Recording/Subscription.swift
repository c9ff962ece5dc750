/// The start and end times of a subscription.
public struct Subscription: Hashable, Sendable {
  /// The time of the subscription.
  public let subscribe: Int
  /// The time of its end; `Int.max` if it has not ended.
  public let unsubscribe: Int

  /// Creates a subscription that has not ended.
  public init(_ subscribe: Int) { self.init(subscribe, .max) }

  /// Creates a subscription that has ended.
  public init(_ subscribe: Int, _ unsubscribe: Int) {
    self.subscribe = subscribe
    self.unsubscribe = unsubscribe
  }
}

/// Returns whether both subscriptions have the same start and end times.
public func == (lhs: Subscription, rhs: Subscription) -> Bool {
  lhs.subscribe == rhs.subscribe && lhs.unsubscribe == rhs.unsubscribe
}

extension Subscription: CustomDebugStringConvertible {
  /// Both times, for example `(200: 230)` or `(200: Infinity)`.
  public var debugDescription: String {
    "(\(subscribe): \(unsubscribe == .max ? "Infinity" : "\(unsubscribe)"))"
  }
}
