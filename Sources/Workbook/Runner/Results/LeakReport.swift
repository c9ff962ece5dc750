/// The resources that code leaks and its violations of the grammar, as far as the library counts them.
package struct LeakReport: Codable, Equatable, Sendable {
  /// The number of live subscriptions.
  package var leaks: Int
  /// The number of work items that are scheduled on the virtual clock.
  package var pending: Int
  package var violations: GrammarViolations

  package init(leaks: Int = 0, pending: Int = 0, violations: GrammarViolations = GrammarViolations()) {
    self.leaks = leaks
    self.pending = pending
    self.violations = violations
  }

  /// Returns what has been added since `other`.
  func since(_ other: LeakReport) -> LeakReport {
    LeakReport(
      leaks: leaks - other.leaks, pending: max(0, pending - other.pending),
      violations: GrammarViolations(
        late: violations.late - other.violations.late,
        overlapping: violations.overlapping - other.violations.overlapping))
  }
}

/// The number of events that violate the grammar of sequences.
package struct GrammarViolations: Codable, Equatable, Sendable {
  /// The number of events that were sent after a terminal event.
  package var late: Int
  /// The number of events that were sent while another thread was sending one.
  package var overlapping: Int

  package init(late: Int = 0, overlapping: Int = 0) {
    self.late = late
    self.overlapping = overlapping
  }

  package var isEmpty: Bool { late == 0 && overlapping == 0 }
}
