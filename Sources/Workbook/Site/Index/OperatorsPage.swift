import Foundation

/// The page of all operators: each with its line, its diagram, how it is written, the section that owns it, and what else
/// one may have meant.
struct OperatorsPage: Sendable {
  private let index: OperatorIndex
  private let links: OperatorLinks
  private let reference: [OperatorName: [ReferencePages.Page]]
  /// The anchors of the entries on the page.
  private let anchors: [OperatorName: String]

  var isEmpty: Bool { index.entries.isEmpty }

  init(
    _ index: OperatorIndex, in book: Book, reference: ReferencePages? = nil
  ) {
    self.index = index
    self.reference = reference?.addresses(of: index.entries.map(\.name)) ?? [:]
    links = OperatorLinks(index, challenge: { ChallengeSection.link(to: $0, in: book) })
    var anchors = Anchors(reserved: ["content", "pages"])
    self.anchors = Dictionary(
      uniqueKeysWithValues: index.entries.map { ($0.name, anchors.identifier(for: $0.name.text)) })
  }

  /// Where the page is about `name`.
  func address(of name: OperatorName) -> String? {
    (anchors[name] ?? anchors[name.plain]).map { "\(BookFrame.Overview.operators.path)#\($0)" }
  }

  /// - Parameter figures: The drawn diagrams of each chapter, by the chapter's name and theirs.
  func html(in frame: BookFrame, figures: [String: [String: Data]]) -> HTML {
    PageFrame(
      book: frame, place: .operators, title: "All operators", root: "",
      body: """
        <header class="title">
        <h1>All operators</h1>
        <p>Each with its diagram, how it is written, the section that tells about it, and what else you may have \
        meant.\(way)</p>
        </header>
        <div class="operators text" data-filter="Filter the operators" data-within=":scope &gt; summary, :scope &gt; .when">
        \(HTML.each(index.entries) { entry($0, figures[$0.section.chapter] ?? [:]) })</div>
        \(unowned)
        """
    ).html
  }

  private var way: HTML {
    index.choices.isEmpty ? "" : " <a href=\"\(BookFrame.Overview.choices.path)\">Which one do I need?</a>"
  }

  private var unowned: HTML {
    if index.unowned.isEmpty { return "" }
    let names = HTML.each(index.unowned) { "<li><code>\($0.text)</code></li>\n" }
    return """
      <section class="text">
      <h2>Without a section so far</h2>
      <ul class="names">
      \(names)</ul>
      </section>

      """
  }

  private func entry(_ entry: OperatorIndex.Entry, _ figures: [String: Data]) -> HTML {
    let anchor = anchors[entry.name] ?? ""
    let section = entry.section
    return """
      <details>
      <summary><code>\(entry.name.text)</code> <span>\(line(of: entry))</span></summary>
      <p class="owner" id="\(anchor)">Chapter \(section.number): <a href="\(links.address(of: section))">\
      \(HTML(typed: section.title))</a></p>
      \(diagram(of: entry, figures))\(signatures(of: entry))\(advice(of: entry))\(others(than: entry))\(references(of: entry))</details>

      """
  }

  /// What the library says of it; else what its section's heading does.
  private func line(of entry: OperatorIndex.Entry) -> HTML {
    if let summary = entry.summary { return HTML(typed: summary) }
    let name = "`\(entry.name.text)`"
    let title = entry.section.title
    return HTML(
      typed: title.hasPrefix(name) ? String(title.dropFirst(name.count).drop { ": ".contains($0) }) : title)
  }

  private func diagram(of entry: OperatorIndex.Entry, _ figures: [String: Data]) -> HTML {
    guard let diagram = entry.diagram else { return "" }
    return figures[diagram.text].map { HTML(stringLiteral: String(decoding: $0, as: UTF8.self)) }
      ?? "<pre tabindex=\"0\"><code>\(diagram.body.map { $0 + "\n" }.joined())</code></pre>\n"
  }

  private func signatures(of entry: OperatorIndex.Entry) -> HTML {
    if entry.signatures.isEmpty { return "" }
    let code = entry.signatures.map { $0 + "\n" }.joined()
    return """
      <pre class="wraps" tabindex="0"><code>\(Highlighter.html(of: code, language: "swift"))</code></pre>

      """
  }

  private func advice(of entry: OperatorIndex.Entry) -> HTML {
    HTML.each(entry.advice) { advice in
      let questions = links.words(advice.path.questions.map { $0 + " … " }.joined())
      let choice = links.words(advice.path.choice.words)
      let neighbours = HTML.each(advice.neighbours) {
        "<dt>\(links.words($0.words))</dt><dd>\(answers(of: $0.choice))</dd>\n"
      }
      let others: HTML =
        neighbours.isEmpty
        ? "" : "<p class=\"else\">Not this one? Then</p>\n<dl class=\"instead\">\n\(neighbours)</dl>\n"
      return "<p class=\"when\">\(questions)<b>\(choice)</b></p>\n\(others)"
    }
  }

  /// Answers lead to their entries on this page.
  private func answers(of choice: Choice) -> HTML {
    var html: HTML = ""
    for (number, answer) in choice.answers.enumerated() {
      if number > 0 { html += answer.isNext ? ", then " : ", " }
      let anchor = answer.name.flatMap { anchors[$0] }
      html +=
        anchor.map { "<a href=\"#\($0)\"><code>\(answer.text)</code></a>" } ?? "<code>\(answer.text)</code>"
      if !answer.remark.isEmpty { html += " \(answer.remark)" }
    }
    return html
  }

  private func references(of entry: OperatorIndex.Entry) -> HTML {
    guard let pages = reference[entry.name], !pages.isEmpty else { return "" }
    let items = HTML.each(pages) { "<li><a href=\"\($0.address)\"><code>\($0.words)</code></a></li>\n" }
    return "<p class=\"else\">In the reference</p>\n<ul class=\"names\">\n\(items)</ul>\n"
  }

  private func others(than entry: OperatorIndex.Entry) -> HTML {
    if entry.others.isEmpty { return "" }
    let items = HTML.each(entry.others) {
      "<li>Chapter \($0.number): <a href=\"\(links.address(of: $0))\">\(HTML(typed: $0.title))</a></li>\n"
    }
    return "<p class=\"else\">More about it</p>\n<ul>\n\(items)</ul>\n"
  }
}
