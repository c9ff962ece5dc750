import ReactiveTesting

/// How diagrams are read: each mark as chapters have it in their text, as it is drawn, and what it means.
enum DiagramMarks {
  static let path = "marks.html"
  static let title: HTML = "How diagrams are read"

  /// What stands below the title.
  static let text: HTML = """
    <div class="text">
    <p>Each row is a sequence. Time runs to the right, in all rows alike: what stands one below the other happens at the
    same time. A row that begins further to the right begins later. The box is the operator: what stands above goes into
    it, and what stands below comes out. A row called <code>source^</code> shows who is subscribed to <code>source</code>,
    and when.</p>
    <table class="marks">
    <thead><tr><th scope="col">Typed</th><th scope="col">Drawn</th><th scope="col">Means</th></tr></thead>
    <tbody>
    \(HTML.each(marks) { $0.html })</tbody>
    </table>
    </div>

    """

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
      "---soup>", "One element, too: it is sent at the left end of its marble.", .element("soup"),
      goesOn: true
    ),
    mark("---|", "The sequence has completed.", .completed),
    mark("---X", "It has failed, with an error.", .error(nil)),
    mark("---^-->", "Somebody subscribes.", .subscription, goesOn: true),
    mark("---!", "Somebody leaves: the subscription is over.", .disposal),
    mark(
      "---(ab)>", "What is in parentheses happens at once, in this order: a, then b.", .element("a"),
      .element("b"), goesOn: true),
    mark(
      "---(^7)>", "Whoever subscribes is sent 7 at once.", .subscription, .element("7"), goesOn: true),
    mark("---(7|)", "7, and then the end, at once.", .element("7"), .completed),
    Mark(
      typed: "------>", timeline: MarbleTimeline(entries: [], horizon: 6),
      meaning:
        "Nothing happens: each - is 10 ms, or what the text says. The row goes on, and nothing is said of what "
        + "comes later."),
  ]
}
