import Foundation
import Lesson
import Reactive
import ReactiveTesting
import Testing

@testable import BookMarkdown
@testable import BookModel
@testable import Prover
@testable import SiteGenerator

@Suite struct MarbleFigureTests {
  private let drawing = DiagramDrawing(
    name: "a <b>", frame: 10, columns: 8,
    rows: [
      .init(
        name: "source",
        timeline: MarbleTimeline(entries: [
          .init(20, .element("a")), .init(20, .element("b")), .init(50, .completed),
        ]),
        isAbove: true),
      .init(
        name: "result", timeline: MarbleTimeline(start: 20, entries: [.init(20, .error(nil))], horizon: nil),
        isAbove: false),
      .init(name: "other", timeline: MarbleTimeline(entries: [], horizon: 70), isAbove: false),
    ], operatorLines: ["map { $0 < 1 }", "  .x"], legend: [.init(label: "a", text: "[1, 2]")])

  private var html: String { MarbleFigure(drawing).html.description }

  @Test func `the image has a name and a description for screen readers`() {
    #expect(
      html.contains(
        "aria-label=\"source: [1, 2] at 20 ns, b at 20 ns, completed at 50 ns. result: error at "
          + "20 ns. other: then it continues. Operator: map { $0 &lt; 1 }   .x\">"))
  }

  @Test func `every event is drawn at its time`() {
    #expect(html.matches(of: /<circle class=h[12] cx/).count == 2)
    #expect(html.contains(">a</text>"))
    #expect(html.contains("<dt>a</dt><dd>[1, 2]</dd>"))
    #expect(html.contains("M44-9v18"))
  }

  /// Returns a diagram of one row, in which a column is 10 ns.
  private func row(
    _ columns: Int, start: Int = 0, _ entries: [MarbleTimeline.Entry]
  ) -> DiagramDrawing {
    DiagramDrawing(
      name: "one", frame: 10, columns: columns,
      rows: [.init(name: "late", timeline: MarbleTimeline(start: start, entries: entries), isAbove: false)],
      operatorLines: [], legend: [])
  }

  @Test func `simultaneous events are drawn side by side, in parentheses`() {
    let signals: [MarbleTimeline.Signal] = [.subscription, .element("ab"), .completed]
    let several = row(8, start: 20, signals.map { .init(20, $0) })
    let marks = MarbleFigure(several).html.description
    #expect(marks.contains("M7 0H36"))
    #expect(marks.contains("M3 9l4-8l4 8"))
    #expect(marks.contains("x=\"13\" width=\"19\""))
    #expect(marks.contains("M36-9v18"))
    #expect(marks.contains("d=\"M0 -9q-4 9 0 18M39 -9q4 9 0 18\""))
    let one = row(8, [.init(20, .element("a")), .init(40, .completed)])
    #expect(!MarbleFigure(one).html.description.contains("q-4"))
  }

  @Test func `simultaneous events are grouped in order, with their column`() {
    #expect(html.contains("data-ns=\"10\""))
    #expect(html.matches(of: /data-c=2>/).count == 2)
    #expect(html.matches(of: /data-c=5><path class="end"/).count == 1)
    let several = row(8, [.init(20, .subscription), .init(20, .element("a")), .init(20, .completed)])
    let marks = MarbleFigure(several).html.description
    #expect(
      marks.contains(
        /<g data-c=2><path d=[^>]*><path class="enter"[^>]*><circle[^>]*><text[^>]*>a<\/text><path class="end"/
      ))
  }

  @Test func `the key only explains the less common signs that occur`() {
    #expect(MarbleFigure.key(to: drawing) == "( ) at the same time")
    let turns = row(8, [.init(20, .subscription), .init(40, .disposal)])
    #expect(MarbleFigure.key(to: turns) == "^ subscribes, ! unsubscribes")
    #expect(MarbleFigure.key(to: row(8, [])).isEmpty)
  }

  @Test func `a wide diagram is split where nothing happens`() throws {
    let entries =
      (0..<20).map { MarbleTimeline.Entry($0 * 30, .element("\($0)")) } + [.init(600, .completed)]
    let wide = row(61, entries)
    let html = MarbleFigure(wide).image(within: MarbleFigure.widest).description
    #expect(html.matches(of: /<svg/).count == 1)
    let viewBox = try #require(html.firstMatch(of: /viewBox="0 0 (\d+)/)?.output.1)
    #expect(try #require(Int(viewBox)) <= MarbleFigure.widest)
    let labels = html.matches(of: /<text x="\d+">([^<]*)</).map { String($0.output.1) }
    #expect(labels == (0..<20).map { "\($0)" })
    #expect(html.matches(of: /<text x="-/).count == 2)
    // No marble extends beyond the end of its stretch.
    let stretches = MarbleStaves(wide).stretches(within: MarbleFigure.widest)
    #expect(stretches.map(\.lowerBound) == [0] + stretches.dropLast().map(\.upperBound))
    #expect(stretches.last?.upperBound == 61)
    for cut in stretches.dropFirst().map(\.lowerBound) {
      #expect((0..<20).allSatisfy { $0 * 3 >= cut || $0 * 3 + 2 <= cut }, "\(cut)")
    }
    // On a page, it is in one piece, and has a class with which it scrolls until the script has split it.
    let page = MarbleFigure(wide).html.description
    #expect(page.contains("<svg class=\"wide\"") && page.matches(of: /<text x="-/).count == 1)
    #expect(!html.contains("class=\"wide\"") && !self.html.contains("class=\"wide\""))
  }

  @Test func `an operator that is too long for the image is wrapped`() {
    let drawing = DiagramDrawing(
      name: "long", frame: 10, columns: 8, rows: drawing.rows,
      operatorLines: [
        "debounce(.milliseconds(30), scheduler: MainScheduler.instance)", String(repeating: "x", count: 80),
      ], legend: [])
    let lines = MarbleFigure(drawing).html.description
      .matches(of: /class="code"[^>]*>([^<]*)</).map { String($0.output.1).replacing("\u{A0}", with: " ") }
    #expect(
      lines == [
        "debounce(.milliseconds(30), scheduler: ", "  MainScheduler.instance)",
        String(repeating: "x", count: 53), "  " + String(repeating: "x", count: 27),
      ])
  }

  @Test func `the markup is reproducible and has no fractions`() {
    #expect(html == MarbleFigure(drawing).html.description)
    #expect(html.firstMatch(of: /\d\.\d/) == nil)
  }

  @Test func `a page draws a recorded diagram, and otherwise shows the text of the fence`() throws {
    let fixture = try DiagramFixture()
    let result = fixture.run()
    let drawing = try #require(fixture.parsed.diagrams.drawing(of: fixture.diagram, result))
    #expect(drawing.columns == 15)
    #expect(drawing.rows.map(\.name) == ["source", "result"])
    #expect(drawing.operatorLines == ["filter { $0.isMultiple(of: 2) }"])
    var anchors = Anchors(reserved: [])
    var rest: ArraySlice<MarkdownEvent> = []
    let fences = fixture.parsed.text.fences
    var drawn = FenceFigures(fences, drawings: ["filter": drawing], anchors: &anchors)
    #expect(drawn.figure(for: fences[0].markdown, before: &rest).description.contains("<svg"))
    var typed = FenceFigures(fences, anchors: &anchors)
    #expect(
      typed.figure(for: fences[0].markdown, before: &rest).description.contains("source:  --1--2--3--4--|"))
  }
}
