import BookModel
import TextSupport

/// The statements of an example, and the orders in which they may compile.
struct ExampleStatements {
  let texts: [String]
  /// The number of statements at the beginning that stay in their places, because there would be too many orders.
  let fixedCount: Int
  /// The orders that start with the fixed statements, and in which each name is declared before its first use.
  ///
  /// The first one is the order of the example.
  let orders: [[Int]]
  let dependencies: [OrderPuzzle.Dependency]

  /// The maximum number of statements of an example, and the minimum number of those that the reader moves.
  private static let (countLimit, minimumMoved) = (12, 3)
  /// The numbers of orders of a puzzle, all of which are run.
  private static let orderCounts = 4...16

  /// Splits the lines of an example's closure; returns nil if they aren't suitable for a puzzle.
  init?(_ body: [String]) {
    var parts: [[String]] = []
    let lines = body.filter { !$0.allSatisfy(\.isWhitespace) }
    let margin = lines.first?.prefix { $0 == " " }.count ?? 0
    var isComment = false
    for line in lines {
      let text = line.dropFirst(margin)
      // A continuation of a statement is indented, or starts with a closing bracket.
      let isContinued = text.first.map { " )]}.".contains($0) } ?? true
      if parts.isEmpty || !(isContinued || isComment) { parts.append([]) }
      parts[parts.count - 1].append(String(text))
      isComment = text.hasPrefix("//")
    }
    guard (Self.minimumMoved...Self.countLimit).contains(parts.count),
      parts.allSatisfy({ Snippet($0).unbalanced == nil })
    else {
      return nil
    }
    texts = parts.map { $0.joined(separator: "\n") }
    guard let dependencies = Self.dependencies(of: texts) else { return nil }
    self.dependencies = dependencies
    let orders = (0...(parts.count - Self.minimumMoved)).map {
      Self.orders(of: parts.count, fixedCount: $0, dependencies)
    }
    guard let fixedCount = orders.firstIndex(where: { $0.count <= Self.orderCounts.upperBound }),
      orders[fixedCount].count >= Self.orderCounts.lowerBound
    else { return nil }
    (self.fixedCount, self.orders) = (fixedCount, orders[fixedCount])
  }

  /// Returns the orders, or the first ones if there are too many.
  private static func orders(
    of count: Int, fixedCount: Int, _ dependencies: [OrderPuzzle.Dependency]
  ) -> [[Int]] {
    var complete: [[Int]] = []
    var open = [Array(0..<fixedCount)]
    while let order = open.popLast(), complete.count <= orderCounts.upperBound {
      if order.count == count {
        complete.append(order)
        continue
      }
      open += (fixedCount..<count).reversed().filter { next in
        !order.contains(next)
          && dependencies.allSatisfy { $0.used != next || order.contains($0.declared) }
      }.map { order + [$0] }
    }
    return complete
  }

  // MARK: Names

  /// Returns the uses of names in other statements; nil if a name has several meanings.
  private static func dependencies(of texts: [String]) -> [OrderPuzzle.Dependency]? {
    let tokens = texts.map { SwiftLexer.tokens(of: $0).filter { $0.kind != .comment } }
    var dependencies: [OrderPuzzle.Dependency] = []
    for (declared, own) in tokens.enumerated() {
      for name in names(declaredBy: own) {
        for (used, other) in tokens.enumerated() where used != declared {
          let places = other.indices.filter { other[$0].text == name && other[$0].kind == .identifier }
          if places.contains(where: { isDeclaration(at: $0, in: other) }) { return nil }
          if places.contains(where: { isUse(at: $0, in: other) }) {
            dependencies.append(.init(name: name, declared: declared, used: used))
          }
        }
      }
    }
    return dependencies
  }

  private static let modifiers: Set = [
    "async", "final", "lazy", "nonisolated", "unowned", "weak", "(", "unsafe", ")",
  ]

  /// Returns the names that a statement declares for the statements after it.
  private static func names(declaredBy tokens: [SwiftToken]) -> [String] {
    let head = tokens.drop { $0.kind == .attribute || modifiers.contains(String($0.text)) }
    guard let keyword = head.first?.text else { return [] }
    if ["func", "class", "struct", "enum", "actor", "typealias"].contains(keyword) {
      return head.dropFirst().prefix(1).map { String($0.text) }
    }
    guard ["let", "var"].contains(keyword) else { return [] }
    return head.dropFirst().prefix { !["=", ":"].contains($0.text) }.filter { $0.kind == .identifier }
      .map { String($0.text) }
  }

  /// Whether the name at `index` is declared there, for example as a parameter of a closure.
  private static func isDeclaration(at index: Int, in tokens: [SwiftToken]) -> Bool {
    let before = index > 0 ? tokens[index - 1].text : ""
    let after = index + 1 < tokens.count ? tokens[index + 1].text : ""
    return ["let", "var", "func", "for"].contains(before) || after == "in"
  }

  /// Whether the name at `index` is neither a member nor the label of an argument.
  private static func isUse(at index: Int, in tokens: [SwiftToken]) -> Bool {
    let before = index > 0 ? tokens[index - 1].text : ""
    let after = index + 1 < tokens.count ? tokens[index + 1].text : ""
    return before != "." && !(after == ":" && ["(", ","].contains(before))
  }
}
