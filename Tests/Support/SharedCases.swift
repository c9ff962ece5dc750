internal import Foundation

/// Test cases for code that is implemented in Swift and in JavaScript.
///
/// The tests of both read the same files.
package enum SharedCases {
  /// Returns the cases in `Tests/Cases/<name>`.
  package static func load<Case: Decodable>(_ name: String, as type: Case.Type = Case.self) throws -> [Case] {
    try JSONDecoder().decode([Case].self, from: Data(contentsOf: file(name)))
  }

  /// Returns the cases as JSON, for scripts.
  package static func json(_ name: String) throws -> String {
    try String(contentsOf: file(name), encoding: .utf8)
  }

  private static func file(_ name: String) -> URL {
    URL(filePath: #filePath).appending(path: "../../Cases/\(name)").standardizedFileURL
  }
}
