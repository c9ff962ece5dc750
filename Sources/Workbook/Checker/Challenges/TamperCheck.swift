import TextSupport

/// Detects whether a solution changes the meaning of its check, intentionally or not.
///
/// Both are compiled together, so the check sees all declarations of the solution that are not private. Therefore a
/// solution may not declare a name that the check uses for something else, neither freely nor in an extension of a type
/// that is not its own, nor anything that code uses without naming it, such as an initialiser.
struct TamperCheck {
  private let solution: [SwiftDeclaration]
  private let solutionTokens: [SwiftToken]
  private let check: [SwiftToken]
  /// The declarations that are the same in the starter and in the book's solution.
  private let given: [SwiftDeclaration]
  /// The declarations of the starter and the book's solution.
  private let asked: [SwiftDeclaration]
  /// The types and protocols that the reader's file declares.
  private let ownTypes: Set<String>
  /// The types of the check that the reader's file does not declare.
  private let checkTypes: Set<String>

  /// Creates the check.
  ///
  /// - Parameters:
  ///   - solution: The reader's file.
  ///   - check: The code that is compiled together with it.
  ///   - starter: The initial contents of the reader's file.
  ///   - book: The book's solution.
  init(solution: String, check: String, starter: String, book: String) {
    self.solution = SwiftDeclaration.all(in: solution)
    solutionTokens = SwiftLexer.tokens(of: solution).filter { $0.kind != .comment }
    self.check = SwiftLexer.tokens(of: check).filter { $0.kind != .comment }
    let (starter, book) = (SwiftDeclaration.all(in: starter), SwiftDeclaration.all(in: book))
    given = starter.filter { one in book.contains { $0.isWritten(like: one) } }
    asked = starter + book
    ownTypes = Set(
      self.solution.filter { ["struct", "class", "enum", "actor", "protocol"].contains($0.keyword) }.map(
        \.name))
    checkTypes = Set(SwiftDeclaration.types(in: self.check)).union(Self.lessonTypes).subtracting(ownTypes)
  }

  /// The changes that the reader must undo.
  var mismatches: [InterfaceMismatch] { changed + shadowing + extending }

  /// Given declarations that the reader has changed although the check relies on them.
  private var changed: [InterfaceMismatch] {
    given.compactMap { one in
      let own = solution.filter { ($0.keyword, $0.name) == (one.keyword, one.name) }
      guard !own.isEmpty, !own.contains(where: { $0.isWritten(like: one) }) else { return nil }
      return InterfaceMismatch(
        advice:
          "Restore `\(one.keyword) \(one.name)` exactly as in the starter: the check relies on it.")
    }
  }

  // MARK: Names

  /// Names that code uses without writing them: the types of literals, and the comparison in a `switch`.
  private static let implicitNames: Set = [
    "~=", "ArrayLiteralType", "BooleanLiteralType", "DictionaryLiteralType", "ExtendedGraphemeClusterType",
    "FloatLiteralType", "IntegerLiteralType", "StringLiteralType", "UnicodeScalarType",
  ]

  /// Members that code uses without writing their names.
  private static let implicitMembers: Set = [
    "appendInterpolation", "appendLiteral", "callAsFunction", "customMirror", "debugDescription",
    "description", "dynamicallyCall", "init", "subscript",
  ]

  /// The precedences of the language's operators.
  private static let precedenceGroups = Set(
    [
      "Addition", "Assignment", "BitwiseShift", "Casting", "Comparison", "Default", "FunctionArrow",
      "LogicalConjunction", "LogicalDisjunction", "Multiplication", "NilCoalescing", "RangeFormation",
      "Ternary",
    ].map { "\($0)Precedence" })

  /// The types of the module `Lesson`, with which every check works.
  static let lessonTypes: Set = [
    "AppSession", "Chapter", "Check", "DataServer", "Diagram", "Examiner", "Example", "ExampleList",
    "ExampleListBuilder", "FailureKind", "Objection", "PracticeApp", "ProbePanel", "ProbeReport",
    "RandomMarbles", "Rehearsal", "SeededGenerator", "TerminalForm",
  ]

