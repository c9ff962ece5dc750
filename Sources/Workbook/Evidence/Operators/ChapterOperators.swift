/// What a chapter says of operators.
struct ChapterOperators: Sendable {
  let sections: [OperatorSection]
  /// Those of its choices, in order.
  let questions: [Choice]

  init(of text: ChapterText, in chapter: BookChapter) {
    sections = OperatorSection.all(of: text, in: chapter)
    questions = text.choiceLists.flatMap(\.questions)
  }
}

extension ChapterOperators: Keepable {
  init(from kept: inout KeptReader) throws(KeptReader.NotWhole) {
    sections = try kept.next()
    questions = try kept.next()
  }

  func write(to kept: inout KeptWriter) { kept.add(sections, questions) }
}
