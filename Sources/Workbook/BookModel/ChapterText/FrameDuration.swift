/// The duration of a column as written in a fence: `10ms`, `1s`, `0.5s`, `2min`.
package enum FrameDuration {
  /// The default duration, in nanoseconds.
  package static let usual = 10_000_000

  private static let units = [
    ("ms", 1_000_000), ("us", 1_000), ("µs", 1_000), ("ns", 1), ("min", 60_000_000_000), ("s", 1_000_000_000),
    ("h", 3_600_000_000_000),
  ]

  /// The maximum, which allows counting thousands of columns without overflow.
  private static let longest = 86_400_000_000_000

  /// Parses a duration in nanoseconds; nil if `text` is not a duration, not positive, or longer than a day.
  static func nanoseconds(_ text: String) -> Int? {
    for (unit, length) in units where text.hasSuffix(unit) {
      guard let number = Double(text.dropLast(unit.count)), number > 0 else { return nil }
      let nanoseconds = Int(exactly: (number * Double(length)).rounded())
      return nanoseconds.flatMap { (1...longest).contains($0) ? $0 : nil }
    }
    return nil
  }

  /// Returns the duration in the largest unit that gives a whole number.
  package static func text(_ nanoseconds: Int) -> String {
    if nanoseconds == 0 { return "0 ms" }
    let units = [("min", 60_000_000_000), ("s", 1_000_000_000), ("ms", 1_000_000), ("µs", 1_000)]
    for (unit, length) in units where nanoseconds % length == 0 { return "\(nanoseconds / length) \(unit)" }
    return "\(nanoseconds) ns"
  }

  /// Returns the duration as written in a fence.
  package static func attribute(_ nanoseconds: Int) -> String { text(nanoseconds).replacing(" ", with: "") }
}