  /// Declarations of the reader that shadow a name of the library or the language which the check uses.
  private var shadowing: [InterfaceMismatch] {
    let own = Set(SwiftDeclaration.names(in: check))
    let uses = uses
    let free = solution.filter { one in
      one.keyword != "extension" && !one.isPrivate && !isAsked(one)
        && (one.declaredNames.contains { uses.free.contains($0) && !own.contains($0) }
          || one.declaredNames.contains(where: Self.implicitNames.contains) || isOperatorOfGivenType(one))
    }
    let members = foreignExtensions.flatMap { one in
      // A given type has only the members of its declaration, which an extension could overload.
      let taken =
        given.filter { $0.name == one.name }.map { Set($0.members.map(\.name)) }.first ?? uses.member
      return one.members.filter { member in
        // Without a modifier of its own, a member of a private extension is private too.
        !(one.isPrivate ? !member.isExplicitlyVisible : member.isPrivate) && !isAsked(member, in: one)
          && member.declaredNames.contains {
            uses.member.contains($0) && taken.contains($0) || Self.implicitMembers.contains($0)
              || Self.isOperator($0)
          }
      }
    }
    let groups = zip(solutionTokens, solutionTokens.dropFirst()).filter {
      $0.0.text == "precedencegroup" && Self.precedenceGroups.contains(String($0.1.text))
    }.map { String($0.1.text) }
    var names: Set<String> = []
    return ((free + members).map(\.shownName) + groups).filter { names.insert($0).inserted }.map { name in
      InterfaceMismatch(
        advice:
          "Your file declares `\(name)` without `private`, but the check uses that name for something else; make "
          + "yours private, or rename it.")
    }
  }

  /// The names in the check, freely or as members.
  ///
  /// Something like `.isEmpty` may be a member of any type, and an operator may be declared in any.
  private var uses: (free: Set<String>, member: Set<String>) {
    var (free, member): (Set<String>, Set<String>) = ([], [])
    for (index, token) in check.enumerated() where [.identifier, .operator].contains(token.kind) {
      let name = token.text.filter { $0 != "`" }
      if index > 0, check[index - 1].text == "." { member.insert(name) } else { free.insert(name) }
    }
    return (free, member)
  }

  private static func isOperator(_ name: String) -> Bool {
    name.unicodeScalars.first.map { !$0.properties.isXIDStart && $0 != "_" } ?? false
  }

  /// Whether a free function is an operator that could replace the generated one of a given type, such as `==`.
  private func isOperatorOfGivenType(_ one: SwiftDeclaration) -> Bool {
    guard one.keyword == "func", Self.isOperator(one.name) else { return false }
    let types = Set(given.map(\.name))
    return one.head.contains { types.contains(String($0.text)) }
  }

  /// Whether the challenge asks for a declaration.
  private func isAsked(_ one: SwiftDeclaration) -> Bool {
    asked.contains {
      $0.keyword != "extension" && $0.declaredNames == one.declaredNames && !one.declaredNames.isEmpty
    }
  }

  /// Whether the challenge asks for a member of an extension.
  private func isAsked(_ member: SwiftDeclaration, in one: SwiftDeclaration) -> Bool {
    asked.contains { other in
      other.name == one.name && other.members.contains { $0.name == member.name }
    }
  }

  // MARK: Extensions

  /// Extensions of types that the reader's file does not declare, or that it must not change.
  ///
  /// A protocol can be adopted by any type, and a type alias can stand for any type.
  private var foreignExtensions: [SwiftDeclaration] {
    solution.filter { $0.keyword == "extension" && !isOwnType($0.extendedPath) && refusal(of: $0) == nil }
  }

  /// Whether a path such as `["Ferry", "Step"]` leads to a type that only the reader's file declares.
  private func isOwnType(_ path: [String]) -> Bool {
    guard let first = path.first, !given.contains(where: { $0.name == first }) else { return false }
    var declarations = solution
    for (depth, name) in path.enumerated() {
      let found = declarations.filter { $0.name == name && $0.keyword != "extension" }
      // If a type alias of the same name is possible, for example by `#if`, the type may be another one.
      guard !found.isEmpty, found.allSatisfy({ ["struct", "class", "enum", "actor"].contains($0.keyword) })
      else { return false }
      let place = Array(path.prefix(depth + 1))
      let extensions = solution.filter { $0.keyword == "extension" && $0.extendedPath == place }
      declarations = (found + extensions).flatMap(\.members)
    }
    return true
  }

  /// Extensions that change types of the check, or that make a type of the library adopt one of its protocols.
  private var extending: [InterfaceMismatch] {
    solution.filter { $0.keyword == "extension" }.compactMap(refusal)
  }

