import Reactive

/// The elements that a check may use in generated rows.
public enum RandomMarbles: Sendable {
  /// Integers in this range, with a preference for its bounds and small numbers.
  case integers(ClosedRange<Int>)
  /// These strings.
  case texts([String])

  /// Any integer.
  public static let anyInteger = RandomMarbles.integers(Int.min...Int.max)

  /// A series of all elements to try one after another; nil if there are too many.
  var series: [String]? {
    guard case .integers(let range) = self, range.contains(0), range.contains(160) else { return nil }
    return (0...160).map { "\($0)" }
  }

  func text(_ generator: inout SeededGenerator) -> String {
    switch self {
    case .integers(let range): "\(generator.integer(in: range))"
    case .texts(let texts): texts.randomElement(using: &generator) ?? ""
    }
  }
}

/// The errors with which generated rows fail, by their description.
enum RandomError: Error {
  case outOfOrder

  static let all: [String: any Error] =
    [
      "outOfOrder": RandomError.outOfOrder, "CancellationError()": CancellationError(),
    ].merging(ofOperators) { first, _ in first }

  /// The errors that operators emit themselves: a solution that handles one of them may wrongly handle the same error
  /// from a source.
  static let ofOperators: [String: any Error] = [
    "RxError.argumentOutOfRange": RxError.argumentOutOfRange, "RxError.noElements": RxError.noElements,
    "RxError.moreThanOneElement": RxError.moreThanOneElement, "RxError.timeout": RxError.timeout,
  ]

  static let texts = ["doorBlocked", "X"] + all.keys.sorted()
}

extension MarbleInput {
  /// The inputs that fail with each error of an operator; empty if no row fails.
  var failingAsOperators: [MarbleInput] {
    RandomError.ofOperators.keys.sorted().compactMap { failing(with: $0) }
  }

  /// Returns generated rows with the same names and kinds.
  ///
  /// They are short or long, have separate and simultaneous elements and any terminal event, and one observer or
  /// several with different lifetimes.
  func drawn(_ draws: [String: RandomMarbles], _ generator: inout SeededGenerator) -> MarbleInput? {
    let sources = sources
    guard !sources.isEmpty, sources.allSatisfy({ draws[$0] != nil }) else { return nil }
    let letters = "abcdefghijklmnopqrstuvw".map(String.init)
    let share = min(10, letters.count / sources.count)
    var lines: [String] = []
    var values: [String] = []
    var longest = 1
    var fails = false
    for (index, name) in sources.enumerated() {
      let labels = letters[(index * share)..<((index + 1) * share)]
      let row = Self.row(of: Array(labels), &generator)
      for label in labels where row.contains(label) {
        values.append("\(label) := \(draws[name]?.text(&generator) ?? "")")
      }
      if row.hasSuffix("X") { fails = true }
      longest = max(longest, row.count)
      lines.append("\(name): \(row)")
    }
    if Int.random(in: 0..<2, using: &generator) == 0 {
      let names = ["first", "second", "third", "fourth"].prefix(Int.random(in: 2...4, using: &generator))
      for name in names { lines.append("\(name): \(Self.observer(longest, &generator))") }
    }
    if fails { values.append("X := \(RandomError.texts.randomElement(using: &generator) ?? "X")") }
    return MarbleInput((lines + values).joined(separator: "\n"))
  }

  /// Returns rows that count from 0 as far as allowed, for failures after many elements or at a particular one.
  func series(_ draws: [String: RandomMarbles]) -> MarbleInput? {
    let lines = sources.compactMap { name in
      draws[name]?.series.map { "\(name): \($0.joined(separator: "-"))-|" }
    }
    return lines.isEmpty || lines.count < sources.count ? nil : MarbleInput(lines.joined(separator: "\n"))
  }

  private static func row(of labels: [String], _ generator: inout SeededGenerator) -> String {
    let isLong = Int.random(in: 0..<12, using: &generator) == 0
    let count =
      isLong ? Int.random(in: 60...130, using: &generator) : Int.random(in: 0...7, using: &generator)
    var row = String(repeating: "-", count: Int.random(in: 0...2, using: &generator))
    for _ in 0..<count {
      let label = labels.randomElement(using: &generator) ?? "a"
      if Int.random(in: 0..<8, using: &generator) == 0 {
        row += "(\(label)\(labels.randomElement(using: &generator) ?? "a"))"
      } else {
        row += label
      }
      row += String(repeating: "-", count: Int.random(in: 1...(isLong ? 1 : 3), using: &generator))
    }
    return row + ["|", "|", "|", "X", "X", ">"][Int.random(in: 0..<6, using: &generator)]
  }

  private static func observer(_ columns: Int, _ generator: inout SeededGenerator) -> String {
    let start = Int.random(in: 0..<max(1, min(columns, 12)), using: &generator)
    let stay = Int.random(in: 1...12, using: &generator)
    return String(repeating: "-", count: start) + "^" + String(repeating: "-", count: stay)
      + (Bool.random(using: &generator) ? "!" : ">")
  }
}
