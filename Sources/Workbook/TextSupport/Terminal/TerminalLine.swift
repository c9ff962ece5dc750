/// A line as a terminal shows it: characters in columns, each with its colour.
package struct TerminalLine {
  private var cells: [Cell] = []
  /// The width of the line in columns.
  package private(set) var columns = 0

  private struct Cell {
    let character: Character
    /// The escape sequences that set the colour.
    let colour: String
    let columns: Int

    var isBlank: Bool { character == " " }

    /// Whether a long word may be broken after this character.
    ///
    /// Paths and lists are broken after punctuation, and East Asian scripts anywhere.
    var isJoint: Bool { columns == 2 || character == "/" || character == "," || character == "(" }
  }

  private init(_ cells: [Cell]) {
    self.cells = cells
    columns = cells.reduce(0) { $0 + $1.columns }
  }

  /// Parses `text`, which may contain colours.
  ///
  /// Tabs become spaces. Escape sequences that move the cursor are removed, and other control characters are shown as
  /// U+FFFD.
  ///
  /// - Parameter limit: The maximum number of columns to read; an ellipsis marks the cut.
  package init(_ text: String, limit: Int = .max) {
    var colour = ""
    var rest = text[...]
    while let character = rest.popFirst() {
      guard columns < limit else {
        append("…", colour)
        return
      }
      switch character {
      case "\u{1B}":
        guard rest.first == "[" else {
          if let end = EscapeSequence.end(of: rest.utf8) { rest = rest[end...] }
          continue
        }
        let parameters = rest.dropFirst().prefix { !("\u{40}"..."\u{7E}").contains($0) }
        let end = parameters.endIndex
        guard end < rest.endIndex else { return }
        if rest[end] == "m" {
          colour = parameters.isEmpty || parameters == "0" ? "" : "\(colour)\u{1B}[\(parameters)m"
        }
        rest = rest[rest.index(after: end)...]
      case "\t": for _ in 0..<8 - columns % 8 { append(" ", colour) }
      case _ where character.unicodeScalars.contains { $0.properties.generalCategory == .control }:
        append("\u{FFFD}", colour)
      default: append(character, colour)
      }
    }
  }

  private mutating func append(_ character: Character, _ colour: String) {
    let cell = Cell(character: character, colour: colour, columns: character.columns)
    cells.append(cell)
    columns += cell.columns
  }

  /// The line with its colours, which are reset at its end.
  package var text: String {
    var text = ""
    var colour = ""
    for cell in cells {
      if cell.colour != colour {
        text += (colour.isEmpty ? "" : "\u{1B}[0m") + cell.colour
        colour = cell.colour
      }
      text.append(cell.character)
    }
    return colour.isEmpty ? text : text + "\u{1B}[0m"
  }

  /// The characters without colours.
  package var plain: String { String(cells.map(\.character)) }

  /// The number of columns before the first character that is not a space.
  package var indent: Int { cells.prefix(while: \.isBlank).reduce(0) { $0 + $1.columns } }
}

// MARK: Fitting

extension TerminalLine {
  /// Returns the line, truncated with an ellipsis if it is wider than `width`.
  package func cut(to width: Int) -> TerminalLine {
    guard columns > width else { return self }
    let kept = prefix(columns: width - 1)
    return width < 1 ? TerminalLine([]) : TerminalLine(kept + [ellipsis(like: kept.last)])
  }

  /// Returns the line without `count` columns after the first `start`; an ellipsis marks the gap.
  package func leavingOut(_ count: Int, after start: Int) -> TerminalLine {
    guard count > 0, columns > start else { return self }
    let kept = prefix(columns: start)
    var rest = cells.dropFirst(kept.count)
    var gone = 0
    // The ellipsis takes a column.
    while gone <= count, let cell = rest.popFirst() { gone += cell.columns }
    // A wide character may have been cut in half.
    let blanks = [Cell](
      repeating: Cell(character: " ", colour: "", columns: 1), count: max(0, gone - count - 1))
    let isEmpty = cells.dropFirst(kept.count).prefix(count + 1).allSatisfy(\.isBlank)
    let mark = isEmpty ? Cell(character: " ", colour: "", columns: 1) : ellipsis(like: kept.last)
    return TerminalLine(kept + [mark] + blanks + rest)
  }

  /// Breaks the line into lines that are at most `width` columns wide.
  ///
  /// All lines but the first are indented like the first plus `hanging`. A word that is too long is broken at a slash,
  /// a comma or a parenthesis if possible, and otherwise cut.
  package func wrapped(to width: Int, hanging: Int = 2) -> [TerminalLine] {
    guard columns > width, width > 0 else { return [self] }
    let margin = min(indent + hanging, width / 3)
    let blank = Cell(character: " ", colour: "", columns: 1)
    var lines: [TerminalLine] = []
    var line = TerminalLine([Cell](repeating: blank, count: min(indent, width / 3)))
    var isLineEmpty = true
    func finish() {
      lines.append(line)
      line = TerminalLine([Cell](repeating: blank, count: margin))
      isLineEmpty = true
    }
    for (blanks, word) in words {
      let parts = word.columns > width - margin ? word.parts : [word]
      for (index, part) in parts.enumerated() {
        var gap = index == 0 ? blanks : []
        if !isLineEmpty, line.columns + gap.count + part.columns > width { finish() }
        if isLineEmpty { gap = [] }
        line = TerminalLine(line.cells + gap + part.cut(to: width - line.columns - gap.count).cells)
        isLineEmpty = false
      }
    }
    finish()
    return lines
  }

  private func prefix(columns limit: Int) -> [Cell] {
    var width = 0
    return Array(
      cells.prefix { cell in
        width += cell.columns
        return width <= limit
      })
  }

  private func ellipsis(like cell: Cell?) -> Cell {
    Cell(character: "…", colour: cell?.colour ?? "", columns: 1)
  }

  /// The words, each with the spaces before it.
  private var words: [(blanks: [Cell], word: TerminalLine)] {
    var words: [(blanks: [Cell], word: TerminalLine)] = []
    var rest = cells[...]
    while true {
      let blanks = Array(rest.prefix(while: \.isBlank))
      rest = rest.dropFirst(blanks.count)
      if rest.isEmpty { return words }
      let word = rest.prefix { !$0.isBlank }
      words.append((blanks, TerminalLine(Array(word))))
      rest = rest.dropFirst(word.count)
    }
  }

  /// The parts of a word between which it may be broken.
  private var parts: [TerminalLine] {
    var parts: [[Cell]] = [[]]
    for cell in cells {
      parts[parts.count - 1].append(cell)
      if cell.isJoint { parts.append([]) }
    }
    return parts.filter { !$0.isEmpty }.map(TerminalLine.init)
  }
}
