import Reactive

extension Remains {
  /// What there is in this process now.
  static var present: Remains {
    Remains(
      leaks: liveSubscriptions, pending: TimeSource.virtualClock?.pendingCount ?? 0,
      breaches: Breaches(late: Grammar.lateEvents, overlapping: Grammar.overlappingEvents))
  }

  /// How many subscriptions are alive; always 0 where the library does not count, as in a release build.
  private static var liveSubscriptions: Int {
    #if DEBUG
    Int(Resources.total)
    #else
    0
    #endif
  }
}
