import Reactive

/// What the elements of a row may be, for rows that a check makes by itself.
public enum MarbleDraw: Sendable {
  /// Whole numbers in this range, its ends and small ones above all.
  case integers(ClosedRange<Int>)
  /// These texts.
  case texts([String])

  /// Any whole number.
  public static let anyInteger = MarbleDraw.integers(Int.min...Int.max)

  /// Elements that are all to be tried, one after another; nil if there are too many kinds of them.
  var series: [String]? {
    guard case .integers(let range) = self, range.contains(0), range.contains(160) else { return nil }
    return (0...160).map { "\($0)" }
  }

  func text(_ dice: inout Dice) -> String {
    switch self {
    case .integers(let range): "\(dice.integer(in: range))"
    case .texts(let texts): texts.randomElement(using: &dice) ?? ""
    }
  }
}

/// What rows that a check makes by itself fail with, by the text for it: errors of several types.
enum DrawnError: Error {
  case outOfOrder

  static let all: [String: any Error] =
    [
      "outOfOrder": DrawnError.outOfOrder, "CancellationError()": CancellationError(),
    ].merging(ofOperators) { first, _ in first }

  /// What operators fail with by themselves: who catches these catches those of a source, too.
  static let ofOperators: [String: any Error] = [
    "RxError.argumentOutOfRange": RxError.argumentOutOfRange, "RxError.noElements": RxError.noElements,
    "RxError.moreThanOneElement": RxError.moreThanOneElement, "RxError.timeout": RxError.timeout,
  ]

  static let texts = ["doorBlocked", "X"] + all.keys.sorted()
}

extension MarbleInput {
  /// The same with each error that operators fail with by themselves; none if no row fails.
  var failingAsOperators: [MarbleInput] {
    DrawnError.ofOperators.keys.sorted().compactMap { failing(with: $0) }
  }

  /// Rows of the names and kinds of these, made up as `dice` fall: short ones and long ones, with elements apart and at
  /// once, with any end, and with several observers who come and leave, or one.
  func drawn(_ draws: [String: MarbleDraw], _ dice: inout Dice) -> MarbleInput? {
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
      let row = Self.row(of: Array(labels), &dice)
      for label in labels where row.contains(label) {
        values.append("\(label) := \(draws[name]?.text(&dice) ?? "")")
      }
      if row.hasSuffix("X") { fails = true }
      longest = max(longest, row.count)
      lines.append("\(name): \(row)")
    }
    if Int.random(in: 0..<2, using: &dice) == 0 {
      let names = ["first", "second", "third", "fourth"].prefix(Int.random(in: 2...4, using: &dice))
      for name in names { lines.append("\(name): \(Self.observer(longest, &dice))") }
    }
    if fails { values.append("X := \(DrawnError.texts.randomElement(using: &dice) ?? "X")") }
    return MarbleInput((lines + values).joined(separator: "\n"))
  }

  /// A row of each name that counts from 0 on, as far as one may: what goes wrong after many elements, or at one.
  func series(_ draws: [String: MarbleDraw]) -> MarbleInput? {
    let lines = sources.compactMap { name in
      draws[name]?.series.map { "\(name): \($0.joined(separator: "-"))-|" }
    }
    return lines.isEmpty || lines.count < sources.count ? nil : MarbleInput(lines.joined(separator: "\n"))
  }

  private static func row(of labels: [String], _ dice: inout Dice) -> String {
    let isLong = Int.random(in: 0..<12, using: &dice) == 0
    let count = isLong ? Int.random(in: 60...130, using: &dice) : Int.random(in: 0...7, using: &dice)
    var row = String(repeating: "-", count: Int.random(in: 0...2, using: &dice))
    for _ in 0..<count {
      let label = labels.randomElement(using: &dice) ?? "a"
      if Int.random(in: 0..<8, using: &dice) == 0 {
        row += "(\(label)\(labels.randomElement(using: &dice) ?? "a"))"
      } else {
        row += label
      }
      row += String(repeating: "-", count: Int.random(in: 1...(isLong ? 1 : 3), using: &dice))
    }
    return row + ["|", "|", "|", "X", "X", ">"][Int.random(in: 0..<6, using: &dice)]
  }

  private static func observer(_ columns: Int, _ dice: inout Dice) -> String {
    let start = Int.random(in: 0..<max(1, min(columns, 12)), using: &dice)
    let stay = Int.random(in: 1...12, using: &dice)
    return String(repeating: "-", count: start) + "^" + String(repeating: "-", count: stay)
      + (Bool.random(using: &dice) ? "!" : ">")
  }
}
