import Foundation

/// A file of a chapter's code, as lines.
struct SourceText {
  let place: String
  let lines: [String]
  /// Looked for when somebody asks for more than lines.
  private let lexed: OnDemand<[SwiftToken]>
  private var tokens: [SwiftToken] { lexed.value }

  /// Reads the file at `url`, which findings call `place`; nil if it cannot be read.
  init?(contentsOf url: URL, named place: String) {
    guard let text = try? String(contentsOf: url, encoding: .utf8) else { return nil }
    self.init(text: text, named: place)
  }

  init(text: String, named place: String) {
    self.place = place
    lines = PrintedLines.lines(of: text)
    lexed = OnDemand { SwiftLexer.tokens(of: text).filter { $0.kind != .comment } }
  }

  /// The call of `diagram` on `line`, counted from 1; nil if there is none.
  func diagram(at line: Int) -> DiagramSource? { DiagramSource(in: self, tokens: tokens, line: line) }

  /// The calls of `function` whose first argument is a plain string: that, and the line, counted from 1.
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

  /// The lines, counted from 0, of the call of `example(of:)` that begins on `line`, counted from 1, to its
  /// closing brace; nil if no call begins there.
  func exampleRange(at line: Int) -> Range<Int>? {
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
