import Foundation
import SystemSupport
import TextSupport

/// The symbols in a chapter's code, and where they occur.
package struct ChapterSymbols: Codable, Sendable {
  package private(set) var symbols: [CodeSymbol] = []
  /// The types of expressions, which occurrences refer to by number.
  package private(set) var types: [String] = []
  package private(set) var files: [String: SymbolOccurrences] = [:]

  init(symbols: [CodeSymbol] = [], types: [String] = [], files: [String: SymbolOccurrences] = [:]) {
    (self.symbols, self.types, self.files) = (symbols, types, files)
  }

  /// Looks up all identifiers in the Swift files called `names` in `folder` with SourceKit.
  ///
  /// - Parameters:
  ///   - linked: The module's other Swift files, whose identifiers are not looked up.
  ///   - root: The book's folder.
  init(
    of names: [String], linked: [String] = [], in folder: URL, root: URL, asking: SourceKit
  ) throws(SymbolIndexError) {
    let files = names.map { File($0, in: folder) }
    let answers = try asking.answers(
      about: files.map(\.source) + linked.map { File($0, in: folder).linkedSource })
    var numbers = Numbers()
    var symbols: [SourceKitResponse.Name: CodeSymbol] = [:]
    for (file, answer) in zip(files, answers) {
      let typed = ExpressionTypes(file.text, answer.expressions)
      var known = SymbolOccurrences(
        lines: Array(repeating: [], count: file.identifiers.last?.token.line ?? 0))
      for case (let identifier, let answer?) in zip(file.identifiers, answer.names) {
        let symbol = symbols[answer] ?? CodeSymbol(answer, below: root)
        symbols[answer] = symbol
        // For an argument label, SourceKit returns the function.
        guard symbol.base == identifier.token.text.filter({ $0 != "`" }) else { continue }
        let (line, range) = (
          identifier.token.line - 1,
          identifier.offset..<(identifier.offset + identifier.token.text.utf8.count)
        )
        // A type that the declaration already contains is left out.
        let result = (symbol.kind == .function ? typed.result(at: range) : nil).flatMap {
          symbol.declaration.contains("-> \($0)") ? nil : $0
        }
        known.lines[line] += [
          identifier.column, numbers.symbol(symbol), result.map { numbers.type($0) } ?? -1,
        ]
        if let stage = typed.stage(at: range, named: String(symbol.base), line: line) {
          known.stages.append(stage)
        }
      }
      self.files[file.name] = known
    }
    (self.symbols, types) = (numbers.symbols, numbers.types)
  }

  /// A file with its identifiers.
  private struct File {
    let name: String
    let url: URL
    let text: String
    let identifiers: [PlacedToken]

    init(_ name: String, in folder: URL) {
      self.name = name
      url = folder.appending(path: name)
      text = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
      identifiers = PlacedToken.all(of: text).filter { $0.token.kind == .identifier && $0.token.text != "_" }
    }

    var source: SourceKit.Source {
      SourceKit.Source(path: url.plainPath, text: text, names: identifiers.map(\.offset))
    }

    /// A file of another chapter, to which its declarations belong.
    var linkedSource: SourceKit.Source {
      SourceKit.Source(path: url.resolvingSymlinksInPath().plainPath, text: text, names: [])
    }
  }

  /// Assigns a number to each symbol and type, because most of them occur many times.
  private struct Numbers {
    var symbols: [CodeSymbol] = []
    var types: [String] = []
    private var known: [CodeSymbol: Int] = [:]
    private var knownTypes: [String: Int] = [:]

    mutating func symbol(_ symbol: CodeSymbol) -> Int {
      if let number = known[symbol] { return number }
      known[symbol] = symbols.count
      symbols.append(symbol)
      return symbols.count - 1
    }

    mutating func type(_ type: String) -> Int {
      if let number = knownTypes[type] { return number }
      knownTypes[type] = types.count
      types.append(type)
      return types.count - 1
    }
  }
}
