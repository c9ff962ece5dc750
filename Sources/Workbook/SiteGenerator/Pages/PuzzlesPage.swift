/// The page with puzzles about chains of operators.
struct PuzzlesPage {
  /// Whether the page can run chains.
  let isLive: Bool

  private static let beginning = """
    Find the missing step, place marbles, fix a chain, or put lines of code in order. Any answer with the wanted \
    result is right, because the library of this book has run it.
    """

  func page(in navigation: Navigation) -> PageTemplate {
    PageTemplate(
      navigation: navigation, place: .puzzles, path: Navigation.Overview.puzzles.path, title: "Puzzles",
      root: "", beginning: Self.beginning,
      scripts: isLive ? [.chainScript, .ordersScript, .puzzlesScript] : [],
      styles: [.playgroundStyles], body: body)
  }

  private var body: HTML {
    let needs: HTML =
      isLive
      ? "To solve puzzles, you need a browser with JavaScript and WebAssembly."
      : "This site was built without WebAssembly, so it has no puzzles."
    return """
      <header class="title">
      <h1>Puzzles</h1>
      <p>\(Self.beginning) <a href="\(DiagramGuide.path)">How to read diagrams</a></p>
      </header>
      <div class="composer quiz marbles">
      <div class="chain">
      <p class="needs">\(needs)</p>
      </div>
      </div>

      """
  }
}
