/// One line of expected output.
///
/// A line `...` stands for any number of lines and `[..]` for anything within a line; with a backslash in
/// front, both are meant literally.
struct LinePattern: Equatable {
  /// The line as the chapter has it.
  let text: String
  let form: Form

  /// How much a line leaves open.
  enum Form: Equatable {
    case anyLines
    case literal(String)
    /// The literal texts between the places that may hold anything.
    case pieces([[UInt8]])
  }

  init(_ line: String) {
    text = PrintedLines.normalised(line)
    let bare = text.drop { $0 == " " || $0 == "\t" }
    if text == "..." {
      form = .anyLines
    } else if bare.hasPrefix("\\"), bare.drop(while: { $0 == "\\" }) == "..." {
      form = .literal(String(text.dropLast(bare.count)) + String(bare.dropFirst()))
    } else if text.utf8.contains(UInt8(ascii: "[")), text.contains("[..]") {
      // Hardly any line has a bracket, and looking for a byte is faster than for a text.
      let pieces = Self.pieces(of: text)
      form = pieces.count == 1 ? .literal(String(decoding: pieces[0], as: UTF8.self)) : .pieces(pieces)
    } else {
      form = .literal(text)
    }
  }

  /// A line that is meant as it is.
  init(literally line: String) {
    text = line
    form = .literal(line)
  }

  /// The line that stands for any number of lines.
  static let anyLines = LinePattern("...")

  /// What a chapter has to say so that it means just `line`.
  static func escaped(_ line: String) -> String {
    let bare = line.drop { $0 == " " || $0 == "\t" }
    if bare.drop(while: { $0 == "\\" }) == "..." { return line.dropLast(bare.count) + "\\" + bare }
    return line.replacing("[..]", with: "\\[..]")
  }

  /// Whether it stands for any number of lines.
  var isAnyLines: Bool { form == .anyLines }
  /// Whether it says nothing about the lines it stands for.
  var isVacuous: Bool {
    if case .pieces(let pieces) = form { pieces.allSatisfy(\.isEmpty) } else { isAnyLines }
  }
  /// Whether only one line is like it.
  var isLiteral: Bool { literal != nil }
  /// The only line that is like it; nil if there are more.
  var literal: String? { if case .literal(let line) = form { line } else { nil } }

  /// Whether `line`, which is normalised, is like this one.
  func matches(_ line: String) -> Bool {
    switch form {
    case .anyLines: false
    case .literal(let literal): line.isIdentical(to: literal)
    case .pieces(let pieces): Self.matches(pieces, Array(line.utf8))
    }
  }

  private static func pieces(of text: String) -> [[UInt8]] {
    var pieces: [[UInt8]] = [[]]
    var rest = Array(text.utf8)[...]
    let wildcard = Array("[..]".utf8)
    while let byte = rest.first {
      if rest.starts(with: wildcard) {
        pieces.append([])
        rest = rest.dropFirst(wildcard.count)
      } else if byte == UInt8(ascii: "\\"), rest.dropFirst().starts(with: wildcard) {
        pieces[pieces.count - 1] += wildcard
        rest = rest.dropFirst(wildcard.count + 1)
      } else {
        pieces[pieces.count - 1].append(byte)
        rest = rest.dropFirst()
      }
    }
    return pieces
  }

  /// Whether `line` begins with the first piece, ends with the last one, and has the others between, in
  /// order.
  ///
  /// Each is taken where it is found first, so that nothing is tried twice.
  private static func matches(_ pieces: [[UInt8]], _ line: [UInt8]) -> Bool {
    guard let first = pieces.first, let last = pieces.last, line.count >= first.count + last.count,
      line.starts(with: first), line.suffix(last.count).elementsEqual(last)
    else { return false }
    var rest = line[first.count..<(line.count - last.count)]
    for piece in pieces.dropFirst().dropLast() where !piece.isEmpty {
      guard let found = rest.firstRange(of: piece) else { return false }
      rest = rest[found.upperBound...]
    }
    return true
  }
}
