/// From when to when somebody was subscribed.
public struct Subscription: Hashable, Sendable {
  /// The time of the subscription.
  public let subscribe: Int
  /// The time of its end; `Int.max` if it has not ended.
  public let unsubscribe: Int

  /// A subscription that has not ended.
  public init(_ subscribe: Int) { self.init(subscribe, .max) }

  /// A subscription from one time to another.
  public init(_ subscribe: Int, _ unsubscribe: Int) {
    self.subscribe = subscribe
    self.unsubscribe = unsubscribe
  }
}

/// Whether both begin and end at the same times.
public func == (lhs: Subscription, rhs: Subscription) -> Bool {
  lhs.subscribe == rhs.subscribe && lhs.unsubscribe == rhs.unsubscribe
}

extension Subscription: CustomDebugStringConvertible {
  /// What it holds, for messages.
  public var debugDescription: String {
    "(\(subscribe): \(unsubscribe == .max ? "Infinity" : "\(unsubscribe)"))"
  }
}
