import TextSupport

/// The symbols in an excerpt of a file that a page shows.
package struct ExcerptSymbols {
  private let symbols: [CodeSymbol]
  private let occurrences: SymbolOccurrences
  private let file: String
  /// The zero-based line of the file in which the excerpt starts.
  private let line: Int
  /// The number of spaces by which the file indents each line further than the excerpt does.
  private let indentation: Int

  /// - Parameters:
  ///   - code: The lines of the excerpt.
  ///   - source: The lines of the file.
  package init?(_ known: ChapterSymbols, in file: String, line: Int, code: [String], source: [String]) {
    guard let occurrences = known.files[file], source.indices.contains(line), let shown = code.first else {
      return nil
    }
    symbols = known.symbols
    (self.occurrences, self.file, self.line) = (occurrences, file, line)
    indentation = max(0, source[line].utf16.count - shown.utf16.count)
  }

  /// Returns the kind of the symbol at a token of the excerpt, or nil if it is unknown.
  package func kind(of token: PlacedToken) -> CodeSymbol.Kind? {
    occurrences.symbol(line: line + token.token.line - 1, column: token.column + indentation).map {
      symbols[$0].kind
    }
  }

  /// The position of the excerpt, such as `Till:12:2` in `Till.swift`, which the page's script uses to find its symbols.
  ///
  /// A page has dozens of positions, and must stay small, so they don't contain the extension of the file.
  package var address: String { "\(file.dropLast(".swift".count)):\(line):\(indentation)" }
}
