import SystemSupport
import TextSupport

/// A Swift file of a chapter, split into lines.
package struct SourceText: Sendable {
  package let place: String
  package let lines: [String]
  /// The tokens, which are computed on first use.
  private let lexed: LazyValue<[SwiftToken]>
  private var tokens: [SwiftToken] { lexed.value }

  init(text: String, named place: String) {
    self.place = place
    lines = PrintedLines.lines(of: text)
    lexed = LazyValue { SwiftLexer.tokens(of: text).filter { $0.kind != .comment } }
  }

  /// Returns the call of `diagram` on `line`, counted from 1, or nil.
  package func diagram(at line: Int) -> DiagramSource? { DiagramSource(in: self, tokens: tokens, line: line) }

  /// Returns the calls of `function` whose first argument is a plain string, each with that string and its line,
  /// counted from 1.
  func calls(of function: String) -> [(name: String, line: Int)] {
    let tokens = tokens
    return tokens.indices.compactMap { index in
      guard tokens[index].text == function, tokens[index...].dropFirst().first?.text == "(",
        index == 0 || ![".", "func"].contains(tokens[index - 1].text),
        let argument = tokens[index...].prefix(5).first(where: { $0.kind == .string })?.text
      else { return nil }
      let name = argument.dropFirst().dropLast()
      guard argument.hasPrefix("\""), argument.hasSuffix("\""), !name.contains("\\"), !name.contains("\"")
      else {
        return nil
      }
      return (String(name), tokens[index].line)
    }
  }

  /// Returns the lines, counted from 0, of the call of `example(of:)` that starts on `line`, counted from 1.
  ///
  /// The range ends with the closing brace. Nil if no call starts there.
  package func exampleRange(at line: Int) -> Range<Int>? {
    let tokens = tokens
    guard var index = tokens.firstIndex(where: { $0.line == line && $0.text == "example" })
    else { return nil }
    var depth = 0
    while index + 1 < tokens.count {
      index += 1
      guard tokens[index].kind == .punctuation else { continue }
      let text = tokens[index].text
      switch text {
      case "(", "[", "{": depth += 1
      case ")", "]", "}": depth -= 1
      default: continue
      }
      guard depth == 0 else { continue }
      let isFollowedByClosure = index + 1 < tokens.count && tokens[index + 1].text == "{"
      if text == "}" || !isFollowedByClosure { return (line - 1)..<tokens[index].line }
    }
    return nil
  }
}
