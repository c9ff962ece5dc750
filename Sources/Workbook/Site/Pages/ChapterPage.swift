import Foundation
import Lesson

/// The page of a chapter.
struct ChapterPage {
  /// What this page and those below it have in common, before anybody looks at the text.
  struct Setting {
    let chapter: BookChapter
    let title: HTML
    let part: PageFrame.Link
    /// Where the code on the pages is from.
    let origins: CodeOrigins
    /// What is known of the names in it.
    let names: ChapterNames?

    init(of chapter: BookChapter, in book: Book, names: ChapterNames? = nil) {
      self.chapter = chapter
      self.names = names
      title = "\(book.typography.set(chapter.title))"
      let part = book.parts.firstIndex { $0.chapters.contains { $0.name == chapter.name } } ?? 0
      self.part = PageFrame.Link(
        address: "../part-\(part + 1).html", title: "\(book.typography.set(book.parts[part].title))")
      origins = CodeOrigins(of: chapter, in: book)
    }

    /// What leads from a page below the chapter's to that and to its part.
    var crumbs: [PageFrame.Link] {
      [part, PageFrame.Link(address: "index.html", title: "\(chapter.number) \(title)")]
    }
  }

  /// What the page shows.
  struct View {
    let title: HTML
    let number: HTML
    /// The heading of the whole page.
    let heading: HTML
    /// The headings that the list of pages names.
    let contents: [PageHeading]
    /// What stands above the challenges.
    let beginning: HTML
    let challengesHeading: HTML?
    let challenges: [ChallengeSection.Entry]
    /// What stands below the challenges.
    let end: HTML
    let previous: PageFrame.Link?
    let next: PageFrame.Link?
  }

  /// What other pages say of a chapter.
  struct Outline: Sendable {
    let title: HTML
    /// The words of the first paragraph.
    let teaser: HTML
    /// The headings that the list of pages names.
    let contents: [PageHeading]
    /// How many examples the text tells, and how many it asks about.
    let examples: Int
    let questions: Int
    let challenges: Int
  }

  let setting: Setting
  let view: View
  let outline: Outline
  let assets: [SiteAsset]
  let findings: [Finding]

  var chapter: BookChapter { setting.chapter }

  /// The page's file, below the site's folder.
  var path: String { "\(chapter.name)/index.html" }

  /// - Parameters:
  ///   - index: The chapter's place among all.
  ///   - setting: What is known before; found out where there is none.
  init(
    at index: Int, of book: Book, text: ChapterText, gallery: DiagramGallery = DiagramGallery(),
    operators: OperatorIndex, setting: Setting? = nil
  ) {
    let chapter = book.chapters[index]
    let setting = setting ?? Setting(of: chapter, in: book)
    self.setting = setting
    let challenges = ChallengeSection(of: chapter, in: book)
    let asking = PageQuestions(text, of: chapter, in: book)
    let prose = ChapterProse(
      text, of: chapter, in: book, hasChallenges: !challenges.entries.isEmpty, asking: asking,
      drawings: gallery.drawings(in: chapter),
      operators: OperatorLinks(
        operators, from: chapter.name, challenge: { ChallengeSection.link(to: $0, in: book) }),
      origins: CodeFigure(origins: setting.origins, chapter: chapter.identifier, names: setting.names))
    func neighbour(_ offset: Int) -> PageFrame.Link? {
      guard book.chapters.indices.contains(index + offset) else { return nil }
      let other = book.chapters[index + offset]
      return PageFrame.Link(
        address: "../\(other.name)/index.html", title: "\(other.number) \(book.typography.set(other.title))")
    }
    view = View(
      title: setting.title, number: "\(chapter.number)", heading: prose.heading,
      contents: prose.contents, beginning: prose.beginning, challengesHeading: prose.challengesHeading,
      challenges: challenges.entries, end: prose.end, previous: neighbour(-1), next: neighbour(1))
    outline = Outline(
      title: view.title, teaser: prose.teaser, contents: prose.contents,
      examples: chapter.code.examples.count { !asking.isAsked(example: $0.name) }, questions: asking.count,
      challenges: challenges.entries.count)
    assets = prose.gathered.assets + challenges.assets
    findings = (text.findings + prose.gathered.findings).sortedByLine() + challenges.findings
  }

  func html(in frame: BookFrame, proof: SiteProof? = nil) -> HTML {
    PageFrame(
      book: frame, place: .chapter(chapter.name), title: "\(view.number) \(view.title)", root: "../",
      crumbs: [setting.part], previous: view.previous, next: view.next, sections: view.contents,
      body: body(proof: proof, in: frame)
    ).html
  }

  /// What stands between the page's navigation.
  func body(proof: SiteProof?, in frame: BookFrame) -> HTML {
    """
    <header class="title">
    <p>Chapter \(view.number)</p>
    \(view.heading)</header>
    <div class="text\(proof?.name(of: chapter) ?? "")">
    \(view.beginning)\(view.challengesHeading ?? "")\(HTML.each(view.challenges) { $0.html })\(view.end)</div>
    \(proof?.mark(of: chapter) ?? "")\(frame.publication.editLink(to: "Chapters/\(chapter.name)/Chapter.md"))
    """
  }
}

extension ChapterPage.Outline: Keepable {
  init(from kept: inout KeptReader) throws(KeptReader.NotWhole) {
    title = try kept.next()
    teaser = try kept.next()
    contents = try kept.next()
    examples = try kept.next()
    questions = try kept.next()
    challenges = try kept.next()
  }

  func write(to kept: inout KeptWriter) { kept.add(title, teaser, contents, examples, questions, challenges) }
}
