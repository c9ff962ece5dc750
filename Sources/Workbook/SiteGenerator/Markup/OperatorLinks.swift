import BookMarkdown
import BookModel

/// Creates links from a page to the sections of operators.
struct OperatorLinks: Sendable {
  private let index: OperatorIndex
  /// The chapter of the page, or nil for a page at the top of the site.
  private let chapter: String?
  /// The path from the page's folder to the site's folder.
  private let root: String
  /// Returns the address of a challenge, relative to the site's folder, and the link text.
  private let challenge: @Sendable (String) -> (address: String, words: HTML)?

  /// - Parameters:
  ///   - index: The operators with their sections.
  ///   - chapter: The chapter of the page, or nil for another page.
  ///   - root: The path from the page's folder to the site's folder; nil for a page of a chapter, or at the top of the site.
  ///   - challenge: Returns the address of a challenge, relative to the site's folder, and the link text.
  init(
    _ index: OperatorIndex, from chapter: String? = nil, root: String? = nil,
    challenge: @escaping @Sendable (String) -> (address: String, words: HTML)? = { _ in nil }
  ) {
    self.index = index
    self.chapter = chapter
    self.root = root ?? (chapter == nil ? "" : "../")
    self.challenge = challenge
  }

  func address(of section: OperatorSection) -> String {
    section.chapter == chapter
      ? "#\(section.anchor)" : "\(root)\(section.chapter)/index.html#\(section.anchor)"
  }

  /// Returns the words of a choice or question with typographic quotes and dashes.
  func words(_ typed: String) -> HTML { HTML(typed: Typography(language: index.language).set(typed)) }

  /// Returns the operators in `answers`, with links to their sections, if they have one.
  ///
  /// - Parameters:
  ///   - answers: The answers of a choice.
  ///   - owner: The chapter with the choice.
  func html(of answers: [Choice.Answer], in owner: String) -> HTML {
    html(of: answers) { name in index.section(meantBy: name, in: owner).map { address(of: $0) } }
  }

  /// Returns the operators in `answers`, with links to the addresses that `address` returns.
  func html(of answers: [Choice.Answer], address: (OperatorName) -> String?) -> HTML {
    var html: HTML = ""
    for (number, answer) in answers.enumerated() {
      if number > 0 { html += answer.isNext ? ", then " : ", " }
      html += link(answer, address)
      if !answer.remark.isEmpty { html += " \(answer.remark)" }
    }
    return html
  }

  private func link(_ answer: Choice.Answer, _ address: (OperatorName) -> String?) -> HTML {
    if let name = answer.challenge, let challenge = challenge(name) {
      return "<a\(href: "\(root)\(challenge.address)")>\(challenge.words)</a>"
    }
    guard let address = answer.name.flatMap(address) else { return "<code>\(answer.text)</code>" }
    return "<a\(href: address)><code>\(answer.text)</code></a>"
  }

  /// Returns a `choose` fence of the page's chapter as nested lists.
  func html(of fence: Fence) -> HTML {
    "<div class=\"choose\">\n\(list(ChoiceList(fence, file: "").questions, in: chapter ?? ""))</div>\n"
  }

  private func list(_ choices: [Choice], in owner: String) -> HTML {
    """
    <ul>
    \(HTML.each(choices) { choice in
      choice.choices.isEmpty
        ? "<li class=\"choice\"><span>\(words(choice.words))</span> <span>\(html(of: choice.answers, in: owner))</span></li>\n"
        : "<li class=\"question\"><p>\(words(choice.words))</p>\n\(list(choice.choices, in: owner))</li>\n"
    })</ul>

    """
  }

  /// The links to the choices and to all operators, for the cover.
  var all: HTML {
    let choices: HTML = "<a\(href: "\(root)choose.html")>Which one do I need?</a> · "
    let links = HTML.each(index.entries) {
      "<li><a\(href: address(of: $0.section))><code>\($0.name.text)</code></a></li>\n"
    }
    return """
      <p>\(index.choices.isEmpty ? "" : choices)\
      <a\(href: "\(root)operators.html")>All operators with their diagrams</a></p>
      <details\(only: .print, " open")>
      <summary>All \(index.entries.count) operators and types by name</summary>
      <ul class="names">
      \(links)</ul>
      </details>

      """
  }
}
