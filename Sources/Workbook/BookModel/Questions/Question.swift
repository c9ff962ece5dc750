import SystemSupport

/// A question of a chapter, with its possible answers.
package struct Question: Sendable {
  /// The subject of a question.
  package enum Subject: Sendable, Equatable {
    /// The output of an example of the chapter.
    case example(String)
    /// Code that does not compile, with an error message that contains the text.
    case fails(String)
    /// Code that compiles with a warning that contains the text.
    case warns(String)
  }

  /// A block of text or code above the answers.
  package enum Piece: Sendable, Equatable {
    case words(String)
    case code([String])
  }

  /// The name of the chapter's folder.
  package let chapter: String
  /// The identifier of the question: the name of the example, or the words of the question.
  package let name: String
  package let subject: Subject
  package let pieces: [Piece]
  package let answers: [Answer]
  /// The line of the answers.
  package let line: Int
  /// The line of the fence with the code that the question is about; nil if the code is elsewhere.
  package let codeLine: Int?

  /// A hash of the question and its answers.
  package var fingerprint: String {
    StableHash.of(
      pieces.map { piece in
        switch piece {
        case .words(let words): words
        case .code(let lines): lines.joined(separator: "\n")
        }
      } + answers.map { $0.lines.joined(separator: "\n") })
  }

  /// The right answer.
  package var right: Answer? { answers.first(where: \.isRight) }

  package func answer(_ letter: Character) -> Answer? { answers.first { $0.letter == letter } }
}
