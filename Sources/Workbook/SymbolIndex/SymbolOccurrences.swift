import SystemSupport
import TextSupport

/// The occurrences of symbols in one file.
package struct SymbolOccurrences: Codable, Sendable {
  /// A call in a chain of calls, or a call with a closure argument.
  struct Stage: Codable, Sendable {
    /// The zero-based line of the function's name.
    let line: Int
    let name: String
    let result: String
    /// The types of its closure arguments.
    let closures: [String]

    var json: String {
      "{\"closures\":\(closures.json),\"line\":\(line),\"name\":\(name.json),\"result\":\(result.json)}"
    }
  }

  /// The occurrences in each line.
  ///
  /// Each occurrence consists of three numbers: its column, the number of its symbol, and the number of its
  /// type, which is -1 if the type is unknown or the symbol's declaration already shows it.
  var lines: [[Int]] = []
  var stages: [Stage] = []

  init(lines: [[Int]]) { self.lines = lines }

  /// The JSON that pages load.
  ///
  /// The numbers of a line are joined into one string, because there are tens of thousands of them.
  package var json: String {
    let lines = lines.map { $0.map(String.init).joined(separator: " ") }
    return "{\"lines\":\(lines.json),\"stages\":[\(stages.map(\.json).joined(separator: ","))]}"
  }

  /// Returns the number of the symbol at a zero-based position.
  func symbol(line: Int, column: Int) -> Int? {
    guard lines.indices.contains(line) else { return nil }
    let numbers = lines[line]
    return stride(from: 0, to: numbers.count, by: 3).first { numbers[$0] == column }.map { numbers[$0 + 1] }
  }
}
