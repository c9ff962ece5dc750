/// Leads from a page to the sections that own operators.
struct OperatorLinks: Sendable {
  private let index: OperatorIndex
  /// The chapter whose page it is; nil for a page at the top of the site.
  private let chapter: String?
  /// The way from the site's folder to a challenge, and its words.
  private let challenge: @Sendable (String) -> (address: HTML, words: HTML)?

  init(
    _ index: OperatorIndex, from chapter: String? = nil,
    challenge: @escaping @Sendable (String) -> (address: HTML, words: HTML)? = { _ in nil }
  ) {
    self.index = index
    self.chapter = chapter
    self.challenge = challenge
  }

  private var root: HTML { chapter == nil ? "" : "../" }

  func address(of section: OperatorSection) -> HTML {
    section.chapter == chapter
      ? "#\(section.anchor)" : "\(root)\(section.chapter)/index.html#\(section.anchor)"
  }

  /// The words of a choice, or of a question, as they are set.
  func words(_ typed: String) -> HTML { HTML(typed: Typography(language: index.language).set(typed)) }

  /// The names with links to their sections, those that have one.
  ///
  /// - Parameter owner: The chapter that says so.
  func html(of answers: [Choice.Answer], in owner: String) -> HTML {
    var html: HTML = ""
    for (number, answer) in answers.enumerated() {
      if number > 0 { html += answer.isNext ? ", then " : ", " }
      html += link(answer, in: owner)
      if !answer.remark.isEmpty { html += " \(answer.remark)" }
    }
    return html
  }

  private func link(_ answer: Choice.Answer, in owner: String) -> HTML {
    if let name = answer.challenge, let challenge = challenge(name) {
      return "<a href=\"\(root)\(challenge.address)\">\(challenge.words)</a>"
    }
    guard let name = answer.name, let section = index.section(meantBy: name, in: owner) else {
      return "<code>\(answer.text)</code>"
    }
    return "<a href=\"\(address(of: section))\"><code>\(answer.text)</code></a>"
  }

  /// What a `choose` fence of the page's chapter says, as nested lists.
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

  /// For the cover: the ways to an operator, and all of them.
  var all: HTML {
    let choices: HTML = "<a href=\"\(root)choose.html\">Which one do I need?</a> · "
    let links = HTML.each(index.entries) {
      "<li><a href=\"\(address(of: $0.section))\"><code>\($0.name.text)</code></a></li>\n"
    }
    return """
      <p>\(index.choices.isEmpty ? "" : choices)\
      <a href="\(root)operators.html">All operators with their diagrams</a></p>
      <details>
      <summary>The names of all \(index.entries.count)</summary>
      <ul class="names">
      \(links)</ul>
      </details>

      """
  }
}
