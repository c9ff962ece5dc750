import ReactiveTesting

/// The shapes of the marks in marble diagrams, each of which resembles its mark in the text.
///
/// All coordinates are integers, so the same recording always gives the same bytes. The page's style sheet has the
/// colours. A row's line is at a height of 0, which keeps the markup of hundreds of marks short.
enum MarbleShapes {
  /// The width of a column.
  static let column = 8
  /// The maximum width of a letter.
  static let letter = 7
  static let marble = 14
  /// The distance between marks of the same moment.
  static let gap = 4

  /// Returns the width of the marble of `label`, which starts half the width of a round marble before the column's
  /// middle.
  static func width(of label: String) -> Int { max(marble, label.count * letter + 5) }

  /// Returns a marble with its label; the style sheet determines its height and corner radius.
  ///
  /// - Parameters:
  ///   - label: The label of the element.
  ///   - hues: The hues of the element: none, one, or two for a marble that is split.
  ///   - x: The middle of the column.
  ///   - y: The distance from the row's line.
  static func element(_ label: String, hues: [Int] = [], x: Int, y: Int) -> HTML {
    let width = width(of: label)
    let left = x - marble / 2
    let shape: HTML =
      width == marble
      ? "<circle\(fill(hues.first))\(only: .epub, " r=\"7\"") cx=\"\(x)\"/>"
      : "<rect\(fill(hues.first))\(only: .epub, " y=\"-7\" height=\"14\" rx=\"7\"") x=\"\(left)\" width=\"\(width)\"/>"
    let ink: HTML = hues.isEmpty ? "#24211d" : "#fff"
    let element: HTML =
      "\(shape)\(hues.count > 1 ? half(hues[1], x: left + width / 2, end: left + width) : "")<text\(only: .epub, " fill=\"\(ink)\" text-anchor=\"middle\" dy=\"4\"") x=\"\(left + width / 2)\">\(label)</text>"
    return y == 0 ? element : "<g transform=\"translate(0 \(y))\">\(element)</g>"
  }

  /// Returns the right half of a marble, which covers the other half's colour.
  private static func half(_ hue: Int, x: Int, end: Int) -> HTML {
    let straight = end - marble / 2 - x
    return straight == 0
      ? "<path\(fill(hue)) d=\"M\(x)-7a7 7 0 0 1 0 14\"/>"
      : "<path\(fill(hue)) d=\"M\(x)-7h\(straight)a7 7 0 0 1 0 14h-\(straight)\"/>"
  }

  /// Returns the class of a hue or, in an EPUB file, its colour.
  ///
  /// The value isn't quoted, because pages have thousands of marbles.
  private static func fill(_ hue: Int?) -> HTML {
    guard let hue else { return "\(only: .epub, " \(paint)")" }
    let colour = Theme.light.colours.first { $0.name == "hue\(hue)" }?.colour ?? ""
    return "\(only: .browser, " class=h\("\(hue)")")\(only: .epub, " fill=\"\(colour)\"")"
  }

  /// Returns the mark `|`, `X`, `^`, or `!`, or nothing for an element or a sequence.
  static func mark(_ signal: MarbleTimeline.Signal, x: Int) -> HTML {
    switch signal {
    case .completed: "<path\(colour("end", end)) d=\"M\(x)-9v18\"/>"
    case .error: "<path\(colour("error", end)) d=\"M\(x - 5)-5l10 10m0-10l-10 10\"/>"
    case .subscription: "<path\(colour("enter", visit)) d=\"M\(x - 4) 9l4-8l4 8\"/>"
    case .disposal: "<path\(colour("leave", visit)) d=\"M\(x)-9v12m0 3v3\"/>"
    case .element, .sequence: ""
    }
  }

  // EPUB readers use their own style sheets, so an image in an EPUB file contains its colours.
  private static let paint: HTML = "fill=\"#fff\" stroke=\"#b3531f\" stroke-width=\"1.25\""
  private static let stroke: HTML = " fill=\"none\" stroke=\"#686057\""
  private static let end: HTML = " fill=\"none\" stroke=\"#24211d\" stroke-width=\"1.75\""
  private static let visit: HTML = " fill=\"none\" stroke=\"#8a3a12\" stroke-width=\"1.75\""

  /// Returns the class of a shape or, in an EPUB file, its colours.
  static func colour(_ name: HTML, _ attributes: HTML) -> HTML {
    "\(only: .browser, " class=\"\(name)\"")\(only: .epub, attributes)"
  }

  /// Returns the parentheses around the marks of a moment.
  static func parentheses(left: Int, right: Int, height: Int) -> HTML {
    let (top, half) = (-marble / 2 - 2, height / 2 + 2)
    return """
      <path\(only: .epub, stroke) d="M\(left) \(top)q-4 \(half) 0 \(2 * half)M\(right) \(top)q4 \(half) 0 \(2 * half)"/>
      """
  }

  /// Returns the line of a row, which ends in an arrow if the row continues.
  static func line(from start: Int, to end: Int, goesOn: Bool) -> HTML {
    "<path\(only: .epub, stroke) d=\"M\(start) 0H\(end)\(goesOn ? "m-4-4l4 4l-4 4" : "")\"/>"
  }
}
