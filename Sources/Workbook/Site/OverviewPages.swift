import Foundation
import Lesson

/// The pages about the book as a whole: its cover and parts, what is beside the chapters, and what leads to their sections.
struct OverviewPages: Sendable {
  let operators: OperatorIndex
  let index: OperatorsPage
  let frame: BookFrame
  /// The terms that the chapters define, in their order.
  private let terms: [ChapterTerms]

  private let book: Book
  private let gists: [ChapterGist]
  private let memory: SiteMemory?
  /// Where terms are used, which is found out while chapters are made.
  private let uses: Eventually<TermUses>
  private let choices: ChoicesPage
  private let matter: [MatterPage]

  /// - Parameters:
  ///   - list: The operators that the book is about.
  ///   - gists: What they take from the chapters' texts, in their order.
  ///   - prose: What the chapters say, in their order.
  ///   - memory: What was found out before.
  init(
    of book: Book, listing list: OperatorList, gists: [ChapterGist], prose: [OnDemand<TermUses.Prose>],
    publication: Publication, reference: ReferencePages?, memory: SiteMemory?
  ) {
    (self.book, self.gists, self.memory) = (book, gists, memory)
    operators = OperatorIndex(of: book, listing: list, chapters: gists.map(\.operators))
    terms = gists.map(\.terms)
    let operators = operators
    let terms = terms
    uses = Eventually {
      let texts = zip(gists, prose).map { TermUses.Text(print: $0.prosePrint, prose: $1) }
      let chapters = book.chapters
      return TermUses(of: ChapterTerms.firsts(of: terms).flatMap(\.self), in: texts) { at, key in
        memory?.uses(in: chapters[at], under: key)
      }
    }
    choices = ChoicesPage(operators, in: book)
    index = OperatorsPage(operators, in: book, reference: reference)
    matter = BookMatter.allCases.compactMap { MatterPage($0, of: book, operators: operators) }
    frame = BookFrame(
      of: book, publication: publication,
      overviews: [
        choices.isEmpty ? nil : .choices, index.isEmpty ? nil : .operators,
        terms.allSatisfy(\.terms.isEmpty) ? nil : .glossary,
      ].compactMap(\.self) + matter.map(\.overview))
  }

  /// Tells all that the page of all operators shows, which is the longest of these pages, from what it was before.
  private func operatorsKey(_ world: Fingerprint, _ chapters: [FinishedChapter]) -> Fingerprint {
    var key = world
    operators.list.add(to: &key)
    for gist in gists { key.add(gist.operatorsPrint) }
    for chapter in chapters { key.add(chapter.figuresPrint) }
    return key
  }

  /// Tells all that the page of terms shows from what it was before.
  private func glossaryKey(_ world: Fingerprint) -> Fingerprint {
    var key = termsKey(world)
    key.add(uses.value.print)
    return key
  }

  private func termsKey(_ key: Fingerprint) -> Fingerprint {
    gists.reduce(into: key) { $0.add($1.termsPrint) }
  }

  /// What can be found of the terms.
  var search: SearchEntries {
    func make() -> SearchEntries { SearchEntries(of: SearchDocuments.documents(of: terms)) }
    return memory?.terms(under: termsKey(Fingerprint()))?.value(or: make) ?? make()
  }

  /// Waits for what is still found out.
  func wait() { _ = uses.value }

  /// How diagrams are read.
  private var marks: HTML {
    let title = DiagramMarks.title
    return PageFrame(
      book: frame, place: .marks, title: title, root: "",
      body: "<header class=\"title\">\n<h1>\(title)</h1>\n</header>\n\(DiagramMarks.text)"
    ).html
  }

  /// A file that is to be made.
  struct Document: Sendable {
    let path: String
    private let kept: @Sendable () -> KeptValue<Data>?
    private let text: @Sendable () -> String

    /// - Parameter kept: Where it is kept, asked for when the file is made.
    init(
      _ path: String, kept: @escaping @Sendable () -> KeptValue<Data>? = { nil },
      _ text: @escaping @Sendable () -> String
    ) {
      (self.path, self.kept, self.text) = (path, kept, text)
    }

    var data: Data {
      func make() -> Data { Data(text().utf8) }
      return kept()?.value(or: make) ?? make()
    }
  }

  /// What there is to write, and what is wrong with it, once all chapters are finished.
  struct Bound {
    let documents: [Document]
    let assets: [SiteAsset]
    let findings: [Finding]
  }

  /// - Parameters:
  ///   - chapters: Those of the book, in their order.
  ///   - world: Tells all that pages depend on, beside texts; nil where nothing is kept.
  func bound(_ chapters: [FinishedChapter], proof: SiteProof?, world: Fingerprint?) -> Bound {
    let outlines = chapters.map(\.outline)
    let census = BookCensus(of: book, outlines: outlines, proof: proof)
    let parts = book.parts.indices.map { PartPage(at: $0, of: book, outlines: outlines) }
    let cover = CoverPage(of: book, parts: parts, operators: operators)
    let figures = Dictionary(zip(book.chapters.map(\.name), chapters.map(\.figures))) { first, _ in first }
    var documents: [Document] = []
    func add(
      _ path: String, kept: @escaping @Sendable () -> KeptValue<Data>? = { nil },
      _ html: @escaping @Sendable () -> HTML
    ) {
      documents.append(Document(path, kept: kept) { html().description })
    }
    for (part, page) in zip(frame.parts, parts) { add(part.path) { page.html(in: frame) } }
    for overview in frame.overviews {
      switch overview.place {
      case .choices: add(overview.path) { choices.html(in: frame) }
      case .operators:
        add(
          overview.path,
          kept: { world.flatMap { memory?.page(overview.path, under: operatorsKey($0, chapters)) } }
        ) { index.html(in: frame, figures: figures) }
      case .glossary:
        add(
          overview.path, kept: { world.flatMap { memory?.page(overview.path, under: glossaryKey($0)) } }
        ) {
          GlossaryPage(of: book, chapters: terms, uses: uses.value).html(in: frame)
        }
      default: break
      }
    }
    for page in matter { add(page.overview.path) { page.html(in: frame, census) } }
    if book.chapters.contains(where: { !$0.code.diagrams.isEmpty }) {
      add(DiagramMarks.path) { marks }
    }
    add(Site.index) { cover.html(in: frame) }
    return Bound(
      documents: documents, assets: cover.assets + matter.flatMap(\.text.assets),
      findings: cover.findings + matter.flatMap(\.text.findings))
  }
}
