import BookModel

/// The page with the choices of all chapters, which leads from folded questions to operators.
struct ChoicesPage: Sendable {
  private let operators: OperatorIndex
  private let links: OperatorLinks

  var isEmpty: Bool { operators.choices.isEmpty }

  init(_ operators: OperatorIndex, in book: ParsedBook) {
    self.operators = operators
    links = OperatorLinks(operators, challenge: { ChallengeSection.link(to: $0, in: book) })
  }

  func page(in navigation: Navigation) -> PageTemplate {
    PageTemplate(
      navigation: navigation, place: .choices, path: Navigation.Overview.choices.path,
      title: "Which one do I need?",
      root: "", body: body)
  }

  /// The contents of the page without its navigation.
  var body: HTML {
    """
    <header class="title">
    <h1>Which one do I need?</h1>
    <p>Open the question that fits what you have, and choose what you want. Each answer links to its section.</p>
    </header>
    <div class="choices text"\(only: .screen, " data-filter=\"Filter the questions\"")>
    \(HTML.each(operators.choices, chapter))</div>

    """
  }

  private func chapter(_ own: OperatorIndex.ChapterChoices) -> HTML {
    """
    <section>
    <h2><a\(href: "\(own.chapter.name)/index.html")>\(own.chapter.title)</a></h2>
    \(HTML.each(own.questions) { question($0, in: own.chapter.name) })</section>

    """
  }

  private func question(_ choice: Choice, in chapter: String) -> HTML {
    """
    <details\(only: .print, " open")>
    <summary>\(links.words(choice.words))</summary>
    \(list(choice.choices, in: chapter))</details>

    """
  }

  private func list(_ choices: [Choice], in chapter: String) -> HTML {
    """
    <ul>
    \(HTML.each(choices) { choice in
      choice.choices.isEmpty
        ? """
        <li class="choice"><span>\(links.words(choice.words))</span> <span>\(links.html(of: choice.answers, in: chapter))</span></li>

        """
        : "<li>\(question(choice, in: chapter))</li>\n"
    })</ul>

    """
  }
}
