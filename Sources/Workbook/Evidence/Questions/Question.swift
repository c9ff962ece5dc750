/// A question that a chapter asks, with the answers it offers.
public struct Question: Sendable {
  /// What the question is about.
  enum Subject: Sendable, Equatable {
    /// What this example of the chapter does.
    case example(String)
    /// Code that the compiler refuses with these words.
    case fails(String)
    /// Code that the compiler warns of with these words.
    case warns(String)
  }

  /// A piece of what stands above the answers.
  public enum Piece: Sendable, Equatable {
    case words(String)
    case code([String])
  }

  /// The folder of its chapter.
  let chapter: String
  /// The name by which it is known: the example's, or else the words of the question.
  public let name: String
  let subject: Subject
  public let pieces: [Piece]
  public let answers: [Answer]
  /// The line of the answers.
  public let line: Int
  /// The line of the fence with the code that it is about; nil where that stands elsewhere.
  let codeLine: Int?

  /// A text that is another one when the question, or one of its answers, is.
  var stamp: String {
    Digest.of(
      pieces.map { piece in
        switch piece {
        case .words(let words): words
        case .code(let lines): lines.joined(separator: "\n")
        }
      } + answers.map { $0.lines.joined(separator: "\n") })
  }

  /// The answer that is right.
  public var right: Answer? { answers.first(where: \.isRight) }

  public func answer(_ letter: Character) -> Answer? { answers.first { $0.letter == letter } }
}
