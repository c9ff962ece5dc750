/// What a chapter says of operators.
struct ChapterOperators: Codable, Keepable, Sendable {
  let sections: [OperatorSection]
  /// Those of its choices, in order.
  let questions: [Choice]

  init(of text: ChapterText, in chapter: BookChapter) {
    sections = OperatorSection.all(of: text, in: chapter)
    questions = text.choiceLists.flatMap(\.questions)
  }
}
