import ReactiveTesting

/// Finds out what is wrong with who is subscribed to what.
struct SubscriptionReading {
  let expected: [MarbleRecording.Track]
  let found: [MarbleRecording.Track]

  /// The first thing that is wrong.
  var evidence: Evidence? {
    let names = Set((expected + found).map(\.name)).sorted()
    return names.lazy.compactMap(evidence).first
  }

  private func evidence(on name: String) -> Evidence? {
    let needed = expected.filter { $0.name == name }.map(\.timeline)
    let made = found.filter { $0.name == name }.map(\.timeline)
    guard needed != made else { return nil }
    if let first = needed.first, let other = made.first, other.start < first.start {
      return .subscribedTooEarly(to: name)
    }
    if needed.count != made.count {
      return .requests(to: name, count: made.count, needed: needed.count)
    }
    return zip(needed, made).lazy.compactMap { one, other -> Evidence? in
      let (due, left) = (Self.end(of: one), Self.end(of: other))
      return left > due ? .stillSubscribed(to: name) : left < due ? .leftTooEarly(name) : nil
    }.first
  }

  private static func end(of subscription: MarbleTimeline) -> Int {
    guard let last = subscription.entries.last, last.signal == .disposal else { return .max }
    return last.time
  }
}
