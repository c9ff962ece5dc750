import BookModel
import Foundation
import Runner
import TextSupport

/// The rules for the code of a solution that may be hostile.
///
/// A solution runs in the same process as its check, so it must not be able to read or change memory that is not its
/// own: then it could write the verdict itself. Swift guarantees this for code without unsafe constructs, which no
/// challenge needs. Everything else that a solution could do to its check requires another process, another program or
/// a file of the system, which the sandbox does not contain.
struct SubmissionRules {
  private let attributes: Set<String>
  private let modules: Set<String>

  /// The option of the compiler that makes it report unsafe constructs.
  static let compilerOptions = ["-strict-memory-safety"]

  /// The attributes of safe Swift.
  ///
  /// Most others give a declaration a name or a place in the object file.
  private static let safeAttributes: Set = [
    "autoclosure", "available", "concurrent", "discardableResult", "dynamicCallable", "dynamicMemberLookup",
    "escaping", "frozen", "globalActor", "inlinable", "inline", "isolated", "MainActor", "Observable",
    "ObservationIgnored", "ObservationTracked", "preconcurrency", "propertyWrapper", "resultBuilder",
    "retroactive", "Sendable", "TaskLocal", "unchecked", "unknown", "usableFromInline",
    "warn_unqualified_access",
  ]

  /// The modules without access to the program that runs the check.
  private static let safeModules: Set = [
    "Dispatch", "Foundation", "FoundationEssentials", "Glibc", "Observation", "Reactive", "ReactiveTesting",
    "RegexBuilder", "RxBlocking", "RxCocoa", "RxRelay", "RxSwift", "RxTest", "Swift", "Synchronization",
    "_Concurrency",
  ]

  /// Creates the rules for solutions of `challenge`, which may use what its starter and the book's solution use.
  init(for challenge: Challenge) {
    let given = [challenge.starter.string, challenge.solution.string].compactMap(\.self)
      .flatMap { Self.tokens(in: $0) }
    attributes = Self.safeAttributes.union(
      given.filter { $0.kind == .attribute }.map { String($0.text.dropFirst()) })
    modules = Self.safeModules.union(Self.imports(in: given).map(\.module))
  }

  /// The rules with nothing but what all challenges accept.
  init() { (attributes, modules) = (Self.safeAttributes, Self.safeModules) }

  /// Returns what the author of `solution` must change.
  func violations(in solution: Data) -> [InterfaceMismatch] {
    guard let text = String(validating: solution, as: UTF8.self) else {
      return [InterfaceMismatch(advice: "Save your file as UTF-8.")]
    }
    let tokens = Self.tokens(in: text)
    let own = Set(
      zip(tokens, tokens.dropFirst()).filter { ["struct", "class", "enum", "actor"].contains($0.0.text) }
        .map { String($0.1.text) })
    var found: [(line: Int, what: String)] = []
    for (index, token) in tokens.enumerated() {
      switch token.kind {
      case .attribute:
        let name = String(token.text.dropFirst())
        // A type can have the name of an attribute of the language, which starts with a lowercase letter or `_`.
        let isOwn = own.contains(name) && name.first?.isUppercase == true
        if !attributes.contains(name), !isOwn { found.append((token.line, "`@\(name)`")) }
      case .directive where token.text == "#sourceLocation" || token.text == "#externalMacro":
        found.append((token.line, "`\(token.text)`"))
      case .identifier, .keyword:
        let name = Self.name(of: token)
        // Only `nonisolated(unsafe)` says something about threads instead of memory.
        let isAboutThreads = name == "unsafe" && index > 1 && tokens[index - 2].text == "nonisolated"
        if Self.isUnsafe(name), !isAboutThreads { found.append((token.line, "`\(name)`")) }
      default: break
      }
    }
    found += Self.imports(in: tokens).filter { !modules.contains($0.module) }
      .map { ($0.line, "the module `\($0.module)`") }
    return found.sorted { $0.line < $1.line }.map(Self.mismatch)
  }

  /// Returns what to change about a use of an unsafe construct that the compiler has reported.
  static func violation(_ diagnostic: Diagnostic) -> InterfaceMismatch? {
    // An import that is exempt from checks for data races is about threads.
    guard isAboutSafety(diagnostic), !diagnostic.message.contains("@preconcurrency") else { return nil }
    return mismatch(diagnostic.line, "unsafe code, such as pointers")
  }

  /// Whether a diagnostic is about an unsafe construct.
  static func isAboutSafety(_ diagnostic: Diagnostic) -> Bool {
    diagnostic.message.contains("[#StrictMemorySafety]")
  }

  private static func mismatch(_ line: Int, _ what: String) -> InterfaceMismatch {
    InterfaceMismatch(
      advice:
        "Line \(line) uses \(what). Class submissions cannot use it, because it could change the check."
    )
  }

  /// Whether a name belongs to an unsafe construct.
  ///
  /// The compiler reports most of their uses, but some declarations silence it.
  private static func isUnsafe(_ name: String) -> Bool {
    name.contains("Unsafe")
      || [
        "CVaListPointer", "OpaquePointer", "Unmanaged", "unsafe", "unsafeBitCast", "unsafeDowncast",
        "withVaList",
      ].contains(name)
  }

  /// The identifier without backticks.
  private static func name(of token: SwiftToken) -> String { token.text.filter { $0 != "`" } }

  /// Returns the imported modules.
  private static func imports(in tokens: [SwiftToken]) -> [(module: String, line: Int)] {
    let kinds: Set = ["struct", "class", "enum", "protocol", "typealias", "func", "let", "var"]
    return tokens.indices.filter { tokens[$0].text == "import" && tokens[$0].kind == .keyword }.map { index in
      let name = tokens[(index + 1)...].first { !kinds.contains(String($0.text)) }
      return (name.map(Self.name) ?? "", tokens[index].line)
    }
  }

  /// Returns the tokens of a file without comments.
  ///
  /// They include those in regular expressions: the compiler might read a slash as an operator.
  private static func tokens(in text: String) -> [SwiftToken] {
    // For the compiler, a carriage return ends a line and its comment.
    let text = text.replacing("\r\n", with: "\n").replacing("\r", with: "\n")
    return SwiftLexer.tokens(of: text).flatMap { token in
      token.kind == .regex
        ? [token] + SwiftLexer.tokens(of: String(token.text.drop { $0 == "#" || $0 == "/" })) : [token]
    }.filter { $0.kind != .comment }
  }
}
