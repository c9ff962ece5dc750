/// Parses the characters of one row.
struct MarbleRowReader {
  private let characters: [Character]
  private var position = 0
  private var moments: [MarbleMoment] = []

  /// The maximum number of columns, which is more than anyone draws; a longer row is a mistake.
  static let longest = 10_000

  init(_ characters: [Character]) {
    self.characters = characters
  }

  mutating func row() throws(MarbleSyntaxError) -> MarbleRow {
    let start = characters.firstIndex { $0 != " " } ?? characters.count
    let last = characters.lastIndex { !$0.isWhitespace }
    guard let last, start <= last else {
      throw error(
        "There are no marbles in this row; write `-` for each column in which nothing happens.", at: 0)
    }
    guard last < Self.longest else {
      throw error("This row is longer than \(Self.longest) columns; choose a longer frame.", at: Self.longest)
    }
    position = start
    while position <= last {
      if let end = moments.last, end.marks.contains(where: \.isEnd) {
        guard characters[position] == "!", end.marks.last?.isEnd == true else {
          throw error("Nothing can follow a terminal event; remove this, or the `|` or `X` before it.")
        }
      }
      if characters[position] == ">" {
        guard position == last else { throw error("`>` means that the row continues, so it must come last.") }
        return MarbleRow(start: start, moments: moments, end: position, goesOn: true)
      }
      try step(last)
    }
    try inspectEnd(last)
    return MarbleRow(start: start, moments: moments, end: position, goesOn: false)
  }

  private mutating func step(_ last: Int) throws(MarbleSyntaxError) {
    switch characters[position] {
    case "-": position += 1
    case "(": try group(last)
    case let mark where mark.isMarble:
      let label = String(characters[position...last].prefix(while: \.isMarble))
      add([label == "X" ? .error : .element(label)], width: label.count)
    case let mark:
      guard let mark = MarbleMark(String(mark)) else { throw unreadable(mark) }
      add([mark], width: 1)
    }
  }

  private mutating func add(_ marks: [MarbleMark], width: Int) {
    moments.append(MarbleMoment(column: position, marks: marks, width: width))
    position += width
  }

  private mutating func group(_ last: Int) throws(MarbleSyntaxError) {
    let opening = position
    guard let closing = characters[opening...last].firstIndex(of: ")") else {
      throw error("This parenthesis is not closed; put `)` after the simultaneous events.")
    }
    let inside = characters[(opening + 1)..<closing]
    let isSpaced = inside.contains(" ")
    var marks: [MarbleMark] = []
    position = opening + 1
    while position < closing {
      if characters[position] == " " {
        position += 1
        continue
      }
      let word =
        isSpaced ? characters[position..<closing].prefix { $0 != " " } : characters[position...position]
      guard let mark = MarbleMark(String(word)) else {
        position += word.firstIndex { !$0.isMarble }.map { $0 - position } ?? 0
        throw inGroup()
      }
      if marks.last?.isEnd == true, mark != .disposal {
        throw error("Nothing can follow a terminal event, even at the same time.")
      }
      marks.append(mark)
      position += word.count
    }
    position = opening
    if marks.isEmpty {
      throw error("Nothing happens in these parentheses; write `-` for each of their columns.")
    }
    add(marks, width: closing - opening + 1)
  }

  /// Checks that the row shows how it ends, so a row that was cut off by mistake is reported.
  private func inspectEnd(_ last: Int) throws(MarbleSyntaxError) {
    let marks = moments.last.map { $0.column + $0.width - 1 == last ? $0.marks : [] } ?? []
    if let mark = marks.last, mark.isEnd || mark == .disposal { return }
    var advice = "end it with `|`, `X` or `!`, or with `>` if it continues."
    if case .element(let label)? = marks.last, label.count > 1, label.last == "X" {
      advice = "`\(label)` is one element: put a column between the last one and the error."
    }
    throw MarbleSyntaxError(
      column: last + 1, message: "This row does not show what comes after its last column; \(advice)")
  }

  // MARK: What is wrong

  private func error(_ message: String, at position: Int? = nil) -> MarbleSyntaxError {
    MarbleSyntaxError(column: (position ?? self.position) + 1, message: message)
  }

  private func unreadable(_ character: Character) -> MarbleSyntaxError {
    switch character {
    case " ": error("There is a space inside the row; write `-` for a column in which nothing happens.")
    case "\t": error("There is a tab, whose width depends on the editor; use spaces or `-`.")
    case ")": error("This parenthesis has not been opened; put `(` before the simultaneous events.")
    case "\u{2010}"..."\u{2015}", "\u{2212}", "_", "\u{2500}":
      error("`\(character)` is not a marble; write a hyphen, `-`, for a column in which nothing happens.")
    case "\u{2502}", "\u{A6}": error("`\(character)` is not a marble; completion is `|`.")
    case let letter where letter.isLetter || letter.isNumber || letter.isEmojiLike:
      error(
        "`\(character)` may take more than one column; write a letter and define it below the rows: "
          + "a := \(character)")
    default:
      error(
        "`\(character)` is not a marble; write a letter, a digit or a name, and define it below the "
          + "rows: a := \(character)")
    }
  }

  private func inGroup() -> MarbleSyntaxError {
    switch characters[position] {
    case "-", ">", "(":
      error("`\(characters[position])` takes time, but events in parentheses are simultaneous.")
    case "|", "X", "^", "!":
      error("Put a space before and after `\(characters[position])`, as between all members.")
    default: unreadable(characters[position])
    }
  }
}

extension Character {
  fileprivate var isEmojiLike: Bool { unicodeScalars.contains { $0.value >= 0x1F000 } }
}
