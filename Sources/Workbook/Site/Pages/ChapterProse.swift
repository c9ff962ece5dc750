/// The text of a chapter, cut where its challenges belong.
///
/// That is the end of its section "Challenges" or, if it has none, the end of all.
struct ChapterProse {
  /// The heading of the first level that the text begins with, or else one with the chapter's title.
  private(set) var heading: HTML
  private(set) var beginning: HTML = ""
  private(set) var end: HTML = ""
  /// A heading for the challenges; nil when the text has one, or when there are none.
  private(set) var challengesHeading: HTML?
  /// The headings that the page's contents list.
  private(set) var contents: [PageHeading] = []
  private(set) var teaser: HTML = ""
  private(set) var gathered = DocumentRenderer.Gathered()

  private static let challenges = PageHeading(level: 2, identifier: "challenges", words: "Challenges")

  init(
    _ text: ChapterText, of chapter: BookChapter, in book: Book, hasChallenges: Bool, asking: PageQuestions,
    drawings: [String: DiagramDrawing] = [:], operators: OperatorLinks? = nil, origins: CodeFigure
  ) {
    var sections = text.document.sections(upTo: 2)
    let ownSection = sections.firstIndex { $0.level == 2 && $0.title == Self.challenges.words }
    var reserved = Anchors.ofEveryPage.union(chapter.challenges.map(ChallengeSection.anchor))
    if hasChallenges && ownSection == nil { reserved.insert(Self.challenges.identifier) }
    let own = PageHeading(
      level: 1, identifier: Anchors.slug(of: chapter.title), words: book.typography.set(chapter.title))
    let hasHeading = sections.first?.level == 1
    if !hasHeading { reserved.insert(own.identifier) }
    var renderer = DocumentRenderer(
      document: text.document, links: SiteLinks(book: book, chapter: chapter, folder: chapter.folder),
      roles: text.fences, drawings: drawings,
      asking: asking, operators: operators, origins: origins, anchors: Anchors(reserved: reserved)
    )

    teaser =
      sections.first.map { HTML(labelling: book.typography.set(Self.firstParagraph(of: $0.body))) } ?? ""
    heading = own.html("\(own.words)")
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
    if hasChallenges && ownSection == nil {
      challengesHeading = Self.challenges.html("Challenges")
      contents.append(Self.challenges)
    }
  }

  private static func firstParagraph(of events: ArraySlice<MarkdownEvent>) -> ArraySlice<MarkdownEvent> {
    guard case .enter(let node) = events.first, case .paragraph = node.kind,
      let end = events.firstIndex(of: .exit(node))
    else { return [] }
    return events[..<end]
  }
}
