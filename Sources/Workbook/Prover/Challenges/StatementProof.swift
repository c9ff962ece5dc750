import BookMarkdown
import TextSupport

/// Verifies that a solution declares what the statement of its challenge asks for.
struct StatementProof {
  private let solution: [SwiftToken]

  /// - Parameter solution: The source of the book's solution.
  init(solution: String) { self.solution = Self.tokens(of: solution) }

  /// Whether `fence` contains declarations.
  static func declaresSomething(in fence: Fence) -> Bool { !declarations(in: fence).isEmpty }

  /// Returns the lines of `fence`, counted from 1 within its body, with declarations that the solution lacks.
  ///
  /// Functions, initialisers and types must be declared exactly as shown. The type of a property may be inferred, and
  /// an initialiser without parameters may be implicit. Anything after `…` is ignored.
  func missing(in fence: Fence) -> [Int] {
    let lines = Self.declarations(in: fence).filter { !isThere($0) }.map(\.line)
    return Set(lines).sorted()
  }

  /// A declaration in a statement.
  private struct Declaration {
    let keyword: String
    /// The tokens from the keyword up to the body.
    let words: [Substring]
    /// Whether the rest of the declaration is elided with `…`.
    let isOpen: Bool
    let line: Int
  }

  private static let types: Set = ["class", "struct", "enum", "actor", "protocol", "extension"]
  private static let callables: Set = ["func", "init", "subscript"]
  private static let others: Set = ["typealias", "case", "var", "let"]
  /// The words after which a keyword does not start a declaration.
  private static let prefixes: Set = [".", "case", "if", "guard", "while"]
  /// The tokens with which a declaration continues on the next line.
  private static let continuations: Set = ["->", "throws", "rethrows", "async", "where", ".", "&", "{"]

  private static func declarations(in fence: Fence) -> [Declaration] {
    let tokens = tokens(of: fence.body.joined(separator: "\n"))
    return tokens.indices.compactMap { index in
      let keyword = String(tokens[index].text)
      let before = index > 0 ? String(tokens[index - 1].text) : ""
      guard types.union(callables).union(others).contains(keyword), !prefixes.contains(before),
        let next = tokens.dropFirst(index + 1).first
      else { return nil }
      // `class func`, `case let`, `case .next` and similar ones do not declare the next word.
      let isNamed =
        switch keyword {
        case "case":
          next.kind == .identifier
            || next.kind == .keyword && !["let", "var", "is", "nil"].contains(next.text)
        case _ where callables.contains(keyword): next.kind != .punctuation || next.text == "("
        default: next.kind == .identifier
        }
      guard isNamed else { return nil }
      let (words, isOpen) = head(tokens[index...])
      if keyword == "case", words.last == ":" { return nil }
      if keyword == "init", words.count <= 3, !isOpen { return nil }
      return Declaration(keyword: keyword, words: words, isOpen: isOpen, line: tokens[index].line)
    }
  }

  /// Returns the declaration at the beginning of `tokens`, without its body.
  private static func head(_ tokens: ArraySlice<SwiftToken>) -> (words: [Substring], isOpen: Bool) {
    var words: [Substring] = []
    var depth = 0
    var line = tokens.first?.line ?? 0
    for token in tokens {
      if token.text.contains("\u{2026}") { return (words, true) }
      if depth == 0 {
        let goesOn = continuations.contains(String(token.text)) || [":", ",", "->"].contains(words.last)
        if ["{", "}", ";", "="].contains(token.text), words.first != "typealias" || token.text != "=" {
          break
        }
        if token.line > line, !goesOn { break }
      }
      switch token.text {
      case "(", "[", "{": depth += 1
      case ")", "]", "}": depth -= 1
      default: break
      }
      if depth < 0 { break }
      words.append(token.text)
      line = token.line
    }
    return (words, false)
  }

  private func isThere(_ wanted: Declaration) -> Bool {
    switch wanted.keyword {
    case "var", "let": return isProperty(wanted)
    case "case": return isCase(wanted)
    default:
      let isType = Self.types.contains(wanted.keyword)
      return solution.indices.contains { index in
        starts(with: wanted.words[...], at: index)
          && (isType || wanted.isOpen || isEnd(at: index + wanted.words.count))
      }
    }
  }

  private func isProperty(_ wanted: Declaration) -> Bool {
    let type = wanted.isOpen ? [] : wanted.words.dropFirst(3)
    return solution.indices.dropLast().contains { index in
      guard ["var", "let"].contains(solution[index].text), solution[index + 1].text == wanted.words[1] else {
        return false
      }
      let isInferred = !starts(with: [":"], at: index + 2)
      return isInferred || type.isEmpty
        || starts(with: type, at: index + 3) && isEnd(at: index + 3 + type.count)
    }
  }

  private func isCase(_ wanted: Declaration) -> Bool {
    solution.indices.dropLast().contains { index in
      ["case", ","].contains(solution[index].text) && starts(with: wanted.words.dropFirst(), at: index + 1)
    }
  }

  private func starts(with words: ArraySlice<Substring>, at index: Int) -> Bool {
    solution[min(index, solution.endIndex)...].prefix(words.count).map(\.text).elementsEqual(words)
  }

  /// Whether a declaration or its head ends before the token at `index`.
  private func isEnd(at index: Int) -> Bool {
    guard solution.indices.contains(index) else { return true }
    let token = solution[index]
    if ["{", "}", ";", "="].contains(token.text) { return true }
    return token.line > solution[index - 1].line && !Self.continuations.contains(String(token.text))
  }

  private static func tokens(of text: String) -> [SwiftToken] {
    SwiftLexer.tokens(of: text).filter { $0.kind != .comment }
  }
}
