import BookMarkdown
import BookModel

/// The page of an operator: its diagram, its declarations, alternatives, and the sections about it.
///
/// The page is a file rather than the index of a folder, so its address also works if the site is opened from disk. Most
/// servers also find it without `.html`.
struct OperatorPage: Sendable {
  static let folder = "operators/"

  let entry: OperatorIndex.Entry
  /// The identifier of the operator, which is part of addresses.
  private let anchor: String
  private let links: OperatorLinks
  private let references: [ReferencePages.Page]

  /// - Parameters:
  ///   - entry: The operator.
  ///   - anchor: The identifier of the operator, which is part of addresses.
  ///   - links: The links from pages of operators.
  ///   - references: The pages of the API reference.
  init(
    _ entry: OperatorIndex.Entry, anchor: String, links: OperatorLinks, references: [ReferencePages.Page]
  ) {
    self.entry = entry
    self.anchor = anchor
    self.links = links
    self.references = references
  }

  /// The path of the page, relative to the site's folder.
  var path: String { "\(Self.folder)\(anchor).html" }

  /// The operator's summary in the library or, without one, the title of its section.
  private var line: String {
    if let summary = entry.summary { return summary }
    let name = "`\(entry.name.text)`"
    let title = entry.section.title
    let words = title.hasPrefix(name) ? title.dropFirst(name.count).drop { ": ".contains($0) } : title[...]
    return words.prefix(1).uppercased() + words.dropFirst()
  }

  /// The situations in which to use the operator, as plain text.
  private var situations: [String] { entry.advice.map { $0.path.words.filter { $0 != "`" } } }

  /// Returns the item for the list of all operators.
  func item(_ figures: RenderedChapter.Figures?) -> HTML {
    let hidden: HTML = situations.isEmpty ? "" : "<span hidden>\(situations.joined(separator: ". "))</span>"
    return """
      <li id="\(anchor)"><a href="\(path)"><code>\(entry.name.text)</code></a> <span>\(HTML(typed: line))</span>\
      \(thumbnail(figures) ?? "")\(hidden)</li>

      """
  }

  /// Returns the figures of the chapter that contains the operator's diagram.
  func figures(among chapters: [String: RenderedChapter.Figures]) -> RenderedChapter.Figures? {
    entry.diagram.flatMap { chapters[$0.chapter] }
  }

  private func thumbnail(_ figures: RenderedChapter.Figures?) -> HTML? {
    entry.diagram.flatMap { figures?.thumbnails[$0.text] }
  }

  func searchDocument(_ figures: RenderedChapter.Figures?) -> SearchDocument {
    var document = SearchDocument(
      title: "`\(entry.name.text)`", place: "Operator", address: path, rank: .operatorName)
    let sentence = line.filter { $0 != "`" }
    document.append(sentence.last.map { ".?!".contains($0) } == true ? sentence : "\(sentence).")
    for words in situations { document.append("\(words).") }
    document.picture = thumbnail(figures)?.description ?? ""
    return document
  }

  /// - Parameters:
  ///   - navigation: The list of all pages.
  ///   - figures: The figures of the chapter that contains the operator's diagram.
  ///   - previous: The page before this one.
  ///   - next: The page after this one.
  ///   - address: Returns the address of an operator's page, relative to this one.
  func page(
    in navigation: Navigation, figures: RenderedChapter.Figures?, previous: OperatorPage?,
    next: OperatorPage?,
    address: (OperatorName) -> String?
  ) -> PageTemplate {
    func link(_ page: OperatorPage?) -> PageTemplate.Link? {
      page.map {
        PageTemplate.Link(address: "\($0.anchor).html", title: "<code>\($0.entry.name.text)</code>")
      }
    }
    let section = entry.section
    return PageTemplate(
      navigation: navigation, place: .operators, path: path, title: "\(entry.name.text)", root: "../",
      crumbs: [
        PageTemplate.Link(address: "../\(Navigation.Overview.operators.path)", title: "All operators")
      ],
      previous: link(previous), next: link(next),
      beginning: line.filter { $0 != "`" },
      picture: LinkPicture(
        kind: line.filter { $0 != "`" }, title: entry.name.text,
        drawing: entry.diagram.flatMap { figures?.drawings[$0.text] }),
      body: """
        <header class="title">
        <p>Operator</p>
        <h1><code>\(entry.name.text)</code></h1>
        <p>\(HTML(typed: line))</p>
        </header>
        <div class="operator-page text">
        \(diagram(figures))\(signatures)<p class="owner">Chapter \(section.number) explains it: \
        <a href="\(links.address(of: section))">\(HTML(typed: section.title))</a></p>
        \(others)\(advice(address))\(reference)</div>

        """)
  }

  private func diagram(_ figures: RenderedChapter.Figures?) -> HTML {
    guard let diagram = entry.diagram else { return "" }
    return figures?.html[diagram.text]
      ?? "<pre tabindex=\"0\"><code>\(diagram.body.map { $0 + "\n" }.joined())</code></pre>\n"
  }

  private var signatures: HTML {
    if entry.signatures.isEmpty { return "" }
    let code = entry.signatures.map { $0 + "\n" }.joined()
    return """
      <pre class="wraps" tabindex="0"><code>\(Highlighter.html(of: code, language: "swift"))</code></pre>

      """
  }

  private func advice(_ address: (OperatorName) -> String?) -> HTML {
    HTML.each(entry.advice) { advice in
      let questions = links.words(advice.path.questions.map { $0 + " … " }.joined())
      let choice = links.words(advice.path.choice.words)
      let neighbours = HTML.each(advice.neighbours) { neighbour in
        let answers = links.html(of: neighbour.choice.answers, address: address)
        return "<dt>\(links.words(neighbour.words))</dt><dd>\(answers)</dd>\n"
      }
      let others: HTML =
        neighbours.isEmpty
        ? "" : "<h2>If you meant something else</h2>\n<dl class=\"alternatives\">\n\(neighbours)</dl>\n"
      return "<h2>When to use it</h2>\n<p class=\"when\">\(questions)<b>\(choice)</b></p>\n\(others)"
    }
  }

  private var reference: HTML {
    if references.isEmpty { return "" }
    let items = HTML.each(references) { "<li><a href=\"\($0.address)\"><code>\($0.words)</code></a></li>\n" }
    return "<h2>In the reference</h2>\n<ul class=\"names\">\n\(items)</ul>\n"
  }

  private var others: HTML {
    if entry.others.isEmpty { return "" }
    let items = HTML.each(entry.others) {
      "<li>Chapter \($0.number): <a href=\"\(links.address(of: $0))\">\(HTML(typed: $0.title))</a></li>\n"
    }
    return "<h2>More about it</h2>\n<ul>\n\(items)</ul>\n"
  }
}
