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
    let setting = ChapterPage.Setting(of: chapter, in: book, names: names?.names(in: chapter))
    @Sendable func data(_ html: HTML) -> Data { Data(html.description.utf8) }
    // The page takes as long as all that does not need it.
    let (page, (search, beside)) = both(
      { ChapterPage(at: at, of: book, text: text, gallery: gallery, operators: operators, setting: setting) },
      { () -> (SearchEntries, [String: Data]) in
        let found = SearchDocuments.documents(of: chapter, in: book, text: text, operators: operators)
        var files: [String: Data] = [:]
        if let names = setting.names { files[NamesFile.path(of: chapter)] = script(of: names, in: chapter) }
        for source in SourcePage.all(in: setting) { files[source.path] = data(source.html(in: frame)) }
        return (SearchEntries(of: found), files)
      })
    let ((own, figures), others) = both(
      { (data(page.html(in: frame, proof: proof)), FinishedChapter.Figures(of: chapter, in: gallery)) },
      {
        page.view.challenges.map { entry in
          let solution = SolutionPage(of: entry, on: page)
          return (solution.path, data(solution.html(in: frame, proof: proof)))
        }
      })
    let files = beside.merging([(page.path, own)] + others) { $1 }
    return FinishedChapter(
      page, files: files, search: search, figures: figures, findings: gallery.findings(in: chapter))
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
