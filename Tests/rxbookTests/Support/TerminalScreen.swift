import Foundation

/// A terminal emulator for the escape sequences that `watch` and shells use.
struct TerminalScreen {
  private var grid: [[String]]
  private(set) var size: (columns: Int, rows: Int)
  private var cursor = (column: 0, row: 0)
  private var unfinished: [UInt8] = []
  /// Lines that were too long, and lines that were scrolled off the top.
  private(set) var overflows: [String] = []

  init(columns: Int, rows: Int) {
    size = (columns, rows)
    grid = Array(repeating: Array(repeating: " ", count: columns), count: rows)
  }

  /// The rows, without trailing spaces.
  var rows: [String] {
    grid.map { row in
      let text = row.joined()
      return String(text.prefix(text.reversed().drop { $0 == " " }.count))
    }
  }

  /// The rows down to the last one that is not empty.
  var text: String { rows.reversed().drop(while: \.isEmpty).reversed().joined(separator: "\n") }

  mutating func resize(columns: Int, rows: Int) {
    size = (columns, rows)
    grid = (0..<rows).map { row in
      (0..<columns).map { column in
        grid.indices.contains(row) && grid[row].indices.contains(column) ? grid[row][column] : " "
      }
    }
    cursor = (min(cursor.column, columns - 1), min(cursor.row, rows - 1))
  }

  /// Writes `bytes`, in which the last character or escape sequence may be incomplete.
  ///
  /// - Returns: The text in `bytes`, without escape sequences.
  mutating func show(_ bytes: some Sequence<UInt8>) -> String {
    unfinished += bytes
    var text = ""
    while let count = nextCount {
      let part = String(decoding: unfinished[..<count], as: UTF8.self)
      unfinished.removeFirst(count)
      if part.first == "\u{1B}" {
        obey(part)
      } else if part == "\r" {
        cursor.column = 0
      } else if part == "\n" {
        text += part
        goDown()
      } else if part == "\u{8}" {
        cursor.column = max(0, cursor.column - 1)
      } else if part >= " " {
        text += part
        put(part)
      }
    }
    return text
  }

  /// The number of bytes of the next character or escape sequence; nil if it is incomplete.
  private var nextCount: Int? {
    guard let first = unfinished.first else { return nil }
    if first != 0x1B {
      let count = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
      return count <= unfinished.count ? count : nil
    }
    guard unfinished.count > 1 else { return nil }
    guard unfinished[1] == UInt8(ascii: "[") else { return 2 }
    return unfinished.dropFirst(2).firstIndex { (0x40...0x7E).contains($0) }.map { $0 + 1 }
  }

  private mutating func obey(_ sequence: String) {
    switch sequence.dropFirst(2) {
    case "H": cursor = (0, 0)
    case "K": empty(row: cursor.row, from: min(cursor.column, size.columns - 1))
    case "J":
      empty(row: cursor.row, from: min(cursor.column, size.columns - 1))
      for row in grid.indices.dropFirst(cursor.row + 1) { empty(row: row, from: 0) }
    case "2J": for row in grid.indices { empty(row: row, from: 0) }
    default: break
    }
  }

  private mutating func empty(row: Int, from column: Int) {
    for column in column..<size.columns { grid[row][column] = " " }
  }

  private mutating func goDown() {
    guard cursor.row == size.rows - 1 else { return cursor.row += 1 }
    overflows.append(rows[0])
    grid.removeFirst()
    grid.append(Array(repeating: " ", count: size.columns))
  }

  private mutating func put(_ character: String) {
    let width = Self.width(of: character)
    guard width > 0 else { return }
    if cursor.column + width > size.columns {
      overflows.append(rows[cursor.row])
      cursor.column = 0
      goDown()
    }
    grid[cursor.row][cursor.column] = character
    if width == 2 { grid[cursor.row][cursor.column + 1] = "" }
    cursor.column += width
  }

  /// The width in columns according to the C library, which many terminals use.
  private static func width(of character: String) -> Int {
    let former = uselocale(unicode)
    defer { uselocale(former) }
    return character.unicodeScalars.reduce(0) { $0 + max(0, Int(width(wchar_t($1.value)))) }
  }

  /// `wcwidth`, which the C library's headers declare only with a feature test macro.
  private static let width = unsafeBitCast(
    dlsym(nil, "wcwidth"), to: (@convention(c) (wchar_t) -> Int32).self)

  nonisolated(unsafe) private static let unicode = newlocale(LC_CTYPE_MASK, "C.UTF-8", nil)
}
