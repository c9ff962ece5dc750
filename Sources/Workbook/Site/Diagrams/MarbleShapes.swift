import ReactiveTesting

/// The shapes that stand for the marks of rows of marbles, each as much like its mark as a picture can be.
///
/// All numbers are whole, so that the same recording gives the same bytes. Colours are the page's. A row's line runs at a
/// height of 0, so that little has to be said where hundreds of marks stand on a page.
enum MarbleShapes {
  /// How wide a column is.
  static let column = 8
  /// How wide a letter is, at most.
  static let letter = 7
  static let marble = 14
  /// How far marks that happen at once stand from each other.
  static let gap = 4

  /// How wide the marble of `label` is; it begins half a round one before the middle of its column.
  static func width(of label: String) -> Int { max(marble, label.count * letter + 5) }

  /// A marble, with its label in its middle; the style sheet knows how high it is, and how round.
  static func element(_ label: String, x: Int, y: Int) -> HTML {
    let width = width(of: label)
    let left = x - marble / 2
    let shape: HTML = width == marble ? "<circle cx=\"\(x)\"/>" : "<rect x=\"\(left)\" width=\"\(width)\"/>"
    let element: HTML = "\(shape)<text x=\"\(left + width / 2)\">\(label)</text>"
    return y == 0 ? element : "<g transform=\"translate(0 \(y))\">\(element)</g>"
  }

  /// `|`, `X`, `^`, or `!`; nothing for what has a row of its own.
  static func mark(_ signal: MarbleTimeline.Signal, x: Int) -> HTML {
    switch signal {
    case .completed: "<path class=\"end\" d=\"M\(x)-9v18\"/>"
    case .error: "<path class=\"error\" d=\"M\(x - 5)-5l10 10m0-10l-10 10\"/>"
    case .subscription: "<path class=\"enter\" d=\"M\(x - 4) 9l4-8l4 8\"/>"
    case .disposal: "<path class=\"leave\" d=\"M\(x)-9v12m0 3v3\"/>"
    case .element, .sequence: ""
    }
  }

  /// The parentheses around what happens at once.
  static func parentheses(left: Int, right: Int, height: Int) -> HTML {
    let (top, half) = (-marble / 2 - 2, height / 2 + 2)
    return """
      <path d="M\(left) \(top)q-4 \(half) 0 \(2 * half)M\(right) \(top)q4 \(half) 0 \(2 * half)"/>
      """
  }

  /// The line of a row, which ends in `>` where it goes on.
  static func line(from start: Int, to end: Int, goesOn: Bool) -> HTML {
    "<path d=\"M\(start) 0H\(end)\(goesOn ? "m-4-4l4 4l-4 4" : "")\"/>"
  }
}
