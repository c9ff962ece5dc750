import BookModel
import Lesson
import TextSupport

/// A diagram that may become part of the module.
///
/// The page can replace numbers in its closure.
struct DiagramCandidate: Sendable {
  let chapter: String
  let diagram: Diagram
  let place: Place
  let parameterCount: Int
  let numbers: [PlayableDiagram.Number]
  /// The identifiers in the closure.
  ///
  /// Some of them may refer to declarations of the chapter.
  let names: Set<String>
  private let closure: String
  private let closureWithNumbers: String

  /// Creates a candidate, or returns nil if the call of `diagram` cannot be parsed.
  init?(_ diagram: Diagram, _ source: DiagramSource, in chapter: String) {
    guard !source.closure.isEmpty else { return nil }
    self.chapter = chapter
    self.diagram = diagram
    place = Place(file: source.file, line: source.line)
    parameterCount = source.parameterCount
    names = Set(source.body.filter { $0.kind == .identifier }.map { String($0.text) })
    closure = String(source.closure)
    let tokens = source.body
    var numbers: [PlayableDiagram.Number] = []
    var text = ""
    var rest = source.closure.startIndex
    for index in tokens.indices {
      guard let number = PlayableDiagram.Number(at: index, of: tokens) else { continue }
      text += source.closure[rest..<tokens[index].range.lowerBound] + "play.number(\(numbers.count))"
      rest = tokens[index].range.upperBound
      numbers.append(number)
    }
    closureWithNumbers = text + source.closure[rest...]
    self.numbers = numbers
  }

  /// Returns the source of the function that plays the diagram.
  func function(named name: String, withNumbers: Bool) -> String {
    let arguments = [String](repeating: "play.source()", count: parameterCount).joined(separator: ", ")
    return """
      func \(name)(_ play: Play) throws {
        let body = \(withNumbers ? closureWithNumbers : closure)
        play.observe(try body(\(arguments)))
      }
      """
  }
}
