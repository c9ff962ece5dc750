/// Wraps text to the width of a terminal, 80 columns by default.
package enum TextWrapping {
  /// Returns `text` with each line that is longer than `width` wrapped between words.
  ///
  /// Continuation lines have the line's indentation plus two spaces.
  package static func wrap(linesOf text: String, width: Int = 80) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      guard line.count > width else { return String(line) }
      let margin = line.prefix { $0 == " " }
      return wrap(String(line), first: String(margin), indent: margin.count + 2, width: width)
    }.joined(separator: "\n")
  }

  /// Returns `first` and the words of `text`, wrapped into lines; all but the first are indented by `indent` spaces.
  ///
  /// Words are never broken.
  package static func wrap(_ text: String, first: String = "", indent: Int, width: Int = 80) -> String {
    let margin = String(repeating: " ", count: indent)
    var lines: [String] = []
    var line = first
    var isLineEmpty = true
    for word in text.split(separator: " ") {
      if !isLineEmpty, line.count + 1 + word.count > width {
        lines.append(line)
        line = margin
        isLineEmpty = true
      }
      line += (isLineEmpty ? "" : " ") + word
      isLineEmpty = false
    }
    return (lines + [line]).joined(separator: "\n")
  }
}
