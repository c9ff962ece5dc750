import BookMarkdown
import BookModel
import Prover

/// The rendered text of a chapter, split at the point where its challenges are inserted.
///
/// The place is the end of the section "Challenges" or, without such a section, the end of the text.
struct ChapterProse {
  /// The level-one heading at the start of the text or, without one, a heading with the chapter's title.
  private(set) var heading: HTML
  private(set) var beginning: HTML = ""
  private(set) var end: HTML = ""
  /// A heading for the challenges, or nil if the text has one or the chapter has no challenges.
  private(set) var challengesHeading: HTML?
  /// The headings of the page for tables of contents.
  private(set) var contents: [PageHeading] = []
  private(set) var teaser: HTML = ""
  private(set) var gathered = DocumentRenderer.Gathered()

  init(
    of chapter: ParsedChapter, in book: ParsedBook, hasChallenges: Bool, asking: PageQuestions,
    drawings: [String: DiagramDrawing] = [:], operators: OperatorLinks? = nil, origins: CodeFigure
  ) {
    let text = chapter.text
    var sections = text.document.sections(upTo: 2)
    let ownSection = sections.firstIndex { $0.level == 2 && $0.title == "Challenges" }
    var reserved = chapter.challenges.map { ChallengeSection.anchor(of: $0, in: chapter) }
    var anchors = Anchors(reserved: text.document.anchors + reserved)
    func added(level: Int, _ words: String) -> PageHeading {
      let identifier = anchors.identifier(for: words)
      reserved.append(identifier)
      return PageHeading(level: level, identifier: identifier, words: book.typography.set(words))
    }
    let hasHeading = sections.first?.level == 1
    let own = hasHeading ? nil : added(level: 1, chapter.title)
    let challenges = hasChallenges && ownSection == nil ? added(level: 2, "Challenges") : nil
    var renderer = DocumentRenderer(
      document: text.document,
      links: SiteLinks(book: book, chapter: chapter.chapter, folder: chapter.chapter.folder),
      roles: text.fences, drawings: drawings,
      asking: asking, operators: operators, origins: origins, anchors: Anchors(reserved: reserved)
    )

    teaser =
      sections.first.map { HTML(labelling: book.typography.set(Self.firstParagraph(of: $0.body))) } ?? ""
    heading = own.map { $0.html("\($0.words)") } ?? ""
    if let first = sections.first, hasHeading {
      heading = renderer.render(first.heading)
      sections[0] = MarkdownSection(heading: [], body: first.body)
    }
    for (index, section) in sections.enumerated() {
      let html = renderer.render(section.heading + section.body)
      if index <= ownSection ?? sections.endIndex { beginning += html } else { end += html }
    }
    gathered = renderer.gathered
    contents = gathered.headings.filter { $0.level == 2 }
    if let challenges {
      challengesHeading = challenges.html("\(challenges.words)")
      contents.append(challenges)
    }
  }

  private static func firstParagraph(of events: ArraySlice<MarkdownEvent>) -> ArraySlice<MarkdownEvent> {
    guard case .enter(let node) = events.first, case .paragraph = node.kind,
      let end = events.firstIndex(of: .exit(node))
    else { return [] }
    return events[..<end]
  }
}
