import BookMarkdown
import BookModel
import Lesson

/// The list of the book's pages, which every page shows.
struct Navigation: Sendable, Equatable {
  /// The place of a page in the list of all pages.
  enum Place: Equatable {
    case cover
    case part(Int)
    case chapter(String)
    /// A page that belongs to a chapter, such as a solution.
    case below(chapter: String)
    case glossary
    case operators
    case choices
    case notation
    case playground
    case puzzles
    case optional(OptionalPage)
    /// The page for addresses that don't exist.
    case missing
  }

  /// A page about the book as a whole.
  struct Overview: Sendable, Equatable {
    let place: Place
    let title: String
    let path: String

    /// Whether the page comes before the chapters.
    var isInFront: Bool { place == .optional(.preface) }

    static let choices = Overview(place: .choices, title: "Which one do I need?", path: "choose.html")
    static let operators = Overview(place: .operators, title: "All operators", path: "operators.html")
    static let glossary = Overview(place: .glossary, title: "Glossary", path: "glossary.html")
    static let playground = Overview(place: .playground, title: "Playground", path: "play.html")
    static let puzzles = Overview(place: .puzzles, title: "Puzzles", path: "puzzles.html")
  }

  struct Part: Sendable, Equatable {
    let title: String
    let path: String
    let chapters: [Chapter]
  }

  struct Chapter: Sendable, Equatable {
    let name: String
    let number: Int
    let title: String
    var path: String { "\(name)/index.html" }
  }

  let title: String
  let language: String
  let parts: [Part]
  /// The book's overview pages, in the order in which the navigation lists them.
  let overviews: [Overview]
  let publication: Publication

  init(of book: ParsedBook, publication: Publication = .nowhere, overviews: [Overview]) {
    title = Self.title(of: book)
    language = book.book.language
    self.publication = publication
    self.overviews = overviews
    parts = book.book.parts.enumerated().map { index, part in
      Part(
        title: book.typography.set(part.title), path: "part-\(index + 1).html",
        chapters: part.chapters.map {
          Chapter(name: $0.name, number: $0.number, title: book.typography.set($0.title))
        })
    }
  }

  /// Returns the cover's heading, or a general title if the cover has no heading.
  static func title(of book: ParsedBook) -> String {
    let heading = book.cover?.text.document.sections(upTo: 1).first { $0.level == 1 }
    return heading.map { book.typography.set($0.title) } ?? "Workbook"
  }

  /// Returns the list of all pages.
  ///
  /// - Parameter root: The path from the current page's folder to the site's folder.
  func contents(at place: Place, root: HTML) -> HTML {
    """
    <nav class="side" id="Pages" aria-label="Pages">
    <p><a href="\(root)index.html"\(mark(place == .cover))>\(title)</a></p>
    \(HTML.each(overviews.filter(\.isInFront)) { line($0, place, root) })\
    \(HTML.each(Array(parts.enumerated())) { index, part in
      """
      <h2><a href="\(root)\(part.path)"\(mark(place == .part(index)))>\(part.title)</a></h2>
      <ul>
      \(HTML.each(part.chapters) { item($0, place, root) })</ul>

      """
    })\(HTML.each(overviews.filter { !$0.isInFront }) { line($0, place, root) })</nav>

    """
  }

  private func line(_ overview: Overview, _ place: Place, _ root: HTML) -> HTML {
    "<p><a href=\"\(root)\(overview.path)\"\(mark(place == overview.place))>\(overview.title)</a></p>\n"
  }

  private func item(_ chapter: Chapter, _ place: Place, _ root: HTML) -> HTML {
    let isAbove = place == .below(chapter: chapter.name)
    let current: HTML = isAbove ? " aria-current=\"true\"" : mark(place == .chapter(chapter.name))
    return """
      <li><a href="\(root)\(chapter.path)"\(current)><b>\(chapter.number)</b> \(chapter.title)</a></li>

      """
  }

  private func mark(_ isHere: Bool) -> HTML { isHere ? " aria-current=\"page\"" : "" }
}
