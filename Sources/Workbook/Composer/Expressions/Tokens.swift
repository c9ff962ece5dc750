/// A token of an expression.
struct Token: Equatable {
  enum Kind: Equatable {
    case number(Int64)
    /// A string literal, with its pieces of text and the tokens of its interpolations.
    case text([Piece])
    /// An identifier, or a parameter such as `$0`.
    case name(String)
    /// An operator or a punctuation mark.
    case sign(String)
    case end
  }

  enum Piece: Equatable {
    case text(String)
    case tokens([Token])
  }

  let kind: Kind
  /// The position of the first character, counted from 1.
  let position: Int
  /// Whether a space comes before the token.
  let isAfterSpace: Bool
}

/// A problem in a chain, with its place.
package struct ChainProblem: Equatable, Error {
  package let message: String
  /// The position of the character in the parameter, counted from 1; nil if the problem concerns the whole stage.
  package var position: Int?
  /// The number of the parameter, counted from 0; nil if the problem concerns the whole stage.
  package var parameter: Int?

  package init(_ message: String, at position: Int? = nil) {
    self.message = message
    self.position = position
  }
}

/// Splits an expression into tokens.
struct Tokenizer {
  private let scalars: [Unicode.Scalar]
  private var index = 0

  init(_ text: String) { scalars = Array(text.unicodeScalars) }

  /// Operators of two characters, which are tried first, so `<=` isn't read as `<` and `=`.
  private static let longSigns = ["==", "!=", "<=", ">=", "&&", "||", "??"]

  /// Returns the tokens, of which the last one is `end`.
  mutating func tokens() -> Result<[Token], ChainProblem> {
    var tokens: [Token] = []
    if let problem = read(into: &tokens, untilParenthesis: false) { return .failure(problem) }
    return .success(tokens)
  }

  private var here: Unicode.Scalar? { index < scalars.count ? scalars[index] : nil }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { scalar >= "0" && scalar <= "9" }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    scalar >= "a" && scalar <= "z" || scalar >= "A" && scalar <= "Z" || scalar == "_"
  }

  /// Reads tokens until the end, or until the parenthesis that ends an interpolation.
  ///
  /// - Returns: The first problem.
  private mutating func read(into tokens: inout [Token], untilParenthesis: Bool) -> ChainProblem? {
    var depth = 0
    while true {
      var isAfterSpace = false
      while here == " " {
        index += 1
        isAfterSpace = true
      }
      let position = index + 1
      func add(_ kind: Token.Kind) {
        tokens.append(Token(kind: kind, position: position, isAfterSpace: isAfterSpace))
      }
      guard let scalar = here else {
        add(.end)
        return untilParenthesis
          ? ChainProblem("This interpolation has no closing parenthesis.", at: position) : nil
      }
      if untilParenthesis, scalar == ")", depth == 0 {
        add(.end)
        index += 1
        return nil
      }
      if scalar == "(" { depth += 1 }
      if scalar == ")" { depth -= 1 }
      if Self.isDigit(scalar) {
        var number: Int64 = 0
        while let digit = here, Self.isDigit(digit) || digit == "_" {
          index += 1
          if digit == "_" { continue }
          number = number * 10 + Int64(digit.value) - 48
          if number > 1_000_000_000 {
            return ChainProblem("This number is too large; use one up to 1000000000.", at: position)
          }
        }
        add(.number(number))
      } else if Self.isLetter(scalar) || scalar == "$" {
        var name = ""
        repeat {
          name.unicodeScalars.append(scalars[index])
          index += 1
        } while here.map { Self.isLetter($0) || Self.isDigit($0) } ?? false
        add(.name(name))
      } else if scalar == "\"" {
        var pieces: [Token.Piece] = []
        if let problem = readText(into: &pieces) { return problem }
        add(.text(pieces))
      } else {
        var sign = ""
        if index + 1 < scalars.count {
          sign.unicodeScalars.append(scalar)
          sign.unicodeScalars.append(scalars[index + 1])
        }
        if Self.longSigns.contains(sign) {
          index += 2
        } else if "+-*/%<>!?:.,()[]".unicodeScalars.contains(scalar) {
          sign = ""
          sign.unicodeScalars.append(scalar)
          index += 1
        } else {
          sign = ""
          sign.unicodeScalars.append(scalar)
          return ChainProblem("`\(sign)` can't be used here.", at: position)
        }
        add(.sign(sign))
      }
    }
  }

  private mutating func readText(into pieces: inout [Token.Piece]) -> ChainProblem? {
    let start = index + 1
    var text = ""
    index += 1
    while let scalar = here {
      index += 1
      if scalar == "\"" {
        if !text.isEmpty { pieces.append(.text(text)) }
        return nil
      }
      if scalar.value < 32 {
        return ChainProblem("Write control characters in a string as \\n or \\t.", at: index)
      }
      guard scalar == "\\" else {
        text.unicodeScalars.append(scalar)
        continue
      }
      guard let next = here else { break }
      index += 1
      switch next {
      case "\"", "\\": text.unicodeScalars.append(next)
      case "n": text += "\n"
      case "t": text += "\t"
      case "(":
        if !text.isEmpty { pieces.append(.text(text)) }
        text = ""
        var tokens: [Token] = []
        if let problem = read(into: &tokens, untilParenthesis: true) { return problem }
        pieces.append(.tokens(tokens))
      default: return ChainProblem("Only \\(, \\\", \\\\, \\n and \\t can follow a backslash.", at: index - 1)
      }
    }
    return ChainProblem("This string has no closing quote.", at: start)
  }
}
