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
    let known = names?.names(in: chapter)
    // The page takes as long as all the rest.
    let (page, search) = both(
      { ChapterPage(at: at, of: book, text: text, gallery: gallery, operators: operators, names: known) },
      {
        SearchEntries(
          of: SearchDocuments.documents(of: chapter, in: book, text: text, operators: operators))
      })
    var makers: [(path: String, data: @Sendable () -> Data)] = []
    func add(_ path: String, _ html: @escaping @Sendable () -> HTML) {
      makers.append((path, { Data(html().description.utf8) }))
    }
    add(page.path) { page.html(in: frame, proof: proof) }
    if let known { makers.append((NamesFile.path(of: chapter), { script(of: known, in: chapter) })) }
    for entry in page.view.challenges {
      add(ChallengeSection.solutionPath(of: entry.challenge)) {
        SolutionPage(of: entry, on: page).html(in: frame, proof: proof)
      }
    }
    for source in SourcePage.all(of: page) { add(source.path) { source.html(in: frame) } }
    let files = Dictionary(concurrently(makers) { ($0.path, $0.data()) }) { $1 }
    return FinishedChapter(page, files: files, search: search, gallery: gallery)
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
      program, book.root.plainPath, "\(book.marksLines)", "\(gallery.isDrawn)",
    ] { print.add(text) }
    frame.add(to: &print)
    for part in [operators.print, names?.print, reference?.print] { print.add(part?.text ?? "") }
    for gist in gists { print.add(gist.challenges.text) }
    for diagram in gallery.module?.diagrams ?? [] { diagram.add(to: &print) }
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
