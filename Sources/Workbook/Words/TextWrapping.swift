/// Breaks text into lines that fit a terminal of 80 columns.
enum TextWrapping {
  /// `first` and the words of `text`, in lines of which all but the first have `indent` blanks in front.
  ///
  /// Words are never broken.
  static func wrap(_ text: String, first: String = "", indent: Int, width: Int = 80) -> String {
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
