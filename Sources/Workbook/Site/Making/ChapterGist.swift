import Foundation

/// What pages about the whole book, and those of other chapters, take from a chapter's texts.
struct ChapterGist: Codable, Keepable, Sendable {
  let operators: ChapterOperators
  /// Tells them from other ones.
  let operatorsPrint: Fingerprint
  let terms: ChapterTerms
  let prose: TermUses.Prose
  /// Tells its challenges, to which pages lead by their titles, from changed ones.
  let challenges: Fingerprint

  init(of text: ChapterText, in chapter: BookChapter) {
    operators = ChapterOperators(of: text, in: chapter)
    // What consists of texts and numbers can be written.
    operatorsPrint = Fingerprint((try? operators.kept()) ?? Data())
    terms = ChapterTerms(of: text.document)
    prose = TermUses.Prose(of: text.document)
    var print = Fingerprint()
    for challenge in chapter.challenges {
      print.add("\(challenge.identifier) \(challenge.slug)")
      print.add(FileContents.read(challenge.statement.plainPath) ?? Data())
    }
    challenges = print
  }
}
