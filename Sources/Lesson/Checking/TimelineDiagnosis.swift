import ReactiveTesting

/// Recognises the kind of failure from an expected and an actual timeline.
struct TimelineDiagnosis {
  private let expected: [MarbleTimeline.Entry]
  private let found: [MarbleTimeline.Entry]
  private let frame: Int

  init(expected: MarbleTimeline, found: MarbleTimeline, frame: Int) {
    self.expected = expected.entries
    self.found = found.entries
    self.frame = frame
  }

  /// The kind of failure; nil if the timelines are equal or it is not recognised.
  var failureKind: FailureKind? {
    if expected == found { return nil }
    if found.isEmpty, !Self.parts(expected).body.isEmpty { return .silent }
    return ending ?? shift ?? elements
  }

  private var ending: FailureKind? {
    let (body, end) = Self.parts(expected)
    let (foundBody, foundEnd) = Self.parts(found)
    switch (end, foundEnd) {
    case (let end?, nil) where body == foundBody:
      return end.signal == .completed ? .neverCompleted : .neverFailed
    case (let end?, let other?)
    where end.time == other.time && zip(body, foundBody).allSatisfy { $0.time == $1.time }:
      switch (end.signal, other.signal) {
      case (.completed, .error): return .failedInsteadOfCompleting
      case (.error, .completed): return .completedInsteadOfFailing
      default: return body == foundBody ? .otherValues : nil
      }
    case (_, let other?) where body.starts(with: foundBody) && other.time < end?.time ?? .max:
      return other.signal == .completed ? .completedTooEarly : .failedTooEarly
    default: return nil
    }
  }

  /// The failure that all events have the same delay of at least one column.
  private var shift: FailureKind? {
    guard expected.map(\.signal) == found.map(\.signal) else { return nil }
    let shifts = Set(zip(expected, found).map { $1.time - $0.time }).subtracting([0])
    guard let shift = shifts.first, shifts.count == 1, abs(shift) >= frame else { return nil }
    return .late(columns: shift / frame)
  }

  private var elements: FailureKind? {
    if let missing = Self.missing(from: found, of: expected) {
      let times = missing.map(\.time)
      let isAtOnce = times.allSatisfy { time in expected.count { $0.time == time } > 1 }
      return isAtOnce ? .lostAtOnce : .lost
    }
    if Self.missing(from: expected, of: found) != nil { return .surplus }
    if expected.map(\.time) == found.map(\.time) {
      if let (one, other) = zip(expected, found).first(where: { $0.signal != $1.signal }) {
        switch (one.signal, other.signal) {
        case (.completed, .element), (.error, .element): return .sentInsteadOfEnding
        case (.element, .completed), (.element, .error): return .endedInsteadOfSending
        default: break
        }
      }
      return Set(expected.map(\.signal)) == Set(found.map(\.signal)) ? .disordered : .otherValues
    }
    return nil
  }

  /// Returns the entries of `whole` that are missing in `part`; nil if `part` has others, or lacks none.
  private static func missing(
    from part: [MarbleTimeline.Entry], of whole: [MarbleTimeline.Entry]
  ) -> [MarbleTimeline.Entry]? {
    var rest = part[...]
    let missing = whole.filter { entry in
      guard rest.first == entry else { return true }
      rest.removeFirst()
      return false
    }
    return rest.isEmpty && !missing.isEmpty ? missing : nil
  }

  private static func parts(
    _ entries: [MarbleTimeline.Entry]
  ) -> (body: [MarbleTimeline.Entry], end: MarbleTimeline.Entry?) {
    switch entries.last?.signal {
    case .completed, .error: (entries.dropLast(), entries.last)
    default: (entries, nil)
    }
  }
}
