import BookMarkdown
import BookModel
import Foundation
import Prover
import ReactiveTesting

/// The demo on the cover: a field, and rows that show what happens to the text.
///
/// The drawing shows the diagrams as the chapter does. `demo.js` adds the field, and plays what the reader types; it
/// draws in the same way, so change both together.
struct DemoFigure {
  private let demo: CoverDemo
  private let chapter: ParsedChapter
  /// The diagrams of the rows, and that of the first choice.
  private let drawings: [DiagramDrawing]
  /// The numbers in the module of the diagrams of all rows, and of all choices; nil if some can't be played.
  private let live: (rows: [Int], answers: [Int])?

  private static let (width, edge, pitch, middle) = (460, 10, 46, 31)
  private static let (letter, marble) = (7, 18)

  /// Creates the figure, or returns nil if a diagram is not drawn.
  init?(_ demo: CoverDemo, of book: ParsedBook, in gallery: DiagramGallery) {
    guard let first = demo.answers.first,
      let chapter = book.chapters.first(where: { $0.chapter.identifier == demo.chapter })
    else { return nil }
    let all = gallery.drawings(in: chapter.chapter)
    let shown = (demo.rows + [first]).compactMap { all[$0.diagram] }
    guard shown.count == demo.rows.count + 1 else { return nil }
    let rows = demo.rows.compactMap { all[$0.diagram]?.live }
    let answers = demo.answers.compactMap { all[$0.diagram]?.live }
    (self.demo, self.chapter, drawings) = (demo, chapter, shown)
    live = rows.count == demo.rows.count && answers.count == demo.answers.count ? (rows, answers) : nil
  }

  /// The last of the diagrams, for the picture of the cover.
  var drawing: DiagramDrawing? { drawings.last }

  var html: HTML {
    let last = demo.answers.first?.diagram ?? ""
    let address = "\(chapter.name)/index.html#\(Anchors.slug(of: "diagram \(last)"))"
    let script: HTML = json.map { " data-demo=\"\($0)\"" } ?? ""
    return """
      <figure class="demo"\(script)>
      <div class="controls"></div>
      <div class="stage">
      \(image)
      </div>
      <p class="verdict"></p>
      <figcaption>These rows are what the library does. Chapter \(chapter.chapter.number) \
      <a\(href: address)>explains them</a>.</figcaption>
      </figure>

      """
  }

  // MARK: The drawing

  private struct Row {
    let name: String
    let timeline: MarbleTimeline
  }

  /// The first source, and the result of each diagram.
  private var rows: [Row] {
    guard let source = drawings[0].rows.first(where: \.isAbove) else { return [] }
    let names = demo.rows.map(\.name) + [demo.answers[0].name]
    return [Row(name: source.name, timeline: source.timeline)]
      + zip(names, drawings).compactMap { name, drawing in
        drawing.rows.first { !$0.isAbove && !$0.name.hasSuffix("^") }.map {
          Row(name: name, timeline: $0.timeline)
        }
      }
  }

  private var columns: Int { drawings.map(\.columns).max() ?? 1 }

  private func x(_ time: Int) -> Int {
    Self.edge + time / max(drawings[0].frame, 1) * (Self.width - 2 * Self.edge) / columns
  }

  private var image: HTML {
    let rows = rows
    let hues = LabelHues(
      of: rows.dropFirst().map { DiagramDrawing.Row(name: $0.name, timeline: $0.timeline, isAbove: false) })
    var lines: HTML = ""
    var ways: HTML = ""
    var marks: HTML = ""
    for (number, row) in rows.enumerated() {
      let y = number * Self.pitch + Self.middle
      lines += "<text x=\"\(Self.edge - 4)\" y=\"\(y - 15)\">\(row.name)</text>"
      lines += "<path d=\"M\(Self.edge - 4) \(y)H\(Self.width - 4)m-5-4l5 4l-5 4\"/>\n"
      var before = ""
      for (time, label) in row.timeline.elements {
        if number > 1,
          let start = rows[number - 1].timeline.elements.last(where: { $0.label == label && $0.time <= time })
        {
          ways +=
            "<path class=\"way \(hues.name(for: label) ?? "")\" d=\"M\(x(start.time)) \(y - Self.pitch)L\(x(time)) \(y)\"/>"
        }
        // In the first row, each marble is what has been typed since the one before it.
        let isTyped = number == 0 && label.hasPrefix(before) && label.count > before.count
        let text = isTyped ? String(label.dropFirst(before.count)) : label
        before = label
        marks += Self.marble(text, x: x(time), y: y, hues.name(for: label) ?? "plain")
      }
    }
    let height = rows.count * Self.pitch + 2
    let words = rows.map { row in
      let elements = row.timeline.elements.map { "\($0.label) at \(FrameDuration.text($0.time))" }
      return "\(row.name): \(elements.joined(separator: ", "))."
    }
    return """
      <svg viewBox="0 0 \(Self.width) \(height)" role="img" aria-label="\(words.joined(separator: " "))">
      \(lines)\(ways)\(marks)</svg>
      """
  }

  private static func marble(_ label: String, x: Int, y: Int, _ hue: HTML) -> HTML {
    let width = max(marble, label.count * letter + 10)
    return """
      <g class="\(hue)"><rect x="\(x - marble / 2)" y="\(y - marble / 2)" width="\(width)" height="\(marble)" rx="\(marble / 2)"/>\
      <text x="\(x - marble / 2 + width / 2)" y="\(y + 4)">\(label)</text></g>

      """
  }

  // MARK: The script's data

  private struct Script: Encodable {
    struct Track: Encodable {
      let name: String
      let live: Int
    }

    let field: String
    let rows: [Track]
    let answers: [Track]
    let agrees: String
    let differs: String
    /// The duration that the drawing shows, in milliseconds.
    let span: Int
    /// The texts that are typed by themselves, each with its time in milliseconds.
    let typed: [Typed]
  }

  private struct Typed: Encodable {
    let time: Int
    let text: String

    func encode(to encoder: any Encoder) throws {
      var list = encoder.unkeyedContainer()
      try list.encode(time)
      try list.encode(text)
    }
  }

  private var json: String? {
    guard let live, let source = rows.first else { return nil }
    func tracks(_ tracks: [CoverDemo.Track], _ numbers: [Int]) -> [Script.Track] {
      zip(tracks, numbers).map { Script.Track(name: $0.name, live: $1) }
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let script = Script(
      field: demo.field, rows: tracks(demo.rows, live.rows), answers: tracks(demo.answers, live.answers),
      agrees: demo.agrees, differs: demo.differs, span: columns * drawings[0].frame / 1_000_000,
      typed: source.timeline.elements.map { Typed(time: $0.time / 1_000_000, text: $0.label) })
    return (try? encoder.encode(script)).map { String(decoding: $0, as: UTF8.self) }
  }
}

extension MarbleTimeline {
  fileprivate var elements: [(time: Int, label: String)] {
    entries.compactMap { entry in
      if case .element(let label) = entry.signal { (entry.time, label) } else { nil }
    }
  }
}
