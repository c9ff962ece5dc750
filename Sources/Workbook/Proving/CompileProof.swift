import Foundation

/// Proves that the code of a `fails=` fence does not compile, and that of a `warns=` fence compiles with
/// warnings, for the reason the fence gives.
struct CompileProof {
  private let compiler: Compiler
  private let file: String

  init(compiler: Compiler, file: String) {
    self.compiler = compiler
    self.file = file
  }

  /// Proves that every error of `fence` contains `reason`.
  func prove(_ fence: Fence, failsWith reason: String, in scratch: ScratchFolder) throws -> Finding? {
    let errors = try diagnostics(fence, scratch).filter { $0.severity == .error }
    if errors.isEmpty {
      return finding(fence, "This code compiles; it was to fail with \u{201C}\(reason)\u{201D}.", [])
    }
    let others = errors.filter { !$0.message.contains(reason) }
    if others.isEmpty { return nil }
    return finding(fence, "This code fails for another reason than \u{201C}\(reason)\u{201D}.", others)
  }

  /// Proves that `fence` compiles and that a warning contains `reason`.
  func prove(_ fence: Fence, warnsWith reason: String, in scratch: ScratchFolder) throws -> Finding? {
    let all = try diagnostics(fence, scratch)
    let errors = all.filter { $0.severity == .error }
    if !errors.isEmpty { return finding(fence, "This code does not compile; it was only to warn.", errors) }
    let warnings = all.filter { $0.severity == .warning }
    if warnings.contains(where: { $0.message.contains(reason) }) { return nil }
    let message = "No warning of this code contains \u{201C}\(reason)\u{201D}."
    return finding(fence, message, warnings)
  }

  private func diagnostics(_ fence: Fence, _ scratch: ScratchFolder) throws -> [Diagnostic] {
    let url = scratch.url.appending(path: "Fence\(fence.line).swift")
    let program = FenceProgram(fence.body)
    try program.text.write(to: url, atomically: true, encoding: .utf8)
    return try compiler.diagnose(
      [url], as: .library, module: "Fence",
      options: [
        "-enable-upcoming-feature", "ExistentialAny", "-enable-upcoming-feature", "MemberImportVisibility",
      ]
    ).map { diagnostic in diagnostic.at(line: program.line(of: diagnostic.line)) }
  }

  private func finding(_ fence: Fence, _ message: String, _ diagnostics: [Diagnostic]) -> Finding {
    let first = diagnostics.first.map { fence.line + $0.line } ?? fence.line
    return Finding(
      file: file, line: min(max(first, fence.line), fence.line + fence.body.count), message: message,
      details: diagnostics.prefix(4).map { " \($0.severity.rawValue): \($0.message)" })
  }
}

/// The code of a fence with what it needs around it to be compiled.
struct FenceProgram {
  let text: String
  private let linesAbove: Int

  /// Declarations stand on their own, statements in a function that may throw and wait; the chapter's
  /// imports are there.
  init(_ body: [String]) {
    var above = ["import Lesson", "import Reactive"]
    var below: [String] = []
    let words = SwiftLexer.tokens(of: body.joined(separator: "\n")).filter { $0.kind != .comment }
    let isDeclaration =
      words.first.map { $0.kind == .attribute || Self.openers.contains(String($0.text)) } ?? false
    if !isDeclaration {
      above.append("func fence() async throws {")
      below = ["}"]
    }
    linesAbove = above.count
    text = (above + body + below).joined(separator: "\n") + "\n"
  }

  /// The line of the fence's body, counted from 1, that is `line` of the text.
  func line(of line: Int) -> Int { line - linesAbove }

  private static let openers: Set = [
    "import", "public", "private", "fileprivate", "package", "open", "final", "indirect", "nonisolated",
    "struct",
    "class", "enum", "actor", "protocol", "extension", "func", "typealias",
  ]
}
