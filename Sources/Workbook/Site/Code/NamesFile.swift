import Foundation

/// The file from which pages learn what the names in a chapter's code stand for, once a reader points at one.
struct NamesFile {
  private struct Symbol {
    let name: String
    let declaration: String
    let summary: String
    /// Where it is from.
    let place: String
    /// Where more is said of it, from a folder of the site; empty if nowhere.
    let address: String

    var json: String { [name, declaration, summary, place, address].json }
  }

  private let symbols: [Symbol]
  private let types: [String]
  private let files: [String: FileNames]

  /// - Parameter address: Where more is said of a symbol that is no chapter's.
  init(_ names: ChapterNames, address: (CodeSymbol) -> String?) {
    symbols = names.symbols.map { symbol in
      let (place, own) = Self.place(of: symbol)
      return Symbol(
        name: String(symbol.base), declaration: symbol.declaration, summary: symbol.summary, place: place,
        address: own ?? address(symbol) ?? "")
    }
    types = names.types
    files = names.files
  }

  /// The script that shows what is known.
  static let script = "names/page.js"

  /// Where the file of `chapter` lies in the site.
  static func path(of chapter: BookChapter) -> String { "names/\(chapter.name).js" }

  /// The file's text.
  func script(for chapter: BookChapter) -> Data {
    let files = files.sorted { $0.key < $1.key }.map { "\($0.key.json):\($0.value.json)" }
    let symbols = symbols.map(\.json)
    let text = """
      {"files":{\(files.joined(separator: ","))},"symbols":[\(symbols.joined(separator: ","))],\
      "types":\(types.json)}
      """
    return Data("rxbookNames[\"\(chapter.name)\"] = \(text);\n".utf8)
  }

  /// In words; and its page, if it is in a chapter's code.
  private static func place(of symbol: CodeSymbol) -> (words: String, address: String?) {
    guard let file = symbol.file, let line = symbol.line else { return (symbol.module, nil) }
    let parts = file.split(separator: "/", maxSplits: 3)
    guard parts.count == 4, parts[0] == "Chapters", parts[2] == "Code" else { return (symbol.module, nil) }
    return (
      "\(parts[3]), line \(line)", "../\(parts[1])/\(CodeFigure.page(ofFile: String(parts[3])))#L\(line)"
    )
  }
}
