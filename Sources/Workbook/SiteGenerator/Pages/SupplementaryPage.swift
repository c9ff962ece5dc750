import BookMarkdown
import BookModel
import Lesson
import TextSupport

/// The preface, the appendix or the colophon.
struct SupplementaryPage {
  let overview: Navigation.Overview
  let text: SupplementaryText
  private let kind: OptionalPage

  init(_ kind: OptionalPage, _ file: BookFile, of book: ParsedBook, operators: OperatorIndex) {
    let document = file.text.document
    let title = document.sections(upTo: 1).first { $0.level == 1 }?.title ?? kind.rawValue
    overview = Navigation.Overview(
      place: .optional(kind), title: book.typography.set(title), path: Self.path(of: kind))
    text = SupplementaryText(document, of: book, title: kind.rawValue, operators: operators)
    self.kind = kind
  }

  static func path(of kind: OptionalPage) -> String { "\(kind.rawValue.lowercased()).html" }

  /// Returns the contents of the page without its navigation.
  ///
  /// - Parameter statistics: The statistics that are added to the colophon.
  func body(_ statistics: BookStatistics) -> HTML {
    let census: HTML = kind == .colophon ? "<p class=\"census\">\(statistics.sentence)</p>\n" : ""
    return """
      <header class="title">
      \(text.heading)</header>
      <div class="text">
      \(text.lead)\(text.text)\(census)</div>

      """
  }

  func page(in navigation: Navigation, _ statistics: BookStatistics) -> PageTemplate {
    PageTemplate(
      navigation: navigation, place: overview.place, path: overview.path, title: "\(overview.title)",
      root: "",
      beginning: text.beginning,
      body: "\(body(statistics))\(navigation.publication.editLink(to: "Chapters/\(kind.rawValue).md"))")
  }
}
