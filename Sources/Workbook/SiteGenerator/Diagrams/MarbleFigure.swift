import BookModel
import Prover
import ReactiveTesting

/// Renders a diagram's recording as an inline image.
///
/// An image on a page is as wide as the diagram; on narrow screens, the page's script splits it into several staves below
/// each other. In an EPUB file, it is always split so that its text can be read on a phone.
struct MarbleFigure {
  private let drawing: DiagramDrawing

  /// The maximum width of an image whose text can be read on a phone.
  static let widest = 400

  init(_ drawing: DiagramDrawing) { self.drawing = drawing }

  var html: HTML {
    let live: HTML = drawing.live.map { " data-live=\"\($0)\"" } ?? ""
    let scale: HTML = drawing.frame == FrameDuration.usual ? "" : " data-ns=\"\(drawing.frame)\""
    return """
      <div class="rows"\(only: .screen, "\(scale)\(live)")>
      \(only: .browser, image(within: .max))\(only: .epub, image(within: Self.widest))
      </div>
      \(legend)
      """
  }

  /// Returns the image, split into staves that are not wider than `limit`.
  func image(within limit: Int) -> HTML {
    let staves = MarbleStaves(drawing)
    let image = staves.image(within: limit)
    let kind: HTML = image.width > Self.widest ? " class=\"wide\"" : ""
    return """
      <svg\(kind)\(Self.namespace) viewBox="0 0 \(image.width) \(image.height)" role="img" width="\(Self.shown(image.width))" \
      aria-label="\(DiagramDescription(drawing).text(of: drawing))">\(Self.ground(image.width, image.height))
      \(image.html)</svg>
      """
  }

  /// Returns the width in pixels at which an image is shown if there is enough space.
  private static func shown(_ width: Int) -> Int { width * 8 / 5 }

  /// The attributes of an image in an EPUB file, where the site's style sheet is missing.
  private static let namespace: HTML = """
    \(only: .epub, " xmlns=\"http://www.w3.org/2000/svg\" font-family=\"monospace\" font-size=\"11\"")
    """

  /// Returns the background of an image in an EPUB file.
  private static func ground(_ width: Int, _ height: Int) -> HTML {
    "\(only: .epub, "\n<rect width=\"\(width)\" height=\"\(height)\" fill=\"#fff\"/>")"
  }

  private var legend: HTML {
    if drawing.legend.isEmpty { return "" }
    let entries = HTML.each(drawing.legend) { "<dt>\($0.label)</dt><dd>\($0.text)</dd>\n" }
    return "<dl class=\"legend\">\n\(entries)</dl>\n"
  }

  /// Returns the image of a single row in which a column is one unit of time.
  static func sample(of timeline: MarbleTimeline) -> HTML {
    let drawing = DiagramDrawing(
      name: "", frame: 1, columns: 9, rows: [.init(name: "", timeline: timeline, isAbove: true)],
      operatorLines: [], legend: [])
    let row = MarbleRowDrawing(drawing.rows[0], 1)
    let width = drawing.columns * MarbleShapes.column
    return """
      <svg\(namespace) viewBox="0 0 \(width) \(row.height)" width="\(shown(width))" aria-hidden="true">\
      \(ground(width, row.height))\
      <g class="row" transform="translate(0 \(row.middle))">\(row.marks(in: 0..<drawing.columns))</g></svg>
      """
  }

  /// Returns the caption of `drawing`, with a link to the page that explains marks.
  ///
  /// - Parameters:
  ///   - drawing: The diagram.
  ///   - root: The path from the page's folder to the site's folder.
  static func caption(of drawing: DiagramDrawing, root: HTML) -> HTML {
    let key = key(to: drawing)
    return """
      <figcaption>Diagram: \(drawing.name) \
      <a class="key"\(href: "\(root)\(DiagramGuide.path)")>\(key.isEmpty ? "how to read it" : key)</a></figcaption>
      """
  }

  /// Returns the meaning of the less common marks in `drawing`.
  static func key(to drawing: DiagramDrawing) -> String {
    let entries = drawing.rows.flatMap(\.timeline.entries)
    let meanings = [
      entries.contains { $0.signal == .subscription } ? "^ subscribes" : nil,
      entries.contains { $0.signal == .disposal } ? "! unsubscribes" : nil,
      drawing.rows.contains { $0.hasSeveralAtOnce } ? "( ) at the same time" : nil,
    ].compactMap(\.self)
    return meanings.joined(separator: ", ")
  }
}

extension DiagramDrawing.Row {
  fileprivate var hasSeveralAtOnce: Bool {
    zip(timeline.entries, timeline.entries.dropFirst()).contains { $0.time == $1.time }
  }
}
