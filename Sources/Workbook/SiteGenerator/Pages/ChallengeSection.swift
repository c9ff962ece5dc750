import BookMarkdown
import BookModel
import Checker
import Foundation
import TextSupport

/// The challenges on a chapter's page, each with its statement, its folded hints, and a link to its solution.
struct ChallengeSection {
  /// A challenge on the page.
  struct Entry {
    let challenge: Challenge
    let title: HTML
    /// The title without markup.
    let words: String
    /// The anchor on the chapter's page.
    let anchor: String
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

  private let book: ParsedBook
  private let chapter: ParsedChapter

  init(of chapter: ParsedChapter, in book: ParsedBook) {
    self.book = book
    self.chapter = chapter
    for challenge in chapter.challenges { entries.append(entry(for: challenge)) }
  }

  /// Returns the anchor of a challenge on its chapter's page.
  static func anchor(of challenge: Challenge, in chapter: ParsedChapter) -> String {
    let usual = "challenge-\(challenge.number)-\(Anchors.slug(of: challenge.slug))"
    // A heading may have the same anchor.
    let isTaken = chapter.text.document.anchors.contains(usual)
    return isTaken ? usual.prefix(1).uppercased() + usual.dropFirst() : usual
  }

  /// Returns the address of the challenge called `name`, relative to the site's folder, and the text of a link to it.
  static func link(to name: String, in book: ParsedBook) -> (address: String, words: HTML)? {
    guard let challenge = try? book.challenge(named: name),
      let chapter = book.chapters.first(where: { $0.name == challenge.chapter.name })
    else { return nil }
    return (
      "\(chapter.name)/index.html#\(anchor(of: challenge, in: chapter))", "challenge \(challenge.identifier)"
    )
  }

  /// Returns the path of the page with a challenge's solution, relative to the site's folder.
  static func solutionPath(of challenge: Challenge) -> String {
    "\(challenge.chapter.name)/solution-\(challenge.number)-\(Anchors.slug(of: challenge.slug)).html"
  }

  private mutating func entry(for challenge: Challenge) -> Entry {
    let anchor = Self.anchor(of: challenge, in: chapter)
    let anchors = Anchors(reserved: chapter.text.document.anchors, prefix: "\(anchor)-")
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
      challenge: challenge, title: title, words: book.typography.set(words), anchor: anchor,
      heading: heading.html("Challenge \(challenge.number): \(title)"), statement: body,
      hints: hints(of: challenge), solution: solution(of: challenge))
  }

  private mutating func hints(of challenge: Challenge) -> [Hint] {
    let anchors = Anchors(
      reserved: chapter.text.document.anchors, prefix: "\(Self.anchor(of: challenge, in: chapter))-hint-")
    var (text, renderer) = read(challenge.hints, of: challenge, anchors: anchors)
    var hints: [Hint] = []
    for section in text.document.sections(upTo: 2) {
      if section.level == 2 {
        hints.append(
          Hint(title: "\(HintTitle(heading: section.title).text)", body: renderer.render(section.body)))
      } else if let event = section.body.first {
        report(
          text.document.file, event.line,
          "This is not part of a hint; put it below a heading such as `## Hint 1`.")
      }
    }
    collect(renderer.gathered, text)
    if hints.isEmpty, text.findings.isEmpty {
      report(text.document.file, 1, "There are no hints; start each hint with a heading such as `## Hint 1`.")
    }
    return hints
  }

  private mutating func solution(of challenge: Challenge) -> String {
    let file = challenge.solution.path
    guard let data = try? challenge.solution.contents.get() else {
      report(file, 1, "\(file) is missing or cannot be read; write it.")
      return ""
    }
    return String(decoding: data, as: UTF8.self).replacing("\r\n", with: "\n")
  }

  private mutating func read(
    _ file: BookFile, of challenge: Challenge, anchors: Anchors
  ) -> (ChapterText, DocumentRenderer) {
    let text = file.text
    let links = SiteLinks(book: book, chapter: chapter.chapter, folder: challenge.folder)
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

  /// Returns the title of a challenge without a heading, such as "Bakery queue" for `bakery-queue`.
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
    \(heading)\(statement)\(commands)\(folded)<p class="instructions">After you have tried it: \
    <a\(href: "\(ChallengeSection.solutionPath(of: challenge).dropFirst(challenge.chapter.name.count + 1))")>the solution, \
    on a separate page</a></p>
    </section>

    """
  }
}

extension ChallengeSection.Entry {
  /// The commands with which readers start the challenge and check their solutions.
  private var commands: HTML {
    func command(_ words: HTML, _ name: HTML) -> HTML {
      "<dt>\(words)</dt><dd><pre><code>./rxbook \(name) \(challenge.identifier)</code></pre></dd>\n"
    }
    return """
      <dl class="commands">
      \(command("Start", "start"))\(command("Check", "check"))</dl>

      """
  }

  private var folded: HTML {
    if hints.isEmpty { return "" }
    return """
      <div class="hints">
      <p class="kind">Stuck? Open one hint at a time</p>
      \(HTML.each(hints) { $0.html })</div>

      """
  }
}

extension ChallengeSection.Hint {
  fileprivate var html: HTML {
    """
    <details\(only: .print, " open")>
    <summary>\(title)</summary>
    \(body)</details>

    """
  }
}
