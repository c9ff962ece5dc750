import Composer
import Prover
import ReactiveTesting

/// The page on which readers compose chains of operators.
///
/// It shows the first chain as a picture, which the script replaces.
struct PlaygroundPage {
  /// Whether the page can run chains.
  let isLive: Bool

  private static let beginning = """
    Compose a chain of operators, and drag the marbles. The row below each step shows its events: the library \
    of this book computes them on this page, in virtual time.
    """

  func page(in navigation: Navigation) -> PageTemplate {
    PageTemplate(
      navigation: navigation, place: .playground, path: Navigation.Overview.playground.path,
      title: "Playground", root: "", beginning: Self.beginning,
      scripts: isLive ? [.chainScript, .playgroundScript] : [],
      styles: [.playgroundStyles], body: body)
  }

  private var body: HTML {
    let example = CheckedChain(.example)
    let needs: HTML =
      isLive
      ? "This is a picture. To change the chain, you need a browser with JavaScript and WebAssembly."
      : "This is a picture, because this site was built without WebAssembly."
    return """
      <header class="title">
      <h1>Playground</h1>
      <p>\(Self.beginning) <a href="\(DiagramGuide.path)">How to read diagrams</a></p>
      </header>
      <div class="composer marbles">
      <div class="chain">
      \(MarbleFigure(Self.drawing(of: example)).image(within: .max))
      <p class="needs">\(needs)</p>
      </div>
      <section class="program" aria-label="Swift code">
      <h2>Swift code</h2>
      <pre><code>\(Highlighter.html(of: example.program(), language: "swift"))</code></pre>
      <p>Save it as <code>play.swift</code>, and run it with <code>./rxbook run play.swift</code>. It prints each event \
      of the result with its time in milliseconds.</p>
      </section>
      </div>

      """
  }

  /// A millisecond in the unit of diagrams, nanoseconds.
  private static let millisecond = 1_000_000

  /// Returns the drawing of the chain's sources, code and result.
  private static func drawing(of chain: CheckedChain) -> DiagramDrawing {
    let run = ChainRun(chain)
    func row(_ name: String, _ track: ChainTrack, isAbove: Bool) -> DiagramDrawing.Row {
      let entries = run.events.filter { $0.track == track }.compactMap { event -> MarbleTimeline.Entry? in
        switch event.kind {
        case .element, .sequence: .init(event.time * millisecond, .element(event.text))
        case .completed: .init(event.time * millisecond, .completed)
        case .error: .init(event.time * millisecond, .error(event.text))
        case .subscription, .disposal: nil
        }
      }
      return .init(
        name: name,
        timeline: MarbleTimeline(entries: entries, horizon: chain.composition.duration * millisecond),
        isAbove: isAbove)
    }
    let sources = chain.composition.sources.map { source in
      let entries = source.marks.map { mark in
        MarbleTimeline.Entry(
          mark.time * millisecond,
          mark.kind == .element
            ? .element(mark.text) : mark.kind == .completed ? .completed : .error(mark.text))
      }
      return DiagramDrawing.Row(
        name: source.name,
        timeline: MarbleTimeline(entries: entries, horizon: chain.composition.duration * millisecond),
        isAbove: true)
    }
    let code = chain.code(showsSteps: false).split(separator: "\n", omittingEmptySubsequences: false)
    let lines = code.drop { !$0.hasPrefix("let result") }.prefix { !$0.isEmpty }
    return DiagramDrawing(
      name: "Playground", frame: 10 * millisecond, columns: chain.composition.duration / 10 + 1,
      rows: sources + [row("result", .stage(chain.composition.stages.count - 1), isAbove: false)],
      operatorLines: lines.map(String.init), legend: [])
  }
}
