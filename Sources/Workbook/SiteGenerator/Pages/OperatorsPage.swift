import BookMarkdown
import BookModel
import TextSupport

/// The page that lists all operators, and the page of each operator.
struct OperatorsPage: Sendable {
  private let index: OperatorIndex
  private let operators: [OperatorPage]
  /// The pages of the operators.
  private let byName: [OperatorName: OperatorPage]

  var isEmpty: Bool { index.entries.isEmpty }

  init(_ index: OperatorIndex, in book: ParsedBook, reference: ReferencePages? = nil) {
    self.index = index
    let links = OperatorLinks(
      index, root: "../", challenge: { ChallengeSection.link(to: $0, in: book) })
    let references = reference?.addresses(of: index.entries.map(\.name)) ?? [:]
    var anchors = Anchors()
    operators = index.entries.map { entry in
      OperatorPage(
        entry, anchor: anchors.identifier(for: entry.name.text), links: links,
        references: references[entry.name] ?? [])
    }
    byName = Dictionary(operators.map { ($0.entry.name, $0) }) { first, _ in first }
  }

  /// Returns the address of the page for `name`, or nil if there is none.
  func address(of name: OperatorName) -> String? { (byName[name] ?? byName[name.plain])?.path }

  /// Returns the search documents of the operators.
  ///
  /// - Parameter figures: The drawn diagrams, by the name of the chapter.
  func searchDocuments(_ figures: [String: RenderedChapter.Figures]) -> [SearchDocument] {
    operators.map { $0.searchDocument($0.figures(among: figures)) }
  }

  /// Returns the page of all operators, and the page of each operator.
  ///
  /// - Parameter figures: The drawn diagrams, by the name of the chapter.
  func pages(in navigation: Navigation, figures: [String: RenderedChapter.Figures]) -> [PageTemplate] {
    let own = operators.indices.map { number in
      operators[number].page(
        in: navigation, figures: operators[number].figures(among: figures),
        previous: number > 0 ? operators[number - 1] : nil,
        next: number + 1 < operators.count ? operators[number + 1] : nil
      ) { address(of: $0).map { String($0.dropFirst(OperatorPage.folder.count)) } }
    }
    return [list(in: navigation, figures: figures)] + own
  }

  private func list(
    in navigation: Navigation, figures: [String: RenderedChapter.Figures]
  ) -> PageTemplate {
    PageTemplate(
      navigation: navigation, place: .operators, path: Navigation.Overview.operators.path,
      title: "All operators",
      root: "",
      beginning:
        "\(counted(operators.count, "operator")) with their declarations and alternatives, most of them with a diagram to play.",
      body: """
        <header class="title">
        <h1>All operators</h1>
        <p>Each operator has its own page with its declarations, alternatives, and a link to the section that explains it. \
        Most pages have a diagram.\(choicesLink)</p>
        </header>
        <ul class="operators text" data-filter="Filter the operators">
        \(HTML.each(operators) { $0.item($0.figures(among: figures)) })</ul>
        \(unowned)
        """)
  }

  private var choicesLink: HTML {
    index.choices.isEmpty ? "" : " <a href=\"\(Navigation.Overview.choices.path)\">Which one do I need?</a>"
  }

  private var unowned: HTML {
    if index.unowned.isEmpty { return "" }
    let names = HTML.each(index.unowned) { "<li><code>\($0.text)</code></li>\n" }
    return """
      <section class="text">
      <h2>Without a section</h2>
      <ul class="names">
      \(names)</ul>
      </section>

      """
  }
}
