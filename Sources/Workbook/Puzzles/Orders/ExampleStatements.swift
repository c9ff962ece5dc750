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

  /// Beginnings of strings whose lines would look like statements, of loops that don't end in some orders, and of waits
  /// in real time.
  private static let unsuitable = ["\"\"\"", "for await ", "for try await ", "pause(until:"]

  /// Splits the lines of an example's closure; returns nil if they aren't suitable for a puzzle.
  init?(_ body: [String]) {
    guard !body.contains(where: { $0.hasPrefix("\t") || Self.unsuitable.contains(where: $0.contains) }) else {
      return nil
    }
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
    else { return nil }
    texts = parts.map { $0.joined(separator: "\n") }
    guard let dependencies = Self.dependencies(of: texts) else { return nil }
    self.dependencies = dependencies
    let orders = (0...(parts.count - Self.minimumMoved)).map {
      Self.orders(of: parts.count, fixedCount: $0, dependencies)
    }
    guard let fixedCount = orders.firstIndex(where: { $0.count <= Self.orderCounts.upperBound }),
      orders[fixedCount].count >= Self.orderCounts.lowerBound,
      // A name of an outer scope may be used before a local variable with this name is declared.
      orders[fixedCount].first == Array(parts.indices)
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

  /// Returns the uses of names in other statements.
  ///
  /// Returns nil if a name has several meanings, or if a statement declares a function or a type, which may be used
  /// before it is declared.
  private static func dependencies(of texts: [String]) -> [OrderPuzzle.Dependency]? {
    let tokens = texts.map { SwiftLexer.tokens(of: $0).filter { $0.kind != .comment } }
    var dependencies: [OrderPuzzle.Dependency] = []
    for (declared, own) in tokens.enumerated() {
      guard let names = names(declaredBy: own) else { return nil }
      for name in names {
        for (used, other) in tokens.enumerated() where used != declared {
          if innerNames(in: other).contains(name) { return nil }
          if other.indices.contains(where: { other[$0].text == name && isUse(at: $0, in: other) }) {
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

  /// Returns the variables that a statement declares for the statements after it; nil for a function or a type.
  private static func names(declaredBy tokens: [SwiftToken]) -> [String]? {
    let head = tokens.drop { $0.kind == .attribute || modifiers.contains(String($0.text)) }
    guard let keyword = head.first?.text else { return [] }
    if ["func", "class", "struct", "enum", "actor", "typealias"].contains(keyword) { return nil }
    guard ["let", "var"].contains(keyword) else { return [] }
    return head.dropFirst().prefix { !["=", ":"].contains($0.text) }.filter { $0.kind == .identifier }
      .map { String($0.text) }
  }

  /// Returns the names that are declared inside a statement: variables, parameters of closures, and patterns.
  private static func innerNames(in tokens: [SwiftToken]) -> Set<String> {
    var names: Set<String> = []
    for (index, token) in tokens.enumerated() {
      let ends: Set<Substring> =
        switch token.text {
        case "let", "var", "func": ["=", "{", "in"]
        case "for", "{": ["in", "{", "}", "="]
        default: []
        }
      if ends.isEmpty { continue }
      let pattern = tokens[(index + 1)...].prefix { !ends.contains($0.text) }
      let isClosed = pattern.endIndex < tokens.count && tokens[pattern.endIndex].text == "in"
      // Without `in`, the tokens after a brace are the first statement of the closure.
      if token.text == "{", !isClosed { continue }
      names.formUnion(pattern.filter { $0.kind == .identifier }.map { String($0.text) })
    }
    return names
  }

  /// Whether the name at `index` is neither a member nor the label of an argument.
  private static func isUse(at index: Int, in tokens: [SwiftToken]) -> Bool {
    let before = index > 0 ? tokens[index - 1].text : ""
    let after = index + 1 < tokens.count ? tokens[index + 1].text : ""
    return tokens[index].kind == .identifier && before != "."
      && !(after == ":" && ["(", ","].contains(before))
  }
}
