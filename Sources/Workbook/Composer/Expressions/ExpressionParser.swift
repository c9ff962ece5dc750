/// Parses an expression.
struct ExpressionParser {
  private let tokens: [Token]
  private var index = 0
  /// The first problem.
  private var problem: ChainProblem?
  private var depth = 0

  private init(_ tokens: [Token]) { self.tokens = tokens }

  /// Parses a whole text.
  static func parse(_ text: String) -> Result<Expression, ChainProblem> {
    switch list(text) {
    case .failure(let problem): .failure(problem)
    case .success(let all):
      all.count == 1
        ? .success(all[0]) : .failure(ChainProblem("Only one value is expected here.", at: 1))
    }
  }

  /// Parses expressions that are separated by commas.
  static func list(_ text: String) -> Result<[Expression], ChainProblem> {
    var tokenizer = Tokenizer(text)
    switch tokenizer.tokens() {
    case .failure(let problem): return .failure(problem)
    case .success(let tokens):
      var parser = ExpressionParser(tokens)
      var all = [parser.expression()]
      while parser.skip(",") { all.append(parser.expression()) }
      parser.expectEnd()
      if let problem = parser.problem { return .failure(problem) }
      return .success(all)
    }
  }

  private var here: Token { tokens[min(index, tokens.count - 1)] }

  private func isAt(_ sign: String) -> Bool { here.kind == .sign(sign) }

  private mutating func skip(_ sign: String) -> Bool {
    if !isAt(sign) { return false }
    index += 1
    return true
  }

  private mutating func fail(_ message: String, at position: Int? = nil) {
    if problem == nil { problem = ChainProblem(message, at: position ?? here.position) }
    // The parser stops at the end.
    index = tokens.count - 1
  }

  private mutating func expect(_ sign: String) {
    if problem == nil, !skip(sign) { fail("Expected `\(sign)`, found \(Self.words(here)).") }
  }

  private mutating func expectEnd() {
    if problem == nil, here.kind != .end { fail("Expected the end, found \(Self.words(here)).") }
  }

  private static func words(_ token: Token) -> String {
    switch token.kind {
    case .number(let number): "`\(number)`"
    case .text: "a string"
    case .name(let name): "`\(name)`"
    case .sign(let sign): "`\(sign)`"
    case .end: "the end"
    }
  }

  // MARK: Operators

  /// The binary operators, in order of increasing precedence.
  private static let levels = [
    ["||"], ["&&"], ["==", "!=", "<", ">", "<=", ">="], ["??"], ["+", "-"], ["*", "/", "%"],
  ]
  private static let comparisons = 2, coalescing = 3

  private mutating func expression() -> Expression {
    depth += 1
    defer { depth -= 1 }
    if depth > 40 {
      fail("This expression is nested too deeply.")
      return .truth(false)
    }
    let condition = binary(0)
    let position = here.position
    guard isAt("?") else { return condition }
    if !here.isAfterSpace { fail("Write a space before `?`.") }
    index += 1
    let then = expression()
    expect(":")
    return .conditional(condition, then: then, otherwise: expression(), position: position)
  }

  private mutating func binary(_ level: Int) -> Expression {
    if level == Self.levels.count { return prefix() }
    var left = binary(level + 1)
    var count = 0
    while case .sign(let sign) = here.kind, Self.levels[level].contains(sign) {
      let token = here
      index += 1
      if token.isAfterSpace != here.isAfterSpace, here.kind != .end {
        fail("Write a space on both sides of `\(sign)`, or on neither side.", at: token.position)
      }
      count += 1
      if level == Self.comparisons, count > 1 {
        fail("Comparisons can't be chained; combine them with `&&`.", at: token.position)
      }
      // `??` associates to the right.
      let right = binary(level == Self.coalescing ? level : level + 1)
      left = .binary(left, sign, right, position: token.position)
    }
    return left
  }

  private mutating func prefix() -> Expression {
    let position = here.position
    for sign in ["-", "!"] where isAt(sign) {
      index += 1
      if here.isAfterSpace { fail("Don't write a space after `\(sign)`.", at: position) }
      return .prefix(sign, postfix(), position: position)
    }
    return postfix()
  }

  private mutating func postfix() -> Expression {
    var value = primary()
    while problem == nil, isAt(".") {
      index += 1
      let token = here
      switch token.kind {
      case .number(let number):
        index += 1
        value = .member(value, number.description, position: token.position)
      case .name(let name):
        index += 1
        if isAt("("), !here.isAfterSpace {
          value = .method(value, name, arguments(), position: token.position)
        } else {
          value = .member(value, name, position: token.position)
        }
      default: fail("Expected the name of a property or a method, found \(Self.words(token)).")
      }
    }
    return value
  }

  private mutating func arguments() -> [Expression.Argument] {
    expect("(")
    var arguments: [Expression.Argument] = []
    if skip(")") { return arguments }
    repeat {
      var label: String?
      if case .name(let name) = here.kind, index + 1 < tokens.count, tokens[index + 1].kind == .sign(":") {
        label = name
        index += 2
      }
      if case .sign(let sign) = here.kind, ["+", "*"].contains(sign), index + 1 < tokens.count,
        tokens[index + 1].kind == .sign(")")
      {
        index += 1
        arguments.append(.init(label: label, value: .sign(sign)))
      } else {
        arguments.append(.init(label: label, value: expression()))
      }
    } while skip(",")
    expect(")")
    return arguments
  }

  private mutating func primary() -> Expression {
    let token = here
    switch token.kind {
    case .number(let number):
      index += 1
      return .number(number)
    case .text(let pieces):
      index += 1
      return .text(interpolated(pieces))
    case .name("true"), .name("false"):
      index += 1
      return .truth(token.kind == .name("true"))
    case .name(let name):
      index += 1
      if name.utf8.first == UInt8(ascii: "$") {
        if let number = Int(name.dropFirst()), number < 10 { return .parameter(number) }
        fail("A parameter is written `$0` or `$1`.", at: token.position)
        return .truth(false)
      }
      if isAt("("), !here.isAfterSpace { return .call(name, arguments(), position: token.position) }
      fail("Unknown name `\(name)`; the parameters are called `$0` and `$1`.", at: token.position)
    case .sign("("):
      index += 1
      let first = expression()
      if skip(",") {
        let second = expression()
        expect(")")
        return .pair(first, second)
      }
      expect(")")
      return .parenthesised(first)
    case .sign("["):
      index += 1
      var elements = [expression()]
      while skip(",") { elements.append(expression()) }
      expect("]")
      return .list(elements)
    default: fail("Expected a value, found \(Self.words(token)).")
    }
    return .truth(false)
  }

  private mutating func interpolated(_ pieces: [Token.Piece]) -> [Expression.Piece] {
    pieces.map { piece in
      switch piece {
      case .text(let text): return .text(text)
      case .tokens(let tokens):
        var parser = ExpressionParser(tokens)
        parser.depth = depth
        let expression = parser.expression()
        parser.expectEnd()
        if problem == nil, let inner = parser.problem { fail(inner.message, at: inner.position) }
        return .expression(expression)
      }
    }
  }
}
