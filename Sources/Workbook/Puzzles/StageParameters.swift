import Composer

extension StageKind {
  /// The lists of parameters that puzzles use for this operator.
  package var puzzleParameters: [[String]] {
    var lists: [[String]] = [[]]
    for parameter in parameters {
      lists = lists.flatMap { list in texts(for: parameter, after: list).map { list + [$0] } }
    }
    return lists
  }

  private func texts(for parameter: Parameter, after list: [String]) -> [String] {
    if let kinds = parameter.innerKinds, !kinds.contains(InnerKind(rawValue: list[0]) ?? .row) {
      return [parameter.usual]
    }
    switch parameter.kind {
    case .number(let range): return (1...3).filter(range.contains).map(String.init)
    case .time: return ["30", "50", "70"]
    case .row: return ["b"]
    case .inner: return ["b"] + InnerKind.allCases.filter { $0 != .row }.map(\.rawValue)
    case .choice(let choices): return choices
    case .value: return parameter.name == "seed" ? ["0", "1", "\"\""] : ["0", "9", "\"z\""]
    case .values: return [parameter.usual]
    case .closure:
      if identifier == "compactMap" { return [parameter.usual] }
      if group == .inner, parameter.name == "elements" {
        return Self.elements[InnerKind(rawValue: list[0]) ?? .row] ?? []
      }
      return Self.closures[parameter.name] ?? [parameter.usual]
    }
  }

  /// Closures by the name of their parameter.
  private static let closures = [
    "predicate": [
      "$0 % 2 == 0", "$0 % 2 == 1", "$0 > 2", "$0 > 4", "$0 < 3", "$0 < 6", "$0 != 3", "$0 == 5",
      "$0 < \"c\"", "$0 != \"b\"", "$0 > \"a\"",
    ],
    "transform": [
      "$0 * 10", "$0 + 1", "$0 * $0", "10 - $0", "$0 % 3", "$0 > 4", "\"\\($0)!\"", "$0.uppercased()",
      "$0 + $0",
    ],
    "keySelector": ["$0 % 2", "$0 % 3", "$0 / 3", "$0 > 4"],
    "accumulator": ["$0 + $1", "$0 * 10 + $1", "max($0, $1)", "$0 - $1"],
    "resultSelector": ["$0 + $1", "$0 * 10 + $1", "\"\\($0)\\($1)\"", "$0 * $1", "max($0, $1)", "$1"],
  ]

  /// Closures for the elements of inner sequences.
  private static let elements: [InnerKind: [String]] = [
    .row: ["$1", "$0 * 10 + $1", "\"\\($0)\\($1)\""],
    .of: ["$0, $0", "$0, $0 * 10", "$0, 0"],
    .timer: ["$0", "$0 * 10", "\"\\($0)!\""],
    .interval: ["$0 * 10 + $1", "$0", "\"\\($0)\\($1)\""],
  ]
}
