/// What code leaves behind when it ends, as far as the library knows.
public struct Remains: Codable, Equatable, Sendable {
  /// How many subscriptions are alive.
  public var leaks: Int
  /// How many pieces of work wait for their time on the virtual clock.
  public var pending: Int
  /// What was sent against the grammar of sequences.
  public var breaches: Breaches

  public init(leaks: Int = 0, pending: Int = 0, breaches: Breaches = Breaches()) {
    self.leaks = leaks
    self.pending = pending
    self.breaches = breaches
  }

  /// What has been added since there was `other`.
  func since(_ other: Remains) -> Remains {
    Remains(
      leaks: leaks - other.leaks, pending: max(0, pending - other.pending),
      breaches: Breaches(
        late: breaches.late - other.breaches.late,
        overlapping: breaches.overlapping - other.breaches.overlapping))
  }
}
