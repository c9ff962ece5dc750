/// A line as a terminal shows it: characters in columns, each in its colour.
struct TerminalLine {
  private var cells: [Cell] = []
  /// How many columns it takes.
  private(set) var columns = 0

  private struct Cell {
    let character: Character
    /// The sequences that have set its colour.
    let colour: String
    let columns: Int

    var isBlank: Bool { character == " " }

    /// Whether a line may be broken behind it, though no blank follows: paths and lists have no other place, and the
    /// scripts of East Asia need none.
    var isJoint: Bool { columns == 2 || character == "/" || character == "," || character == "(" }
  }

  private init(_ cells: [Cell]) {
    self.cells = cells
    columns = cells.reduce(0) { $0 + $1.columns }
  }

  /// Reads `text`, with its colours.
  ///
  /// Tabulators become blanks. What would move the cursor is left out, or shown as a character that cannot be shown.
  ///
  /// - Parameter limit: How many columns are read at most; an ellipsis stands for the rest.
  init(_ text: String, limit: Int = .max) {
    var colour = ""
    var rest = text[...]
    while let character = rest.popFirst() {
      guard columns < limit else {
        append("…", colour)
        return
      }
      switch character {
      case "\u{1B}":
        guard rest.first == "[" else { continue }
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

  /// The line with its colours, which end where it ends.
  var text: String {
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

  /// The characters alone.
  var plain: String { String(cells.map(\.character)) }

  /// The columns in front of the first character that is not blank.
  var indent: Int { cells.prefix(while: \.isBlank).reduce(0) { $0 + $1.columns } }
}

// MARK: Fitting

extension TerminalLine {
  /// The line, or what of it fits in front of an ellipsis.
  func cut(to width: Int) -> TerminalLine {
    guard columns > width else { return self }
    let kept = prefix(columns: width - 1)
    return width < 1 ? TerminalLine([]) : TerminalLine(kept + [ellipsis(like: kept.last)])
  }

  /// The line without the `count` columns that follow the first `start`; an ellipsis stands for what is gone.
  func leavingOut(_ count: Int, after start: Int) -> TerminalLine {
    guard count > 0, columns > start else { return self }
    let kept = prefix(columns: start)
    var rest = cells.dropFirst(kept.count)
    var gone = 0
    // The ellipsis takes a column of its own.
    while gone <= count, let cell = rest.popFirst() { gone += cell.columns }
    // Half of a wide character may be left.
    let blanks = [Cell](
      repeating: Cell(character: " ", colour: "", columns: 1), count: max(0, gone - count - 1))
    let isEmpty = cells.dropFirst(kept.count).prefix(count + 1).allSatisfy(\.isBlank)
    let mark = isEmpty ? Cell(character: " ", colour: "", columns: 1) : ellipsis(like: kept.last)
    return TerminalLine(kept + [mark] + blanks + rest)
  }

  /// The line in as many as it takes, of which none is wider than `width`.
  ///
  /// All but the first are indented as the first is, and by `hanging` more. A word that is too long is broken where it
  /// has a joint, and else cut.
  func wrapped(to width: Int, hanging: Int = 2) -> [TerminalLine] {
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

  /// The words, each with the blanks before it.
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

  /// What a word is made of: where it has joints, it is broken behind them.
  private var parts: [TerminalLine] {
    var parts: [[Cell]] = [[]]
    for cell in cells {
      parts[parts.count - 1].append(cell)
      if cell.isJoint { parts.append([]) }
    }
    return parts.filter { !$0.isEmpty }.map(TerminalLine.init)
  }
}
