import TextSupport

/// The numbers in the code of a diagram that readers can change on the page.
extension PlayableDiagram.Number {
  /// Creates a number for the integer literal at `index`; nil unless the literal is a whole argument of a call.
  init?(at index: Int, of tokens: [SwiftToken]) {
    guard tokens[index].kind == .number, let value = Int(tokens[index].text.filter { $0 != "_" }), index > 0,
      index + 1 < tokens.count, [")", ","].contains(tokens[index + 1].text)
    else { return nil }
    var words: [String] = []
    var place = index
    while words.count < 4, let (label, callee, at) = Self.argument(at: place, of: tokens) {
      words = [callee, label].compactMap(\.self) + words
      place = callee == tokens[at].text && at > 0 && tokens[at - 1].text == "." ? at - 1 : at
    }
    if words.isEmpty { return nil }
    self.init(words: words.joined(separator: " "), value: value)
  }

  /// Returns the called function and the label of the argument that starts at `index`, or nil if no argument starts
  /// there.
  private static func argument(
    at index: Int, of tokens: [SwiftToken]
  ) -> (label: String?, callee: String, at: Int)? {
    var place = index - 1
    var label: String?
    if place > 0, tokens[place].text == ":" {
      label = String(tokens[place - 1].text)
      place -= 2
    }
    guard place > 0, ["(", ","].contains(tokens[place].text) else { return nil }
    var depth = 0
    while place >= 0 {
      switch tokens[place].text {
      case ")", "]", "}": depth += 1
      case "(" where depth == 0:
        guard place > 0, [.identifier, .keyword].contains(tokens[place - 1].kind) else { return nil }
        return (label, String(tokens[place - 1].text), place - 1)
      case "(", "[", "{":
        if depth == 0 { return nil }
        depth -= 1
      default: break
      }
      place -= 1
    }
    return nil
  }
}
