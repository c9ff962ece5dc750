import ReactiveTesting

/// The page that explains diagrams: how each mark is typed and drawn, and what it means.
enum DiagramGuide {
  static let path = "marks.html"
  static let title: HTML = "How to read diagrams"

  static let beginning = """
    Each row is a sequence. Time runs from left to right, and events in the same column happen at the same time.
    """

  /// The contents below the title.
  static let text: HTML = """
    <div class="text">
    <p>\(beginning) A row that starts further to the right starts later. The box is the operator: the rows above it are its
    sources, and the rows below it are the result. A row called <code>source^</code> shows when there are subscriptions to
    <code>source</code>.</p>
    <table class="marks">
    <thead><tr><th scope="col">Text</th><th scope="col">Drawing</th><th scope="col">Meaning</th></tr></thead>
    <tbody>
    \(HTML.each(marks) { $0.html })</tbody>
    </table>
    </div>

    """

  static func page(in navigation: Navigation) -> PageTemplate {
    PageTemplate(
      navigation: navigation, place: .notation, path: path, title: title, root: "", beginning: beginning,
      body: "<header class=\"title\">\n<h1>\(title)</h1>\n</header>\n\(text)")
  }

  private struct Mark {
    let typed: String
    let timeline: MarbleTimeline
    let meaning: String

    var html: HTML {
      """
      <tr><td><code>\(typed)</code></td><td>\(MarbleFigure.sample(of: timeline))</td><td>\(meaning)</td></tr>

      """
    }
  }

  private static func mark(
    _ typed: String, _ meaning: String, _ signals: MarbleTimeline.Signal..., goesOn: Bool = false
  ) -> Mark {
    Mark(
      typed: typed,
      timeline: MarbleTimeline(entries: signals.map { .init(3, $0) }, horizon: goesOn ? 6 : nil),
      meaning: meaning)
  }

  private static let marks = [
    mark("---7-->", "An element.", .element("7"), goesOn: true),
    mark(
      "---soup>", "Also one element, emitted at the left end of its marble.", .element("soup"),
      goesOn: true
    ),
    mark("---|", "The sequence completes.", .completed),
    mark("---X", "The sequence fails with an error.", .error(nil)),
    mark("---^-->", "An observer subscribes.", .subscription, goesOn: true),
    mark("---!", "The subscription is disposed of.", .disposal),
    mark(
      "---(ab)>", "Events in parentheses happen at the same time, in this order: first a, then b.",
      .element("a"), .element("b"), goesOn: true),
    mark(
      "---(^7)>", "A new subscriber immediately receives 7.", .subscription, .element("7"), goesOn: true),
    mark("---(7|)", "The element 7, followed by completion at the same time.", .element("7"), .completed),
    Mark(
      typed: "------>", timeline: MarbleTimeline(entries: [], horizon: 6),
      meaning:
        "Nothing happens. Each - is 10 ms, unless the text says otherwise. The row continues, but the diagram ends here."
    ),
  ]
}
