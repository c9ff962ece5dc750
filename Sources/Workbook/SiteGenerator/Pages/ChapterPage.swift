import BookMarkdown
import BookModel
import Foundation
import Lesson
import Prover
import SymbolIndex
import TextSupport

/// The page of a chapter.
struct ChapterPage {
  /// The data that the pages of a chapter share, which can be computed without rendering its text.
  struct Setting {
    let chapter: BookChapter
    let title: HTML
    let part: PageTemplate.Link
    /// The origins of the code on the pages.
    let origins: SnippetOrigins
    /// The symbols in the code, if they are known.
    let symbols: ChapterSymbols?

    init(of parsed: ParsedChapter, in book: ParsedBook, symbols: ChapterSymbols? = nil) {
      chapter = parsed.chapter
      self.symbols = symbols
      title = "\(book.typography.set(parsed.title))"
      let part = book.book.parts.firstIndex { $0.chapters.contains { $0.name == parsed.name } } ?? 0
      self.part = PageTemplate.Link(
        address: "../part-\(part + 1).html", title: "\(book.typography.set(book.book.parts[part].title))")
      origins = SnippetOrigins(of: parsed.chapter, sources: parsed.sources)
    }

    /// The breadcrumbs from the part and the chapter to a page of a solution or of a source file.
    var crumbs: [PageTemplate.Link] {
      [part, PageTemplate.Link(address: "index.html", title: "\(chapter.number) \(title)")]
    }
  }

  /// The contents of the page.
  struct View {
    let title: HTML
    let number: HTML
    /// The heading of the whole page.
    let heading: HTML
    /// The headings of the page for tables of contents.
    let contents: [PageHeading]
    /// The text before the challenges.
    let beginning: HTML
    let challengesHeading: HTML?
    let challenges: [ChallengeSection.Entry]
    /// The text after the challenges.
    let end: HTML
    /// The answers to the questions, for printed books.
    let answers: HTML
    let previous: PageTemplate.Link?
    let next: PageTemplate.Link?
    /// The text of the first paragraph.
    let firstParagraph: String
  }

  /// The data of a chapter for other pages.
  struct Summary: Sendable {
    let title: HTML
    /// The text of the first paragraph.
    let teaser: HTML
    /// The first key point, as a sentence.
    let lesson: HTML
    /// The time that it takes to read the chapter.
    let time: ReadingTime
    /// A small drawing of the chapter's most important diagram, or nothing.
    let picture: HTML
    /// The chapter's most important diagram.
    let key: DiagramDrawing?
    /// The headings of the page for tables of contents.
    let contents: [PageHeading]
    /// The number of examples that are not part of a question.
    let examples: Int
    let diagrams: Int
    let questions: Int
    let challenges: Int

    /// The reading time, and the numbers of examples, diagrams, questions and challenges.
    var size: String {
      let counts = [
        (examples, "example"), (diagrams, "diagram"), (questions, "question"), (challenges, "challenge"),
      ]
      return ([time.text] + counts.filter { $0.0 > 0 }.map { counted($0.0, $0.1) }).joined(separator: ", ")
    }
  }

  let setting: Setting
  let view: View
  let summary: Summary
  let assets: [SiteAsset]
  let findings: [Finding]

  var chapter: BookChapter { setting.chapter }

  /// The path of the page, relative to the site's folder.
  var path: String { "\(chapter.name)/index.html" }

