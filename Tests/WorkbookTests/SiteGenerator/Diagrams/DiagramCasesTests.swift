import Foundation
import ReactiveTesting
import TestSupport
import Testing

@testable import Prover
@testable import SiteGenerator

/// Diagrams are drawn and described in Swift when a page is built, and in JavaScript when the reader changes them
/// or steps through them.
@Suite struct DiagramCasesTests {
  private struct Case: Decodable {
    struct Row: Decodable {
      let name: String
      let isAbove: Bool
      let start: Int
      /// Whether the row ends in an arrow instead of its last event.
      let goesOn: Bool
      let events: [Event]
    }

    struct Event: Decodable {
      let column: Int
      let kind: String
      let text: String?
    }

    let name: String
    /// The duration of a column in nanoseconds.
    let frame: Int
    let columns: Int
    let rows: [Row]
    let code: [String]
    let legend: [String: String]
    /// The maximum width of a stave, or nil if the diagram isn't split.
    let limit: Int?
    /// The contents of the image, with one element per line.
    let image: [String]
    /// The text alternative of the image.
    let description: String
    /// The description of each moment.
    let moments: [String]

    func drawing() throws -> DiagramDrawing {
      let rows = try rows.map { row in
        let entries = try row.events.map { event in
          MarbleTimeline.Entry(event.column * frame, try signal(event))
        }
        return DiagramDrawing.Row(
          name: row.name,
          timeline: MarbleTimeline(
            start: row.start * frame, entries: entries, horizon: row.goesOn ? (columns - 1) * frame : nil),
          isAbove: row.isAbove)
      }
      return DiagramDrawing(
        name: name, frame: frame, columns: columns, rows: rows, operatorLines: code,
        legend: legend.map { .init(label: $0.key, text: $0.value) })
    }

    private func signal(_ event: Event) throws -> MarbleTimeline.Signal {
      switch event.kind {
      case "element": .element(event.text ?? "")
      case "completed": .completed
      case "error": .error(nil)
      case "subscription": .subscription
      default:
        try #require(event.kind == "disposal" ? MarbleTimeline.Signal.disposal : nil, "\(event.kind)")
      }
    }
  }

  private static func cases() throws -> [Case] { try SharedCases.load("diagrams.json") }

  private static func figure(of drawing: DiagramDrawing) -> String { MarbleFigure(drawing).html.description }

  /// Returns the elements of the image, one per line.
  private static func image(of drawing: DiagramDrawing, within limit: Int?) throws -> [String] {
    let image = MarbleFigure(drawing).image(within: limit ?? .max).description
    let contents = try #require(image.firstMatch(of: #/(?s)<svg [^>]*>\n(.*)</svg>/#)?.1)
    return contents.replacing("\n", with: "").replacing("><", with: ">\n<")
      .split(separator: "\n").map(String.init)
  }

  @Test func `the page has these images and descriptions`() throws {
    for example in try Self.cases() {
      let drawing = try example.drawing()
      #expect(try Self.image(of: drawing, within: example.limit) == example.image, "\(example.name)")
      #expect(DiagramDescription(drawing).text(of: drawing) == example.description, "\(example.name)")
    }
  }

  /// Opens a page with these scripts in a browser.
  private static func tab(_ body: String, scripts: [String], in folder: TemporaryFolder) throws -> Tab {
    for (number, script) in scripts.enumerated() { try folder.write(script, to: "\(number).js") }
    let elements = scripts.indices.map { "<script src=\"\($0).js\"></script>" }.joined()
    let page = try folder.write(
      "<!DOCTYPE html><meta charset=\"utf-8\"><body>\(body)\(elements)<p id=\"end\">", to: "index.html")
    return try Tab(in: Chromium(), at: page.absoluteString, ready: "document.getElementById('end')")
  }

