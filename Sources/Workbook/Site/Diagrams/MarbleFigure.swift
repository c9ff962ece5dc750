import ReactiveTesting

/// Shows a diagram as an image that is part of the page, from what was recorded.
///
/// One that is wider than a phone is cut into stretches of time.
struct MarbleFigure {
  private let drawing: DiagramDrawing

  /// As wide as an image may be for its letters to be read on a phone.
  static let widest = 400

  init(_ drawing: DiagramDrawing) { self.drawing = drawing }

  var html: HTML {
    let staves = MarbleStaves(drawing)
    let image = staves.image(of: staves.stretches(within: Self.widest))
    let live: HTML = drawing.live.map { " data-live=\"\($0)\"" } ?? ""
    let scale: HTML = drawing.frame == FrameDuration.usual ? "" : " data-ns=\"\(drawing.frame)\""
    return """
      <div class="rows" tabindex="0" role="group" aria-label="Marbles of \(drawing.name)"\(scale)\(live)>
      <svg viewBox="0 0 \(image.width) \(image.height)" role="img" width="\(Self.shown(image.width))" \
      aria-label="\(DiagramWords(drawing).text(of: drawing))">
      \(image.html)</svg>
      </div>
      \(legend)
      """
  }

  /// How many pixels wide an image of this width is where there is room.
  private static func shown(_ width: Int) -> Int { width * 4 / 3 }

  private var legend: HTML {
    if drawing.legend.isEmpty { return "" }
    let entries = HTML.each(drawing.legend) { "<dt>\($0.label)</dt><dd>\($0.text)</dd>\n" }
    return "<dl class=\"legend\">\n\(entries)</dl>\n"
  }

  /// A row with nothing around it, whose columns take a unit of time each.
  static func sample(of timeline: MarbleTimeline) -> HTML {
    let drawing = DiagramDrawing(
      name: "", frame: 1, columns: 9, rows: [.init(name: "", timeline: timeline, isAbove: true)],
      operatorLines: [], legend: [])
    let row = MarbleRowDrawing(drawing.rows[0], 1)
    let width = drawing.columns * MarbleShapes.column
    return """
      <svg viewBox="0 0 \(width) \(row.height)" width="\(shown(width))" aria-hidden="true">\
      <g class="row" transform="translate(0 \(row.middle))">\(row.marks(in: 0..<drawing.columns))</g></svg>
      """
  }

  /// The caption of `drawing`, which leads to the page that explains marks, on a page from which `root` leads to the cover.
  static func caption(of drawing: DiagramDrawing, root: HTML) -> HTML {
    let key = key(to: drawing)
    return """
      <figcaption>Diagram: \(drawing.name) \
      <a class="key" href="\(root)\(DiagramMarks.path)">\(key.isEmpty ? "how to read it" : key)</a></figcaption>
      """
  }

  /// What the signs in `drawing` mean that are not seen in every diagram.
  static func key(to drawing: DiagramDrawing) -> String {
    let entries = drawing.rows.flatMap(\.timeline.entries)
    let meanings = [
      entries.contains { $0.signal == .subscription } ? "^ subscribes" : nil,
      entries.contains { $0.signal == .disposal } ? "! leaves" : nil,
      drawing.rows.contains { $0.hasSeveralAtOnce } ? "( ) at once" : nil,
    ].compactMap(\.self)
    return meanings.joined(separator: ", ")
  }
}

extension DiagramDrawing.Row {
  fileprivate var hasSeveralAtOnce: Bool {
    zip(timeline.entries, timeline.entries.dropFirst()).contains { $0.time == $1.time }
  }
}
