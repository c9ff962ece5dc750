import BookModel
import Foundation
import Prover
import SystemSupport

/// The picture that other sites show beside a link to a page: its title and its most important diagram.
struct LinkPicture: Sendable {
  /// A few words above the title, such as `Chapter 10`.
  let kind: String
  /// The title, in which backticks enclose code.
  let title: String
  let drawing: DiagramDrawing?

  static let (width, height) = (1200, 630)
  private static let margin = 70
  /// The maximum number of letters in a line of the title.
  private static let line = 30
  private static let lines = 2
  /// The maximum number of letters above the title.
  private static let kindLimit = 62
  /// The maximum number of lines of an operator's code.
  private static let codeLimit = 3

  /// Returns the path of the picture for the page at `path`, relative to the site's folder.
  static func path(forPageAt path: String) -> String {
    let name =
      path.hasSuffix("/index.html") ? path.dropLast("/index.html".count) : path.dropLast(".html".count)
    return "previews/\(name).png"
  }

  /// Returns the picture as SVG, which contains its colours because it has no style sheet.
  ///
  /// - Parameters:
  ///   - book: The title of the book.
  ///   - theme: The theme whose colours are used.
  func svg(for book: String, in theme: Theme) -> String {
    let colours = Dictionary(theme.colours.map { ($0.name, $0.colour) }) { first, _ in first }
    func colour(_ name: String) -> HTML { "\(colours[name] ?? "#000000")" }
    let words = Self.wrapped(title.filter { $0 != "`" })
    var y = 175
    var titles: HTML = ""
    for line in words {
      titles += "<text x=\"\(Self.margin)\" y=\"\(y)\" font-size=\"60\" font-weight=\"bold\">\(line)</text>\n"
      y += 72
    }
    let svg: HTML = """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(Self.width)" height="\(Self.height)" font-family="DejaVu Sans, sans-serif" fill="\(colour("ink"))">
      <rect width="\(Self.width)" height="\(Self.height)" fill="\(colour("paper"))"/>
      <rect width="\(Self.width)" height="12" fill="\(colour("mark"))"/>
      <text x="\(Self.margin)" y="95" font-size="30" fill="\(colour("quiet"))">\(shownKind)</text>
      \(titles)\(diagram(below: y - 25, colour))\
      <path d="M\(Self.margin) 585h52m-10-12v24" stroke="\(colour("quiet"))" stroke-width="4" fill="none"/>
      <circle cx="\(Self.margin + 12)" cy="585" r="9" fill="\(colour("mark"))"/>
      <circle cx="\(Self.margin + 32)" cy="585" r="7" fill="\(colour("type"))"/>
      <text x="\(Self.margin + 72)" y="594" font-size="26" fill="\(colour("quiet"))">\(book)</text>
      </svg>

      """
    return svg.text(in: PageStyle(media: .epub))
  }

  /// Returns the diagram, as large as the space below `top` allows.
  private func diagram(below top: Int, _ colour: (String) -> HTML) -> HTML {
    guard var drawing else { return "" }
    // Many lines of code would make the marbles too small.
    if drawing.operatorLines.count > Self.codeLimit { drawing = drawing.withoutCode }
    let image = MarbleStaves(drawing).image(within: 640)
    let (width, height) = (Self.width - 2 * Self.margin, 535 - top)
    return """
      <svg x="\(Self.margin)" y="\(top)" width="\(width)" height="\(height)" viewBox="0 0 \(image.width) \(image.height)" \
      preserveAspectRatio="xMinYMid meet" font-family="DejaVu Sans Mono, monospace" font-size="11">
      \(image.html)</svg>

      """
  }

  private var shownKind: String {
    if kind.count <= Self.kindLimit { return kind }
    let start = kind.prefix(Self.kindLimit)
    return "\(start[..<(start.lastIndex(of: " ") ?? start.endIndex)]) …"
  }

  /// Wraps words into lines, and truncates what doesn't fit.
  private static func wrapped(_ words: String) -> [String] {
    var lines = [""]
    for word in words.split(separator: " ") {
      let last = lines[lines.count - 1]
      if last.isEmpty {
        lines[lines.count - 1] = String(word)
      } else if last.count + 1 + word.count <= line {
        lines[lines.count - 1] += " \(word)"
      } else if lines.count < Self.lines {
        lines.append(String(word))
      } else {
        lines[lines.count - 1] += " …"
        break
      }
    }
    return lines
  }
}

extension DiagramDrawing {
  fileprivate var withoutCode: DiagramDrawing {
    DiagramDrawing(name: name, frame: frame, columns: columns, rows: rows, operatorLines: [], legend: legend)
  }
}