  @Test(Chromium.isThere) func `a changed diagram is drawn with the same shapes`() async throws {
    try await onOwnThread {
      let folder = try TemporaryFolder()
      let tab = try Self.tab(
        "<div><svg></svg></div>", scripts: [EmbeddedAsset.drawingScript.text], in: folder)
      let answer = try tab.run(
        """
        (function () {
          // The elements of an image in a form that depends neither on the order of attributes, nor on groups without
          // a meaning.
          function lines(element) {
            return Array.from(element.children).flatMap(function (child) {
              if (child.localName === "g" && child.attributes.length === 0) { return lines(child); }
              var attributes = Array.from(child.attributes, function (one) { return one.name + "=" + one.value; });
              var own = child.localName === "text" ? child.textContent : "";
              return [child.localName + " " + attributes.sort().join(" ") + " " + own].concat(lines(child));
            });
          }
          var image = document.querySelector("svg");
          return JSON.stringify(\(try SharedCases.json("diagrams.json")).map(function (example) {
            function part(row) {
              return {
                name: row.name, start: row.start, goesOn: row.goesOn,
                entries: row.events.map(function (event) {
                  return { column: event.column, kind: event.kind, text: event.text || "" };
                })
              };
            }
            var above = example.rows.filter(function (row) { return row.isAbove; }).map(part);
            var below = example.rows.filter(function (row) { return !row.isAbove; }).map(part);
            rxbookLive.colour(above, example.code, below);
            rxbookLive.draw(
              image, above.concat({ code: example.code }, below), example.columns, example.limit || 1e9);
            // The script that steps through still images adds this line itself.
            image.querySelectorAll(".now").forEach(function (line) { line.remove(); });
            var found = lines(image);
            image.innerHTML = example.image.join("");
            return { found: found, expected: lines(image) };
          }));
        })()
        """)
      struct Drawn: Decodable {
        let found: [String]
        let expected: [String]
      }
      let drawn = try JSONDecoder().decode([Drawn].self, from: Data(answer.utf8))
      let cases = try Self.cases()
      #expect(drawn.count == cases.count)
      for (drawn, example) in zip(drawn, cases) {
        #expect(drawn.found == drawn.expected, "\(example.name)")
      }
    }
  }

  /// A diagram in which each element has its hues.
  private struct HueCase: Decodable {
    struct Row: Decodable {
      let name: String
      let isAbove: Bool
      let elements: [Element]
    }

    struct Element: Decodable {
      let column: Int
      let text: String
      let hues: [Int]
    }

    let name: String
    let code: [String]
    let rows: [Row]

    var drawing: DiagramDrawing {
      let rows = rows.map { row in
        DiagramDrawing.Row(
          name: row.name,
          timeline: MarbleTimeline(entries: row.elements.map { .init($0.column, .element($0.text)) }),
          isAbove: row.isAbove)
      }
      return DiagramDrawing(name: name, frame: 1, columns: 20, rows: rows, operatorLines: code, legend: [])
    }

    var hues: [[[Int]]] { rows.map { $0.elements.map(\.hues) } }
  }

  @Test func `elements of the result have the hues of their sources`() throws {
    let cases: [HueCase] = try SharedCases.load("marble-hues.json")
    #expect(cases.count > 10)
    for example in cases {
      #expect(MarbleHues(example.drawing).rows == example.hues, "\(example.name)")
    }
  }

  @Test(Chromium.isThere) func `the script finds the same hues`() async throws {
    try await onOwnThread {
      let folder = try TemporaryFolder()
      let tab = try Self.tab("", scripts: [EmbeddedAsset.drawingScript.text], in: folder)
      let answer = try tab.run(
        """
        JSON.stringify(\(try SharedCases.json("marble-hues.json")).map(function (example) {
          var parts = example.rows.map(function (row) {
            return {
              name: row.name, isAbove: row.isAbove,
              entries: row.elements.map(function (element) {
                return { kind: "element", column: element.column, text: element.text };
              })
            };
          });
          rxbookLive.colour(
            parts.filter(part => part.isAbove), example.code, parts.filter(part => !part.isAbove));
          return parts.map(part => part.entries.map(entry => entry.hues));
        }))
        """)
      let found = try JSONDecoder().decode([[[[Int]]]].self, from: Data(answer.utf8))
      let cases: [HueCase] = try SharedCases.load("marble-hues.json")
      #expect(found.count == cases.count)
      for (found, example) in zip(found, cases) { #expect(found == example.hues, "\(example.name)") }
    }
  }

  @Test(Chromium.isThere) func `stepping through a diagram shows these descriptions`() async throws {
    try await onOwnThread {
      let folder = try TemporaryFolder()
      let cases = try Self.cases()
      let figures = try cases.map { example in
        """
        <figure class="marbles"><figcaption>Diagram: one</figcaption>\(Self.figure(of: try example.drawing()))</figure>
        """
      }
      let tab = try Self.tab(
        "<div class=\"bar\"></div>\(figures.joined())",
        scripts: [
          "window.rxbookLoad = function () { return Promise.reject(); };", EmbeddedAsset.diagramsScript.text,
        ], in: folder)
      let answer = try tab.run(
        """
        JSON.stringify(Array.from(document.querySelectorAll("figure"), function (figure) {
          var moments = [], next = figure.querySelectorAll("button")[2];
          while (moments.length < 100) {
            next.click();
            var words = figure.querySelector("output").textContent;
            if (!words) { return moments; }
            moments.push(words);
          }
        }))
        """)
      let moments = try JSONDecoder().decode([[String]].self, from: Data(answer.utf8))
      #expect(moments.count == cases.count)
      for (found, example) in zip(moments, cases) { #expect(found == example.moments, "\(example.name)") }
    }
  }
}
