import TextSupport

/// The code of a fence, completed so that it can be compiled.
struct FenceProgram {
  let text: String
  /// The number of body lines up to the last import.
  private let linesOfImports: Int
  private let linesAbove: Int
  private let isWrapped: Bool

  /// Creates the program.
  ///
  /// Declarations are compiled as they are. Statements are wrapped in an asynchronous throwing function. The chapter's
  /// imports are added, and the code's own imports stay above the function.
  init(_ body: [String], imports: [String]) {
    let words = SwiftLexer.tokens(of: body.joined(separator: "\n")).filter { $0.kind != .comment }
    var rest = words[...]
    var lastImport = 0
    while let first = rest.first, first.text == "import" {
      lastImport = first.line
      rest = rest.drop { $0.line == lastImport }
    }
    linesOfImports = lastImport
    linesAbove = imports.count
    isWrapped = rest.first.map { !Self.isOpener($0, before: rest.dropFirst().first) } ?? false
    let statements = body.dropFirst(lastImport)
    let wrapped = isWrapped ? ["func fence() async throws {"] + statements + ["}"] : Array(statements)
    text = (imports + body.prefix(lastImport) + wrapped).joined(separator: "\n") + "\n"
  }

  /// Returns the line of the fence's body, counted from 1, for a line of the program.
  func line(of line: Int) -> Int {
    let own = line - linesAbove
    return isWrapped && own > linesOfImports ? own - 1 : own
  }

  private static func isOpener(_ token: SwiftToken, before next: SwiftToken?) -> Bool {
    token.kind == .attribute || openers.contains(String(token.text))
      || (fixities.contains(String(token.text)) && next?.text == "operator")
  }

  private static let fixities: Set = ["prefix", "postfix", "infix"]

  private static let openers: Set = [
    "public", "private", "fileprivate", "package", "open", "final", "indirect", "nonisolated", "struct",
    "class", "enum", "actor", "protocol", "extension", "func", "typealias", "precedencegroup", "macro",
  ]
}
