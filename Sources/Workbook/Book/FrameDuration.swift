/// The time of a column, as a fence says it: `10ms`, `1s`, `0.5s`, `2min`.
enum FrameDuration {
  /// What there is without a word about it.
  static let usual = 10_000_000

  private static let units = [
    ("ms", 1_000_000), ("us", 1_000), ("µs", 1_000), ("ns", 1), ("min", 60_000_000_000), ("s", 1_000_000_000),
    ("h", 3_600_000_000_000),
  ]

  /// So that thousands of columns can be counted.
  private static let longest = 86_400_000_000_000

  /// Reads nanoseconds; nil if `text` is no time, none that takes any, or longer than a day.
  static func nanoseconds(_ text: String) -> Int? {
    for (unit, length) in units where text.hasSuffix(unit) {
      guard let number = Double(text.dropLast(unit.count)), number > 0 else { return nil }
      let nanoseconds = Int(exactly: (number * Double(length)).rounded())
      return nanoseconds.flatMap { (1...longest).contains($0) ? $0 : nil }
    }
    return nil
  }

  /// The time in the largest unit that gives a whole number.
  static func text(_ nanoseconds: Int) -> String {
    if nanoseconds == 0 { return "0 ms" }
    let units = [("min", 60_000_000_000), ("s", 1_000_000_000), ("ms", 1_000_000), ("µs", 1_000)]
    for (unit, length) in units where nanoseconds % length == 0 { return "\(nanoseconds / length) \(unit)" }
    return "\(nanoseconds) ns"
  }

  /// The time as a fence says it.
  static func attribute(_ nanoseconds: Int) -> String { text(nanoseconds).replacing(" ", with: "") }
}