  /// Renders the page.
  ///
  /// - Parameters:
  ///   - index: The position of the chapter in the book.
  ///   - book: The book.
  ///   - gallery: The drawings of the book's diagrams.
  ///   - operators: The operators with their sections.
  ///   - setting: The data that the chapter's pages share, or nil to compute it.
  init(
    at index: Int, of book: ParsedBook, gallery: DiagramGallery = DiagramGallery(),
    operators: OperatorIndex, setting: Setting? = nil
  ) {
    let parsed = book.chapters[index]
    let (chapter, text) = (parsed.chapter, parsed.text)
    let setting = setting ?? Setting(of: parsed, in: book)
    self.setting = setting
    let challenges = ChallengeSection(of: parsed, in: book)
    let asking = PageQuestions(parsed, in: book)
    let drawings = gallery.drawings(in: chapter)
    let prose = ChapterProse(
      of: parsed, in: book, hasChallenges: !challenges.entries.isEmpty, asking: asking,
      drawings: drawings,
      operators: OperatorLinks(
        operators, from: chapter.name, challenge: { ChallengeSection.link(to: $0, in: book) }),
      origins: CodeFigure(origins: setting.origins, chapter: chapter.identifier, symbols: setting.symbols))
    func neighbour(_ offset: Int) -> PageTemplate.Link? {
      guard book.chapters.indices.contains(index + offset) else { return nil }
      let other = book.chapters[index + offset]
      return PageTemplate.Link(
        address: "../\(other.name)/index.html", title: "\(other.number) \(book.typography.set(other.title))")
    }
    view = View(
      title: setting.title, number: "\(chapter.number)", heading: prose.heading,
      contents: prose.contents, beginning: prose.beginning, challengesHeading: prose.challengesHeading,
      challenges: challenges.entries, end: prose.end, answers: asking.appendix,
      previous: neighbour(-1), next: neighbour(1),
      firstParagraph: prose.gathered.firstParagraph ?? "")
    let key = DiagramDrawing.key(among: text.diagramNames.compactMap { drawings[$0] })
    summary = Summary(
      title: view.title, teaser: prose.teaser,
      lesson: HTML(labelling: book.typography.set(KeyPoint.events(in: text.document))),
      time: ReadingTime(of: parsed), picture: key.map { MarbleThumbnail($0).html } ?? "", key: key,
      contents: prose.contents,
      examples: chapter.code.examples.count { !asking.isAsked(example: $0.name) },
      diagrams: chapter.code.diagrams.count, questions: asking.count, challenges: challenges.entries.count)
    assets = prose.gathered.assets + challenges.assets
    findings = (text.findings + prose.gathered.findings).sortedByLine() + challenges.findings
  }

  func page(
    in navigation: Navigation, proof: ProvenChapters? = nil, puzzles: PuzzleChapter? = nil
  ) -> PageTemplate {
    PageTemplate(
      navigation: navigation, place: .chapter(chapter.name), path: path,
      title: "\(view.number) \(view.title)",
      root: "../",
      crumbs: [setting.part], previous: view.previous, next: view.next, sections: view.contents,
      beginning: view.firstParagraph,
      picture: LinkPicture(
        kind: "Chapter \(chapter.number)", title: chapter.title, drawing: summary.key),
      body: body(proof: proof, in: navigation) + (puzzles.map(link(to:)) ?? ""))
  }

  /// Returns the link to puzzles with the chapter's operators or examples.
  private func link(to puzzles: PuzzleChapter) -> HTML {
    let count = ["A puzzle", "Two puzzles", "Three puzzles"][puzzles.linkedCount - 1]
    let subject: HTML =
      if puzzles.own.isEmpty {
        "about examples of this chapter"
      } else if puzzles.orders.isEmpty {
        "with the operators of this chapter"
      } else {
        "with the operators and an example of this chapter"
      }
    return """
      <p class="puzzles"><a href="../\(Navigation.Overview.puzzles.path)#\(chapter.number)">\(count)</a> \
      \(subject).</p>

      """
  }

  /// The line below the title, to which the page's scripts add controls.
  private var kit: HTML { "<div class=\"kit\"><span class=\"size\">\(summary.size)</span></div>\n" }

  /// Returns the contents of the page without its navigation.
  func body(proof: ProvenChapters?, in navigation: Navigation) -> HTML {
    """
    <header class="title">
    <p>Chapter \(view.number)</p>
    \(view.heading)\(only: .screen, kit)</header>
    <div class="text\(proof?.name(of: chapter) ?? "")">
    \(view.beginning)\(view.challengesHeading ?? "")\(HTML.each(view.challenges) { $0.html })\(view.end)\(only: .print, view.answers)</div>
    \(proof?.mark(of: chapter) ?? "")\(navigation.publication.editLink(to: "Chapters/\(chapter.name)/Chapter.md"))
    """
  }
}

extension ChapterText {
  /// The names of the diagrams, in the order of the text.
  fileprivate var diagramNames: [String] {
    fences.compactMap { if case .marble(let name, _, _) = $0.role { name } else { nil } }
  }
}
