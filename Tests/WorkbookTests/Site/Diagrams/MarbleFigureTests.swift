import Foundation
import Lesson
import Reactive
import ReactiveTesting
import Testing
@testable import Workbook

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

  private var html: String { MarbleFigure(drawing, identifier: "diagram-a").html.description }

  @Test func `the image is named and described for those who do not see it`() {
    #expect(html.contains("aria-labelledby=\"diagram-a-title diagram-a-rows\""))
    #expect(html.contains("<title id=\"diagram-a-title\">a &lt;b&gt;</title>"))
    #expect(
      html.contains(
        "<desc id=\"diagram-a-rows\">source: [1, 2] at 20 ns, b at 20 ns, completed at 50 ns. result: error at "
          + "20 ns. other: then it goes on. Operator: map { $0 &lt; 1 }   .x</desc>"))
  }

  @Test func `every mark is drawn where it happens`() {
    #expect(html.matches(of: /class="marble"/).count == 2)
    #expect(html.contains(">a</text>"))
    #expect(html.contains("<dt>a</dt><dd>[1, 2]</dd>"))
    #expect(html.contains("M82 5v30"))
  }

  @Test func `what happens at once stands side by side`() {
    let signals: [MarbleTimeline.Signal] = [.subscription, .element("ab"), .completed]
    let timeline = MarbleTimeline(start: 20, entries: signals.map { .init(20, $0) })
    let row = MarbleRowDrawing(.init(name: "late", timeline: timeline, isAbove: false), 10)
    let marks = row.marks(column: 15, columns: 8).description
    #expect(marks.contains("M17 20H61"))
    #expect(marks.contains("M17 20v14"))
    #expect(marks.contains("x=\"24\" y=\"7\" width=\"30\""))
    #expect(marks.contains("M61 5v30"))
  }

  @Test func `an operator that is too long for the image is broken`() {
    let drawing = DiagramDrawing(
      name: "long", frame: 10, columns: 8, rows: drawing.rows,
      operatorLines: [
        "debounce(.milliseconds(30), scheduler: MainScheduler.instance)", String(repeating: "x", count: 80),
      ], legend: [])
    let lines = MarbleFigure(drawing, identifier: "long").html.description
      .matches(of: /class="code"[^>]*>([^<]*)</).map { String($0.output.1).replacing("\u{A0}", with: " ") }
    #expect(
      lines == [
        "debounce(.milliseconds(30), ", "  scheduler: MainScheduler.instance)",
        String(repeating: "x", count: 38), "  " + String(repeating: "x", count: 36), "  xxxxxx",
      ])
  }

  @Test func `the same recording gives the same bytes, without a fraction`() {
    #expect(html == MarbleFigure(drawing, identifier: "diagram-a").html.description)
    #expect(html.firstMatch(of: /\d\.\d/) == nil)
  }

  @Test func `a page draws what was recorded, and shows what was typed else`() throws {
    let fixture = try DiagramFixture()
    let run = fixture.run()
    let drawing = try #require(fixture.evidence.drawing(of: run))
    #expect(drawing.columns == 15)
    #expect(drawing.rows.map(\.name) == ["source", "result"])
    #expect(drawing.operatorLines == ["filter { $0.isMultiple(of: 2) }"])
    var anchors = Anchors(reserved: [])
    var rest: ArraySlice<MarkdownEvent> = []
    let fences = fixture.evidence.text.fences
    var drawn = FenceFigures(fences, drawings: ["filter": drawing], anchors: &anchors)
    #expect(drawn.figure(for: fences[0].markdown, before: &rest).description.contains("<svg"))
    var typed = FenceFigures(fences, anchors: &anchors)
    #expect(
      typed.figure(for: fences[0].markdown, before: &rest).description.contains("source:  --1--2--3--4--|"))
  }
}
