/// A puzzle about the order of the statements of an example.
///
/// All orders in which each name is declared before its first use were run when the puzzle was made.
package struct OrderPuzzle: Codable, Equatable, Sendable {
  /// A name that one statement declares and another one uses.
  package struct Dependency: Codable, Equatable, Sendable {
    package let name: String
    /// The number of the statement that declares the name.
    package let declared: Int
    /// The number of the statement that uses it.
    package let used: Int
  }

  /// The name of the example.
  package let example: String
  /// The statements, in the order of the example.
  package let statements: [String]
  /// The number of statements at the beginning that stay in their places.
  package let fixedCount: Int
  package let dependencies: [Dependency]
  /// The outputs of the orders, starting with the wanted one.
  package let outputs: [[String]]
  /// The number of the output of each order, such as `[2, 0, 1]`.
  package let orders: [[Int]: Int]

  package init(
    example: String, statements: [String], fixedCount: Int, dependencies: [Dependency], outputs: [[String]],
    orders: [[Int]: Int]
  ) {
    self.example = example
    self.statements = statements
    self.fixedCount = fixedCount
    self.dependencies = dependencies
    self.outputs = outputs
    self.orders = orders
  }

  /// The difficulty, from 1, for three statements to move, to 4.
  package var level: Int { min(4, max(1, statements.count - fixedCount - 2)) }

  /// Whether the reader has to think: at least half of the orders print something else.
  var isWorthSolving: Bool { 2 * orders.count { $0.value == 0 } <= orders.count }
}
