import BookModel
import Foundation
import SymbolIndex
import TextSupport

/// The script file with the symbols of a chapter's code, which pages load when a reader points at an identifier.
struct SymbolFile {
  private struct Symbol {
    let name: String
    let declaration: String
    let summary: String
    /// The module, or the file and line, of the declaration.
    let place: String
    /// The address of more information, relative to a folder in the site, or empty if it is unknown.
    let address: String

    var json: String { [name, declaration, summary, place, address].json }
  }

  private let symbols: [Symbol]
  private let types: [String]
  private let files: [String: SymbolOccurrences]

  /// - Parameter address: A closure that returns the address of more information about a symbol that no chapter
  ///   declares.
  init(_ known: ChapterSymbols, address: (CodeSymbol) -> String?) {
    symbols = known.symbols.map { symbol in
      let (place, own) = Self.place(of: symbol)
      return Symbol(
        name: String(symbol.base), declaration: symbol.declaration, summary: symbol.summary, place: place,
        address: own ?? address(symbol) ?? "")
    }
    types = known.types
    files = known.files
  }

  /// Returns the path of the file for `chapter` in the site.
  static func path(of chapter: BookChapter) -> String { "symbols/\(chapter.name).js" }

  /// Returns the contents of the file.
  func script(for chapter: BookChapter) -> Data {
    let files = files.sorted { $0.key < $1.key }.map { "\($0.key.json):\($0.value.json)" }
    let symbols = symbols.map(\.json)
    let text = """
      {"files":{\(files.joined(separator: ","))},"symbols":[\(symbols.joined(separator: ","))],\
      "types":\(types.json)}
      """
    return Data("rxbookSymbols[\"\(chapter.name)\"] = \(text);\n".utf8)
  }

  /// Returns a description of the place of `symbol` and, if it is in a chapter's code, the address of its line.
  private static func place(of symbol: CodeSymbol) -> (words: String, address: String?) {
    guard let file = symbol.file, let line = symbol.line else { return (symbol.module, nil) }
    let parts = file.split(separator: "/", maxSplits: 3)
    guard parts.count == 4, parts[0] == "Chapters", parts[2] == "Code" else { return (symbol.module, nil) }
    return (
      "\(parts[3]), line \(line)", "../\(parts[1])/\(CodeFigure.page(ofFile: String(parts[3])))#L\(line)"
    )
  }
}
