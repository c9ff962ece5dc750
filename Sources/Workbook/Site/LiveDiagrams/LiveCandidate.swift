import Lesson

/// A diagram of a chapter as it would stand in the module: its closure, with what the page hands over in the place of
/// numbers, and the names in it.
struct LiveCandidate: Sendable {
  let chapter: String
  let diagram: Diagram
  let place: Place
  let parameterCount: Int
  let numbers: [LiveDiagram.Number]
  /// The names in the closure, which may be those of declarations of the chapter.
  let names: Set<String>
  private let closure: String
  private let closureWithNumbers: String

  /// Nil if the call cannot be read.
  init?(_ diagram: Diagram, _ source: DiagramSource, in chapter: String) {
    guard !source.closure.isEmpty else { return nil }
    self.chapter = chapter
    self.diagram = diagram
    place = Place(file: source.file, line: source.line)
    parameterCount = source.parameterCount
    names = Set(source.body.filter { $0.kind == .identifier }.map { String($0.text) })
    closure = String(source.closure)
    let tokens = source.body
    var numbers: [LiveDiagram.Number] = []
    var text = ""
    var rest = source.closure.startIndex
    for index in tokens.indices {
      guard let number = Self.number(at: index, of: tokens) else { continue }
      text += source.closure[rest..<tokens[index].range.lowerBound] + "play.number(\(numbers.count))"
      rest = tokens[index].range.upperBound
      numbers.append(number)
    }
    closureWithNumbers = text + source.closure[rest...]
    self.numbers = numbers
  }

  /// The function that plays it.
  func function(named name: String, withNumbers: Bool) -> String {
    let arguments = [String](repeating: "play.source()", count: parameterCount).joined(separator: ", ")
    return """
      func \(name)(_ play: Play) throws {
        let body = \(withNumbers ? closureWithNumbers : closure)
        play.observe(try body(\(arguments)))
      }
      """
  }

  /// The whole number at `index`, if it is an argument of a call by itself.
  private static func number(at index: Int, of tokens: [SwiftToken]) -> LiveDiagram.Number? {
    guard tokens[index].kind == .number, let value = Int(tokens[index].text.filter { $0 != "_" }), index > 0,
      index + 1 < tokens.count, [")", ","].contains(tokens[index + 1].text)
    else { return nil }
    var words: [String] = []
    var place = index
    while words.count < 4, let (label, callee, at) = argument(at: place, of: tokens) {
      words = [callee, label].compactMap(\.self) + words
      place = callee == tokens[at].text && at > 0 && tokens[at - 1].text == "." ? at - 1 : at
    }
    return words.isEmpty ? nil : LiveDiagram.Number(words: words.joined(separator: " "), value: value)
  }

  /// The label of the argument that begins at `index`, and what is called with it; nil if it is none.
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
