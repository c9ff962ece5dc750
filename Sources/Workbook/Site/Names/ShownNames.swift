/// What is known of the names in code that a page shows, which is a stretch of a file.
struct ShownNames {
  private let symbols: [CodeSymbol]
  private let names: FileNames
  private let file: String
  /// The file's first line that is shown, counted from 0.
  private let line: Int
  /// How many blanks of each line are not.
  private let indentation: Int

  /// - Parameters:
  ///   - code: What is shown.
  ///   - source: The file's lines.
  init?(_ known: ChapterNames, in file: String, line: Int, code: [String], source: [String]) {
    guard let names = known.files[file], source.indices.contains(line), let shown = code.first else {
      return nil
    }
    symbols = known.symbols
    (self.names, self.file, self.line) = (names, file, line)
    indentation = max(0, source[line].utf16.count - shown.utf16.count)
  }

  /// What `token` of the code is, if that is known.
  func kind(of token: PlacedToken) -> CodeSymbol.Kind? {
    names.symbol(line: line + token.token.line - 1, column: token.column + indentation).map {
      symbols[$0].kind
    }
  }

  /// What the page's script has to know to find the names in a block of code.
  var address: String { "\(file):\(line):\(indentation)" }
}
