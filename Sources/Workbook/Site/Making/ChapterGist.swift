import Foundation

/// What pages about the whole book, and those of other chapters, take from a chapter's texts.
struct ChapterGist: Sendable {
  let operators: ChapterOperators
  /// Tells them from other ones.
  let operatorsPrint: Fingerprint
  let terms: ChapterTerms
  /// Tells them from other ones.
  let termsPrint: Fingerprint
  /// Tells its prose from another one.
  let prosePrint: Fingerprint
  /// Tells its challenges, to which pages lead by their titles, from changed ones.
  let challenges: Fingerprint

  /// - Parameter prose: That of the text.
  init(of text: ChapterText, _ prose: TermUses.Prose, in chapter: BookChapter) {
    operators = ChapterOperators(of: text, in: chapter)
    operatorsPrint = Fingerprint(KeptWriter.data(of: operators))
    terms = ChapterTerms(of: text.document)
    termsPrint = terms.print
    prosePrint = prose.print
    var print = Fingerprint()
    for challenge in chapter.challenges {
      print.add("\(challenge.identifier) \(challenge.slug)")
      print.add(FileContents.read(challenge.statement.plainPath) ?? Data())
    }
    challenges = print
  }
}

extension ChapterGist: Keepable {
  init(from kept: inout KeptReader) throws(KeptReader.NotWhole) {
    operators = try kept.next()
    operatorsPrint = try kept.next()
    terms = try kept.next()
    termsPrint = try kept.next()
    prosePrint = try kept.next()
    challenges = try kept.next()
  }

  func write(to kept: inout KeptWriter) {
    kept.add(operators, operatorsPrint, terms, termsPrint, prosePrint, challenges)
  }
}