  /// Returns the reason why an extension must be removed, or `nil`.
  private func refusal(of one: SwiftDeclaration) -> InterfaceMismatch? {
    let path = one.extendedPath
    if path.contains(where: checkTypes.contains) {
      return InterfaceMismatch(
        advice: "Remove `\(one.headText)`: a solution must not extend types of the check.")
    }
    let isGiven = given.contains { $0.name == path.first && $0.keyword != "extension" }
    let foreign = one.adoptedProtocols.filter {
      isGiven
        ? Self.displayProtocols.contains($0) : !ownTypes.contains($0) && !Self.harmlessProtocols.contains($0)
    }
    guard !foreign.isEmpty, isGiven || !isOwnType(path),
      !asked.contains(where: { $0.headText == one.headText })
    else { return nil }
    return InterfaceMismatch(
      advice:
        "Remove `\(one.headText)`, because it changes a type that the check uses; declare a type of your own."
    )
  }

  /// Protocols without influence on how a value is compared or shown.
  private static let harmlessProtocols: Set = ["Error", "Sendable", "LocalizedError"]

  /// Protocols that say how a value is shown, and therefore whether a check considers two values to be equal.
  private static let displayProtocols: Set = [
    "CustomDebugStringConvertible", "CustomReflectable", "CustomStringConvertible",
    "LosslessStringConvertible", "TextOutputStreamable",
  ]
}

extension SwiftDeclaration {
  /// Returns the names that are declared anywhere in `tokens`, even inside functions.
  fileprivate static func names(in tokens: [SwiftToken]) -> [String] {
    zip(tokens, tokens.dropFirst()).compactMap { token, next in
      ["func", "var", "let", "case", "struct", "class", "enum", "protocol", "typealias"].contains(token.text)
        ? String(next.text) : nil
    }
  }

  /// Returns the names of the types that are declared anywhere in `tokens`.
  fileprivate static func types(in tokens: [SwiftToken]) -> [String] {
    zip(tokens, tokens.dropFirst()).compactMap { token, next in
      ["struct", "class", "enum", "protocol", "actor", "typealias"].contains(token.text)
        && next.kind == .identifier ? String(next.text) : nil
    }
  }

  /// The names that the declaration introduces: several for `let (a, b)`, `case a, b` and `infix operator`.
  fileprivate var declaredNames: Set<String> {
    switch keyword {
    case "var", "let": bindingNames
    case "operator": Set(head.dropFirst().prefix(1).map { String($0.text) })
    default: [name]
    }
  }

  /// The names of `var a = 1, (b, c) = f()`.
  private var bindingNames: Set<String> {
    var (names, depth, isPattern): (Set<String>, Int, Bool) = ([], 0, true)
    for token in tokens[head.startIndex...].dropFirst() {
      switch token.text {
      case "(", "[", "{": depth += 1
      case ")", "]", "}": depth -= 1
      case "," where depth == 0: isPattern = true
      case "=", ":": if depth == 0 { isPattern = false }
      default: if isPattern, token.kind == .identifier { names.insert(token.text.filter { $0 != "`" }) }
      }
      if token.text == "{", depth == 1 { isPattern = false }
    }
    return names
  }

  /// Whether the declaration says that other files see it.
  fileprivate var isExplicitlyVisible: Bool {
    tokens[..<head.startIndex].contains { ["internal", "package", "public", "open"].contains($0.text) }
  }

  fileprivate var shownName: String { keyword == "operator" ? declaredNames.first ?? name : name }

  /// The parts of the extended type's name, such as `["Ferry", "Step"]`.
  fileprivate var extendedPath: [String] {
    head.dropFirst().prefix {
      [.identifier, .keyword].contains($0.kind) && $0.text != "where" || $0.text == "."
    }
    .filter { $0.text != "." }.map { $0.text.filter { $0 != "`" } }
  }

  /// The names in the list of protocols that an extension adopts.
  fileprivate var adoptedProtocols: [String] {
    let list = head.prefix { $0.text != "where" }.drop { $0.text != ":" }.dropFirst()
    // Of `Swift.Equatable`, only the last part counts.
    return list.indices.filter { index in
      list[index].kind == .identifier && (index + 1 == list.endIndex || list[index + 1].text != ".")
    }.map { list[$0].text.filter { $0 != "`" } }
  }
}
