import SystemSupport

/// The parts of a chapter that are about operators.
package struct ChapterOperators: Sendable {
  let sections: [OperatorSection]
  /// The top-level questions of its `choose` fences, in order.
  let questions: [Choice]

  package init(of text: ChapterText, in chapter: BookChapter) {
    sections = OperatorSection.all(of: text, in: chapter)
    questions = text.choiceLists.flatMap(\.questions)
  }

  /// Returns whether pages of other chapters show the same for both: everything but line numbers is equal.
  package func isShownLike(_ other: ChapterOperators) -> Bool {
    sections == other.sections && questions.map(\.withoutLines) == other.questions.map(\.withoutLines)
  }
}
