/// Lines of code or of output as markup.
///
/// One that may be too long for a narrow screen is an element of its own that knows how deep it is indented: it goes on
/// deeper than it began. The others are text, because a page has thousands of them.
struct CodeLines {
  private var done: HTML = ""
  private var count = 0
  private let isNumbered: Bool
  /// The line with the places where it may be broken, and without.
  private var line: (breaking: HTML, whole: HTML) = ("", "")
  private var length = 0
  private var indentation = 0
  private var isBlank = true
  /// Whether the line may be broken here: behind a word or a bracket.
  private(set) var mayBreak = false

  /// The deepest that the style sheet knows.
  static let deepest = 24
  /// What fits on any screen, in characters.
  private static let shortest = 34

  init(isNumbered: Bool = false) { self.isNumbered = isNumbered }

  /// Adds `text`, which may have several lines, in `className`.
  mutating func append(_ text: Substring, className: String?) {
    for (index, part) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if index > 0 { endLine() }
      if part.isEmpty { continue }
      if isBlank {
        let blanks = part.prefix { $0 == " " }.count
        indentation += blanks
        isBlank = blanks == part.count
      }
      length += part.utf8.count
      add(className.map { "<i class=\"\($0)\">\(between: part)</i>" } ?? "\(between: part)")
      mayBreak = part.last.map { $0.isLetter || $0.isNumber || ")]}\"".contains($0) } ?? false
    }
  }

  /// Adds the markup of a line of so many characters, with so many blanks in front.
  mutating func append(_ markup: HTML, length: Int, indentation: Int) {
    add(markup)
    self.length += length
    self.indentation = indentation
  }

  mutating func appendBreak() { line.breaking += "<wbr>" }

  mutating func endLine() {
    count += 1
    if isNumbered || length > Self.shortest {
      let depth = min(indentation, Self.deepest)
      let anchor: HTML = isNumbered ? " id=\"L\(count)\"" : ""
      let style: HTML = depth == 0 ? "" : " class=\"i\(depth)\""
      done += "<span\(anchor)\(style)>\(line.breaking)\n</span>"
    } else {
      done += "\(line.whole)\n"
    }
    (line, length, indentation, isBlank, mayBreak) = (("", ""), 0, 0, true, false)
  }

  /// All lines; one that has not ended is the last.
  var html: HTML {
    if line.whole.isEmpty { return done }
    var all = self
    all.endLine()
    return all.done
  }

  private mutating func add(_ markup: HTML) {
    line.breaking += markup
    line.whole += markup
  }
}
