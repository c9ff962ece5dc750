import ReactiveTesting

/// Recognises the kind of failure from subscriptions to sources.
struct SubscriptionDiagnosis {
  let expected: [MarbleRecording.Track]
  let found: [MarbleRecording.Track]

  /// The first failure.
  var failureKind: FailureKind? {
    let names = Set((expected + found).map(\.name)).sorted()
    return names.lazy.compactMap(failureKind).first
  }

  private func failureKind(on name: String) -> FailureKind? {
    let needed = expected.filter { $0.name == name }.map(\.timeline)
    let made = found.filter { $0.name == name }.map(\.timeline)
    guard needed != made else { return nil }
    if let first = needed.first, let other = made.first, other.start < first.start {
      return .subscribedTooEarly(to: name)
    }
    if needed.count != made.count {
      return .requests(to: name, count: made.count, needed: needed.count)
    }
    return zip(needed, made).lazy.compactMap { one, other -> FailureKind? in
      let (due, left) = (Self.end(of: one), Self.end(of: other))
      return left > due ? .stillSubscribed(to: name) : left < due ? .leftTooEarly(name) : nil
    }.first
  }

  private static func end(of subscription: MarbleTimeline) -> Int {
    guard let last = subscription.entries.last, last.signal == .disposal else { return .max }
    return last.time
  }
}
