import Lesson

/// What every page shows of the book as a whole.
struct BookFrame: Sendable, Equatable {
  /// What a page is, so that the list of all pages can say where the reader is.
  enum Place: Equatable {
    case cover
    case part(Int)
    case chapter(String)
    /// A page that belongs to a chapter, such as a solution.
    case below(chapter: String)
    case glossary
    case operators
    case choices
    case marks
    case matter(BookMatter)
    /// No page of the book.
    case missing
  }

  /// A page about the book as a whole.
  struct Overview: Sendable, Equatable {
    let place: Place
    let title: String
    let path: String

    /// Tells its place from that of another one.
    ///
    /// What a case is called is not asked of the runtime, which takes longer than all the rest.
    fileprivate var kind: String {
      switch place {
      case .glossary: "glossary"
      case .operators: "operators"
      case .choices: "choices"
      case .marks: "marks"
      case .matter(let matter): matter.rawValue
      case .cover, .part, .chapter, .below, .missing: ""
      }
    }

    /// Whether it is read before the chapters.
    var isInFront: Bool { place == .matter(.preface) }

    static let choices = Overview(place: .choices, title: "Which one do I need?", path: "choose.html")
    static let operators = Overview(place: .operators, title: "All operators", path: "operators.html")
    static let glossary = Overview(place: .glossary, title: "Glossary", path: "glossary.html")
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
  /// Those that there are, in the order in which they are listed.
  let overviews: [Overview]
  let publication: Publication

  init(of book: Book, publication: Publication = .nowhere, overviews: [Overview]) {
    title = Self.title(of: book)
    language = book.language
    self.publication = publication
    self.overviews = overviews
    parts = book.parts.enumerated().map { index, part in
      Part(
        title: book.typography.set(part.title), path: "part-\(index + 1).html",
        chapters: part.chapters.map {
          Chapter(name: $0.name, number: $0.number, title: book.typography.set($0.title))
        })
    }
  }

  /// Adds to `print` all that tells this from another one.
  func add(to print: inout Fingerprint) {
    for text in [
      title, language, publication.address, publication.editing ?? "", "\(parts.count)", "\(overviews.count)",
    ] {
      print.add(text)
    }
    for part in parts {
      for text in [part.title, part.path, "\(part.chapters.count)"] { print.add(text) }
      for chapter in part.chapters {
        for text in [chapter.name, "\(chapter.number)", chapter.title] { print.add(text) }
      }
    }
    for overview in overviews {
      for text in [overview.kind, overview.title, overview.path] { print.add(text) }
    }
  }

  /// The cover's heading; without one, a title for any workbook.
  static func title(of book: Book) -> String {
    let heading = book.coverDocument?.sections(upTo: 1).first { $0.level == 1 }
    return heading.map { book.typography.set($0.title) } ?? "Workbook"
  }

  /// The list of all pages, with the sections of the present one, as seen from `root`.
  func contents(at place: Place, root: HTML, sections: [PageHeading]) -> HTML {
    """
    <nav class="side" id="pages" aria-label="Pages">
    <p><a href="\(root)index.html"\(mark(place == .cover))>\(title)</a></p>
    \(HTML.each(overviews.filter(\.isInFront)) { line($0, place, root) })\
    \(HTML.each(Array(parts.enumerated())) { index, part in
      """
      <h2><a href="\(root)\(part.path)"\(mark(place == .part(index)))>\(part.title)</a></h2>
      <ul>
      \(HTML.each(part.chapters) { item($0, place, root, sections) })</ul>

      """
    })\(HTML.each(overviews.filter { !$0.isInFront }) { line($0, place, root) })</nav>

    """
  }

  private func line(_ overview: Overview, _ place: Place, _ root: HTML) -> HTML {
    "<p><a href=\"\(root)\(overview.path)\"\(mark(place == overview.place))>\(overview.title)</a></p>\n"
  }

  private func item(_ chapter: Chapter, _ place: Place, _ root: HTML, _ sections: [PageHeading]) -> HTML {
    let isHere = place == .chapter(chapter.name)
    let isAbove = place == .below(chapter: chapter.name)
    let nested: HTML =
      isHere && !sections.isEmpty
      ? """

      <ul class="sections">
      \(HTML.each(sections) { "<li><a href=\"#\($0.identifier)\">\($0.label)</a></li>\n" })</ul>

      """ : ""
    return """
      <li><a href="\(root)\(chapter.path)"\(isAbove ? " aria-current=\"true\"" : mark(isHere))><span class="number">\(chapter.number)</span> \
      \(chapter.title)</a>\(nested)</li>

      """
  }

  private func mark(_ isHere: Bool) -> HTML { isHere ? " aria-current=\"page\"" : "" }
}
