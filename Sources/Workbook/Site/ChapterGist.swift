/// What pages about the whole book take from a chapter's text.
struct ChapterGist: Codable, Keepable, Sendable {
  let operators: ChapterOperators
  let terms: ChapterTerms
  let prose: TermUses.Prose

  init(of text: ChapterText, in chapter: BookChapter) {
    operators = ChapterOperators(of: text, in: chapter)
    terms = ChapterTerms(of: text.document)
    prose = TermUses.Prose(of: text.document)
  }
}
