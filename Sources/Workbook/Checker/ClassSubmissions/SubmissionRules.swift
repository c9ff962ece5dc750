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

  /// The directives that say only where the code is or where it runs.
  ///
  /// A condition such as `#if` could hide a declaration from these rules, because they don't evaluate it.
  private static let safeDirectives: Set = [
    "#available", "#column", "#file", "#fileID", "#filePath", "#function", "#isolation", "#line",
    "#unavailable",
  ]

  /// Functions of Foundation that read memory at their arguments if their format says so.
  private static let formattingFunctions: Set = [
    "CVarArg", "NSLog", "appendFormat", "appendingFormat", "localizedStringWithFormat", "withFormat",
  ]

  /// The maximum number of brackets and braces that are open at the same time.
  private static let maximumDepth = 200

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
    guard Self.depth(of: tokens) <= Self.maximumDepth else {
      return [InterfaceMismatch(advice: "Nest at most \(Self.maximumDepth) brackets and braces.")]
    }
    let own = Set(
      zip(tokens, tokens.dropFirst()).filter { ["struct", "class", "enum", "actor"].contains($0.0.text) }
        .map { String($0.1.text) })
    var found = Self.ambiguities(in: text)
    for (index, token) in tokens.enumerated() {
      switch token.kind {
      case .attribute:
        let name = String(token.text.dropFirst())
        // A type can have the name of an attribute of the language, which starts with a lowercase letter or `_`.
        let isOwn = own.contains(name) && name.first?.isUppercase == true
        if !attributes.contains(name), !isOwn { found.append((token.line, "`@\(name)`")) }
      case .directive where !Self.safeDirectives.contains(String(token.text)):
        found.append((token.line, "`\(token.text)`"))
      case .identifier, .keyword:
        let next = index + 1 < tokens.count ? tokens[index + 1].text : ""
        if let construct = Self.unsafeConstruct(Self.name(of: token), before: tokens[..<index], next) {
          found.append((token.line, construct))
        }
      case .punctuation where token.text == ":" && index > 1 && tokens[index - 1].text == ":":
        found.append((token.line, "`::`"))
      default: break
      }
    }
    found += Self.formats(in: tokens)
    found += Self.imports(in: tokens).filter { !modules.contains($0.module) }
      .map { ($0.line, "the module `\($0.module)`") }
    return found.sorted { $0.line < $1.line }.map(Self.mismatch)
  }

  /// Returns the unsafe construct to which an identifier belongs, or nil if there is none.
  private static func unsafeConstruct(
    _ name: String, before: ArraySlice<SwiftToken>, _ next: Substring
  ) -> String? {
    let (last, other) = (before.last?.text, before.dropLast().last?.text)
    // Only `nonisolated(unsafe)` says something about threads instead of memory.
    if name == "unsafe", other == "nonisolated", last == "(", next == ")" { return nil }
    // The compiler doesn't report unsafe code in the value of an `async let`.
    if name == "let", last == "async" { return "`async let`" }
    return isUnsafe(name) || formattingFunctions.contains(name) ? "`\(name)`" : nil
  }

  /// Returns the formats that are not literals, or that read memory at an argument, such as `String(format: "%s", 1)`.
  private static func formats(in tokens: [SwiftToken]) -> [(line: Int, what: String)] {
    tokens.indices.filter { index in
      guard index > 0, ["(", ","].contains(tokens[index - 1].text), name(of: tokens[index]) == "format",
        index + 1 < tokens.count, tokens[index + 1].text == ":", !isParameter(index, in: tokens)
      else { return false }
      let following = tokens[(index + 2)...].prefix(2)
      guard let format = following.first, format.kind == .string, [",", ")"].contains(following.last?.text)
      else { return true }
      let conversions = format.text.matches(
        of: #/%[-+ #'.*$0-9hlLqztj]*(.)/#.dotMatchesNewlines().matchingSemantics(.unicodeScalar))
      return format.text.contains("\\u{") || conversions.contains { !"%diouxXDOUfFeEgGaAcC".contains($0.1) }
    }.map { (tokens[$0].line, "a format that may read memory") }
  }

  /// Whether the label at `index` belongs to a parameter of a declaration rather than to an argument.
  private static func isParameter(_ index: Int, in tokens: [SwiftToken]) -> Bool {
    var depth = 0
    let opening = tokens[..<index].lastIndex { token in
      depth += token.text == ")" ? 1 : token.text == "(" ? -1 : 0
      return depth < 0
    }
    guard let opening, opening > 1 else { return false }
    return tokens[opening - 2].text == "func"
      || tokens[opening - 1].text == "init" && tokens[opening - 2].text != "."
  }

  /// Returns the largest number of brackets and braces that are open at the same time.
  private static func depth(of tokens: [SwiftToken]) -> Int {
    var (depth, maximum) = (0, 0)
    for token in tokens where token.kind == .punctuation {
      if ["(", "[", "{"].contains(token.text) { depth += 1 }
      if [")", "]", "}"].contains(token.text) { depth -= 1 }
      maximum = max(maximum, depth)
    }
    return maximum
  }

  /// Returns characters that the compiler might read differently than these rules, so code could be hidden from them.
  private static func ambiguities(in text: String) -> [(line: Int, what: String)] {
    var found: [(line: Int, what: String)] = []
    var line = 1
    func look(at part: Substring, isText: Bool) {
      for (index, scalar) in zip(part.unicodeScalars.indices, part.unicodeScalars) {
        if scalar == "\n" { line += 1 }
        let next = text.unicodeScalars[text.unicodeScalars.index(after: index)...].first
        let isOrdinary =
          [" ", "\t", "\n"].contains(scalar) || scalar == "\r" && next == "\n"
          || scalar == "\u{FEFF}" && index == text.startIndex
        if !isOrdinary, isText ? scalar.properties.generalCategory == .control : isInvisibleInCode(scalar) {
          found.append(
            (line, "the invisible character U+\(String(scalar.value, radix: 16, uppercase: true))"))
        }
      }
    }
    var position = text.startIndex
    for token in SwiftLexer.tokens(of: text) {
      look(at: text[position..<token.range.lowerBound], isText: false)
      let before = text[..<token.range.lowerBound].last?.isWhitespace ?? true
      let after = text[token.range.upperBound...].first?.isWhitespace ?? true
      // The compiler might read such a slash as the start of a regular expression.
      if token.text.utf8.first == UInt8(ascii: "/"),
        token.kind == .regex || token.kind == .operator && before != after
      {
        found.append((line, "a `/` that may start a regular expression (write `#/…/#`)"))
      }
      look(at: token.text, isText: [.comment, .string].contains(token.kind))
      position = token.range.upperBound
    }
    look(at: text[position...], isText: false)
    return found
  }

  /// Whether a character is neither visible nor part of a visible one; other languages' letters may contain some.
  private static func isInvisibleInCode(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .spaceSeparator: true
    default: scalar.properties.isDefaultIgnorableCodePoint
    }
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
    name.lowercased().contains("unsafe")
      || ["CVaListPointer", "OpaquePointer", "Unmanaged", "withVaList"].contains(name)
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
      // Between `#/` and `/#`, the compiler reads nothing else.
      token.kind == .regex && token.text.utf8.first == UInt8(ascii: "/")
        ? [token] + SwiftLexer.tokens(of: String(token.text.unicodeScalars.drop { $0 == "/" })) : [token]
    }.filter { $0.kind != .comment }
  }
}
