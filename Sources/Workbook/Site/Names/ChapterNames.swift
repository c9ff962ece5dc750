import Foundation

/// What the compiler knows of the names in a chapter's code.
struct ChapterNames: Sendable {
  private(set) var symbols: [CodeSymbol] = []
  /// What names are where they stand.
  private(set) var types: [String] = []
  private(set) var files: [String: FileNames] = [:]

  init(symbols: [CodeSymbol] = [], types: [String] = [], files: [String: FileNames] = [:]) {
    (self.symbols, self.types, self.files) = (symbols, types, files)
  }

  /// Asks about all names in the Swift files called `names` in `folder`.
  ///
  /// - Parameter root: The book's folder.
  init(of names: [String], in folder: URL, root: URL, asking: SourceKit) throws(NamesError) {
    let files = names.map { File($0, in: folder) }
    let questions = files.flatMap { file in
      [.types(in: file.url)] + file.names.map { SourceKit.Question.name(in: file.url, at: $0.offset) }
    }
    var answers = try asking.answers(to: questions)[...]
    var numbers = Numbers()
    var symbols: [SourceKitAnswer.Name: CodeSymbol] = [:]
    for file in files {
      let expressions: [SourceKitAnswer.Expression] =
        if case .types(let expressions) = answers.popFirst() { expressions } else { [] }
      let typed = TypedFile(file.text, expressions)
      var known = FileNames(lines: Array(repeating: [], count: file.names.last?.token.line ?? 0))
      for name in file.names {
        guard case .name(let answer) = answers.popFirst() else { continue }
        let symbol = symbols[answer] ?? CodeSymbol(answer, below: root)
        symbols[answer] = symbol
        // The label of an argument stands for the function that has it.
        guard symbol.base == name.token.text.filter({ $0 != "`" }) else { continue }
        let (line, range) = (name.token.line - 1, name.offset..<(name.offset + name.token.text.utf8.count))
        // What the declaration says is not said again.
        let result = (symbol.kind == .function ? typed.result(at: range) : nil).flatMap {
          symbol.declaration.contains("-> \($0)") ? nil : $0
        }
        known.lines[line] += [name.column, numbers.symbol(symbol), result.map { numbers.type($0) } ?? -1]
        if let stage = typed.stage(at: range, named: String(symbol.base), line: line) {
          known.stages.append(stage)
        }
      }
      self.files[file.name] = known
    }
    (self.symbols, types) = (numbers.symbols, numbers.types)
  }

  /// A file, and the names in it.
  private struct File {
    let name: String
    let url: URL
    let text: String
    let names: [PlacedToken]

    init(_ name: String, in folder: URL) {
      self.name = name
      url = folder.appending(path: name)
      text = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
      names = PlacedToken.all(of: text).filter { $0.token.kind == .identifier }
    }
  }

  /// The numbers of what occurs again and again.
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

extension ChapterNames: Keepable {
  init(from kept: inout KeptReader) throws(KeptReader.NotWhole) {
    symbols = try kept.next()
    types = try kept.next()
    files = try kept.next()
  }

  func write(to kept: inout KeptWriter) { kept.add(symbols, types, files) }
}
