import Foundation

/// The challenges of a chapter as they stand on its page: each with its statement, with its hints behind something to
/// click on, and with its solution on another page.
struct ChallengeSection {
  /// What is shown of a challenge.
  struct Entry {
    let challenge: Challenge
    let title: HTML
    let heading: HTML
    let statement: HTML
    let hints: [Hint]
    /// The code of the solution.
    let solution: String
  }

  struct Hint {
    let title: HTML
    let body: HTML
  }

  private(set) var entries: [Entry] = []
  private(set) var assets: [SiteAsset] = []
  private(set) var findings: [Finding] = []

  private let book: Book
  private let chapter: BookChapter

  init(of chapter: BookChapter, in book: Book) {
    self.book = book
    self.chapter = chapter
    for challenge in chapter.challenges { entries.append(entry(for: challenge)) }
  }

  /// The anchor of a challenge on its chapter's page.
  static func anchor(of challenge: Challenge) -> String {
    "challenge-\(challenge.number)-\(Anchors.slug(of: challenge.slug))"
  }

  /// The address of the challenge that is called `name`, below the site's folder, and what it is called in a sentence.
  static func link(to name: String, in book: Book) -> (address: HTML, words: HTML)? {
    guard let challenge = try? book.challenge(named: name) else { return nil }
    return (
      "\(challenge.chapter.name)/index.html#\(anchor(of: challenge))", "challenge \(challenge.identifier)"
    )
  }

  /// The page of a challenge's solution, below the site's folder.
  static func solutionPath(of challenge: Challenge) -> String {
    "\(challenge.chapter.name)/solution-\(challenge.number)-\(Anchors.slug(of: challenge.slug)).html"
  }

  private mutating func entry(for challenge: Challenge) -> Entry {
    let anchor = Self.anchor(of: challenge)
    let anchors = Anchors(prefix: "\(anchor)-")
    var (statement, renderer) = read(challenge.statement, of: challenge, anchors: anchors)
    var sections = statement.document.sections(upTo: 1)
    var title: HTML = "\(Self.words(of: challenge.slug))"
    var words = Self.words(of: challenge.slug)
    if let first = sections.first, first.level == 1 {
      title = renderer.renderWords(of: first.heading)
      words = first.title
      sections[0] = MarkdownSection(heading: [], body: first.body)
    }
    var body: HTML = ""
    for section in sections { body += renderer.render(section.heading + section.body) }
    collect(renderer.gathered, statement)

    let heading = PageHeading(
      level: 3, identifier: anchor, words: "Challenge \(challenge.number): \(words)")
    return Entry(
      challenge: challenge, title: title,
      heading: heading.html("Challenge \(challenge.number): \(title)"), statement: body,
      hints: hints(of: challenge), solution: solution(of: challenge))
  }

  private mutating func hints(of challenge: Challenge) -> [Hint] {
    let anchors = Anchors(prefix: "\(Self.anchor(of: challenge))-hint-")
    var (text, renderer) = read(challenge.hints, of: challenge, anchors: anchors)
    var hints: [Hint] = []
    for section in text.document.sections(upTo: 2) {
      if section.level == 2 {
        hints.append(
          Hint(title: "\(HintTitle(heading: section.title).words)", body: renderer.render(section.body)))
      } else if let event = section.body.first {
        report(text.document.file, event.line, "This belongs to no hint; put it below a heading `## Hint 1`.")
      }
    }
    collect(renderer.gathered, text)
    if hints.isEmpty, text.findings.isEmpty {
      report(text.document.file, 1, "There is no hint; begin each with a heading, as in `## Hint 1`.")
    }
    return hints
  }

  private mutating func solution(of challenge: Challenge) -> String {
    let file = book.path(of: challenge.solution)
    guard let data = try? Data(contentsOf: challenge.solution) else {
      report(file, 1, "\(file) is missing or cannot be read; write it.")
      return ""
    }
    return String(decoding: data, as: UTF8.self).replacing("\r\n", with: "\n")
  }

  private mutating func read(
    _ file: URL, of challenge: Challenge, anchors: Anchors
  ) -> (ChapterText, DocumentRenderer) {
    let text = ChapterText(contentsOf: file, named: book.path(of: file))
    let links = SiteLinks(book: book, chapter: chapter, folder: challenge.folder)
    let renderer = DocumentRenderer(
      document: text.document, links: links, roles: text.fences, headingShift: 2, anchors: anchors)
    return (text, renderer)
  }

  private mutating func collect(_ gathered: DocumentRenderer.Gathered, _ text: ChapterText) {
    assets += gathered.assets
    findings += (text.findings + gathered.findings).sortedByLine()
  }

  private mutating func report(_ file: String, _ line: Int, _ message: String) {
    findings.append(Finding(file: file, line: line, message: message))
  }

  /// A title for a challenge that has none: `bakery-queue` is "Bakery queue".
  private static func words(of slug: String) -> String {
    let words = slug.replacing("-", with: " ")
    return words.prefix(1).uppercased() + words.dropFirst()
  }
}

extension MarkdownEvent {
  fileprivate var line: Int {
    switch self {
    case .enter(let node), .exit(let node), .leaf(let node): node.line
    }
  }
}

extension ChallengeSection.Entry {
  var html: HTML {
    """
    <section class="challenge">
    \(heading)\(statement)<p class="how">Start it with <code>./rxbook start \(challenge.identifier)</code>, and have it \
    judged with <code>./rxbook check \(challenge.identifier)</code>.</p>
    \(HTML.each(hints) { $0.html })<p class="how">When you have tried: \
    <a href="\(ChallengeSection.solutionPath(of: challenge).dropFirst(challenge.chapter.name.count + 1))">the solution, \
    on a page of its own</a></p>
    </section>

    """
  }
}

extension ChallengeSection.Hint {
  fileprivate var html: HTML {
    """
    <details>
    <summary>\(title)</summary>
    \(body)</details>

    """
  }
}
