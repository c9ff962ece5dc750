/// Breaks text into lines that fit a terminal, of 80 columns where nothing else is said.
public enum TextWrapping {
  /// `text` with each line that is longer than `width` broken between words; what follows of it keeps its margin, and
  /// goes in by two.
  public static func wrap(linesOf text: String, width: Int = 80) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      guard line.count > width else { return String(line) }
      let margin = line.prefix { $0 == " " }
      return wrap(String(line), first: String(margin), indent: margin.count + 2, width: width)
    }.joined(separator: "\n")
  }

  /// `first` and the words of `text`, in lines of which all but the first have `indent` blanks in front.
  ///
  /// Words are never broken.
  public static func wrap(_ text: String, first: String = "", indent: Int, width: Int = 80) -> String {
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
