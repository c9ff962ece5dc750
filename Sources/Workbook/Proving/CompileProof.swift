import Foundation

/// Proves that the code of a `fails=` fence does not compile, and that of a `warns=` fence compiles with
/// warnings, for the reason the fence gives.
struct CompileProof {
  private let compiler: Compiler
  private let file: String
  private let imports: [String]

  /// Makes the proof for fences of `file`, whose code sees what `imports` bring.
  init(compiler: Compiler, file: String, imports: [String]) {
    self.compiler = compiler
    self.file = file
    self.imports = imports
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

  /// Proves that `fence` compiles with warnings and that every one contains `reason`.
  func prove(_ fence: Fence, warnsWith reason: String, in scratch: ScratchFolder) throws -> Finding? {
    let all = try diagnostics(fence, scratch)
    let errors = all.filter { $0.severity == .error }
    if !errors.isEmpty { return finding(fence, "This code does not compile; it was only to warn.", errors) }
    let warnings = all.filter { $0.severity == .warning }
    if warnings.isEmpty {
      return finding(
        fence, "This code compiles without a warning; it was to warn of \u{201C}\(reason)\u{201D}.", [])
    }
    let others = warnings.filter { !$0.message.contains(reason) }
    if others.isEmpty { return nil }
    return finding(fence, "This code warns of something else than \u{201C}\(reason)\u{201D}.", others)
  }

  private func diagnostics(_ fence: Fence, _ scratch: ScratchFolder) throws -> [Diagnostic] {
    // The name does not tell the line, so that a fence that has moved is not compiled again.
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
