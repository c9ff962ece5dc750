import Foundation
import Lesson

/// Makes all that a site has of a chapter.
struct ChapterMaker: Sendable {
  let book: Book
  let gallery: DiagramGallery
  let proof: SiteProof?
  let names: CodeNames?
  let reference: ReferencePages?
  let operators: OperatorIndex
  let index: OperatorsPage
  let frame: BookFrame

  /// The chapter at a place among all, which says `text`.
  func finished(_ at: Int, text: ChapterText) -> FinishedChapter {
    let chapter = book.chapters[at]
    let page = ChapterPage(
      at: at, of: book, text: text, gallery: gallery, operators: operators, names: names?.names(in: chapter))
    let solutions = page.view.challenges.map { SolutionPage(of: $0, on: page) }
    let pages =
      [(page.path, page.html(in: frame, proof: proof))]
      + solutions.map { ($0.path, $0.html(in: frame, proof: proof)) }
      + SourcePage.all(of: page).map { ($0.path, $0.html(in: frame)) }
    var files = Dictionary(pages.map { ($0, Data($1.description.utf8)) }) { $1 }
    if let names = page.names { files[NamesFile.path(of: chapter)] = script(of: names, in: chapter) }
    let found = SearchDocuments.documents(of: chapter, in: book, text: text, operators: operators)
    return FinishedChapter(page, files: files, search: SearchEntries(of: found), gallery: gallery)
  }

  /// The file from which the chapter's pages learn what names in code stand for.
  private func script(of names: ChapterNames, in chapter: BookChapter) -> Data {
    let links = OperatorLinks(operators)
    let file = NamesFile(names) { symbol in
      // What is declared outside the book's folder is not what the book is about.
      guard symbol.file != nil, let name = OperatorName(symbol.name) else { return nil }
      return index.address(of: name).map { "../\($0)" }
        ?? operators.section(meantBy: name, in: chapter.name).map { "../\(links.address(of: $0))" }
        ?? reference?.addresses(of: [name])[name]?.first?.address
    }
    return file.script(for: chapter)
  }

  // MARK: What it depends on

  /// Tells all that what is made of chapters depends on, beside their own files, from what it was before.
  ///
  /// - Parameters:
  ///   - program: The program that makes it, which has the chapters' code in it.
  ///   - gists: What pages take from all chapters.
  func world(of program: String, _ gists: [ChapterGist]) -> Fingerprint {
    var print = Fingerprint()
    for text in [
      program, book.root.plainPath, book.language, "\(book.marksLines)", String(reflecting: frame),
      "\(gallery.isDrawn)",
    ] { print.add(text) }
    for part in [operators.print, names?.print, reference?.print] { print.add(part?.text ?? "") }
    for gist in gists { print.add(gist.challenges.text) }
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    print.add((try? encoder.encode(gallery.module?.diagrams)) ?? Data())
    return print
  }

  /// Tells all that what is made of a chapter depends on from what it was before.
  ///
  /// - Parameter print: Tells its files.
  func key(of chapter: BookChapter, print: Fingerprint, in world: Fingerprint) -> Fingerprint {
    var key = world
    for text in [chapter.name, print.text, proof?.toolchain(provingAllOf: chapter) ?? ""] { key.add(text) }
    return key
  }
}
