/// Lines of code or of output as markup.
///
/// A line that may be too long for a narrow screen is an element with its indentation, so its continuation is indented
/// further. Other lines are plain text, because a page has thousands of them.
struct CodeLines {
  private var done: HTML = ""
  private var count = 0
  private let isNumbered: Bool
  /// The current line, in pieces between which it may be broken.
  private var line: [HTML] = [""]
  private var length = 0
  private var indentation = 0
  private var isBlank = true
  /// Whether the line may be broken here, that is, after a word or a closing bracket.
  private(set) var mayBreak = false

  /// The deepest indentation for which the style sheet has a rule.
  static let deepest = 24
  /// The length of a line that fits on any screen, in characters.
  private static let shortest = 34

  init(isNumbered: Bool = false) { self.isNumbered = isNumbered }

  /// Adds `text`, which may have several lines, in a colour.
  mutating func append(_ text: Substring, _ colour: CodeColour?) {
    var rest = text
    while let end = rest.utf8.firstIndex(of: UInt8(ascii: "\n")) {
      append(part: rest[..<end], colour)
      endLine()
      rest = rest[rest.utf8.index(after: end)...]
    }
    append(part: rest, colour)
  }

  /// Adds text of one line.
  private mutating func append(part: Substring, _ colour: CodeColour?) {
    guard let last = part.utf8.last else { return }
    let count = part.utf8.count
    if isBlank {
      let blanks = part.utf8.prefix { $0 == UInt8(ascii: " ") }.count
      indentation += blanks
      isBlank = blanks == count
    }
    length += count
    let end = line.count - 1
    if let colour {
      line[end] += colour.opening
      line[end].append(between: part)
      line[end] += colour.closing
    } else {
      line[end].append(between: part)
    }
    mayBreak =
      last < 0x80
      ? Self.ends[Int(last)] : part.last.map { $0.isLetter || $0.isNumber } ?? false
  }

  /// Whether a line may be broken after each ASCII character: after words and closing brackets or quotes.
  private static let ends = (0..<0x80 as Range<UInt8>).map { byte in
    let character = Character(Unicode.Scalar(byte))
    return character.isLetter || character.isNumber || ")]}\"".contains(character)
  }

  /// Adds the markup of a line.
  ///
  /// - Parameters:
  ///   - length: The number of characters in the line.
  ///   - indentation: The number of spaces at the start of the line.
  mutating func append(_ markup: HTML, length: Int, indentation: Int) {
    line[line.count - 1] += markup
    self.length += length
    self.indentation = indentation
  }

  mutating func appendBreak() { line.append("") }

  mutating func endLine() {
    count += 1
    if isNumbered || length > Self.shortest {
      let depth = min(indentation, Self.deepest)
      let anchor: HTML = isNumbered ? " id=\"L\(count)\"" : ""
      let style: HTML = depth == 0 ? "" : " class=\"i\(depth)\""
      done += "<span\(anchor)\(style)>"
      for (index, piece) in line.enumerated() {
        if index > 0 { done += "<wbr\(HTML.void)" }
        done += piece
      }
      done += "\n</span>"
    } else {
      for piece in line { done += piece }
      done += "\n"
    }
    (line, length, indentation, isBlank, mayBreak) = ([""], 0, 0, true, false)
  }

  /// The markup of all lines, including an unfinished last line.
  var html: HTML {
    if line.allSatisfy(\.isEmpty) { return done }
    var all = self
    all.endLine()
    return all.done
  }
}
