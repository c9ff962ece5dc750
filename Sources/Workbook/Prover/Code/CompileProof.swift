import BookMarkdown
import Foundation
import Runner
import SystemSupport
import TextSupport

/// Verifies that the code of a `fails=` fence does not compile, and that the code of a `warns=` fence compiles with
/// warnings.
///
/// The messages must contain the text that the fence quotes.
struct CompileProof {
  private let compiler: Compiler
  private let file: String
  private let imports: [String]

  /// Creates the proof for fences of `file`, whose code is compiled with `imports`.
  init(compiler: Compiler, file: String, imports: [String]) {
    self.compiler = compiler
    self.file = file
    self.imports = imports
  }

  /// Verifies that every error of `fence` contains `reason`.
  func prove(_ fence: Fence, failsWith reason: String, in scratch: ScratchFolder) throws -> Finding? {
    let errors = try diagnostics(fence, scratch).filter { $0.severity == .error }
    if errors.isEmpty {
      return finding(fence, "This code compiles, but it should fail with \u{201C}\(reason)\u{201D}.", [])
    }
    let others = errors.filter { !$0.message.contains(reason) }
    if others.isEmpty { return nil }
    return finding(fence, "This code fails for a different reason than \u{201C}\(reason)\u{201D}.", others)
  }

  /// Verifies that `fence` compiles with warnings, and that every warning contains `reason`.
  func prove(_ fence: Fence, warnsWith reason: String, in scratch: ScratchFolder) throws -> Finding? {
    let all = try diagnostics(fence, scratch)
    let errors = all.filter { $0.severity == .error }
    if !errors.isEmpty {
      return finding(fence, "This code should only cause a warning, but it does not compile.", errors)
    }
    let warnings = all.filter { $0.severity == .warning }
    if warnings.isEmpty {
      return finding(
        fence, "This code compiles without the expected warning \u{201C}\(reason)\u{201D}.", [])
    }
    let others = warnings.filter { !$0.message.contains(reason) }
    if others.isEmpty { return nil }
    return finding(fence, "This code causes other warnings than \u{201C}\(reason)\u{201D}.", others)
  }

  private func diagnostics(_ fence: Fence, _ scratch: ScratchFolder) throws -> [Diagnostic] {
    // The file name does not contain the line, so a fence that has only moved is found in the cache.
    let url = scratch.url.appending(path: "Fence.swift")
    let program = FenceProgram(fence.body, imports: imports)
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
    let isWithin = (fence.line + 1...fence.line + max(1, fence.body.count)).contains(first)
    return Finding(
      file: file, line: min(max(first, fence.line), fence.line + fence.body.count),
      column: isWithin ? diagnostics.first.map { $0.column + fence.column - 1 } : nil, message: message,
      details: diagnostics.prefix(4).map { " \($0.severity.rawValue): \($0.message)" })
  }
}
