/// Source files that are joined into one.
struct JoinedSources {
  private struct Part {
    let source: SourceKit.Source
    /// The bytes of the file in the joined text.
    let range: Range<Int>
    /// The zero-based line at which the file starts.
    let line: Int
  }

  private var parts: [Part] = []
  private(set) var text = ""

  /// - Parameter sources: At least one file.
  init(_ sources: [SourceKit.Source]) {
    var line = 0
    for source in sources {
      let start = text.utf8.count
      text += source.text + "\n"
      parts.append(Part(source: source, range: start..<text.utf8.count, line: line))
      line += source.text.utf8.count { $0 == UInt8(ascii: "\n") } + 1
    }
  }

  /// The byte offsets of the identifiers to look up.
  var names: [Int] { parts.flatMap { part in part.source.names.map { part.range.lowerBound + $0 } } }

  /// Returns the file and the one-based line in it for a one-based line of the joined text.
  func place(ofLine line: Int) -> (path: String, line: Int) {
    let part = parts.last { $0.line < line } ?? parts[0]
    return (part.source.path, line - part.line)
  }

  /// Returns the answers about each file, and removes the responses about them from `responses`.
  ///
  /// - Parameter place: Returns the original file and line of a declaration.
  func answers(
    taking responses: inout ArraySlice<SourceKitResponse>, place: (String, Int) -> (path: String, line: Int)
  ) -> [SourceKit.Answer] {
    _ = responses.popFirst()
    let expressions: [SourceKitResponse.Expression] =
      if case .types(let all) = responses.popFirst() { all } else { [] }
    return parts.map { part in
      let names = part.source.names.map { _ -> SourceKitResponse.Name? in
        guard case .name(var name) = responses.popFirst() else { return nil }
        if let file = name.file, let line = name.line { (name.file, name.line) = place(file, line) }
        return name
      }
      let start = part.range.lowerBound
      return SourceKit.Answer(
        names: names,
        expressions: expressions.filter { part.range.contains($0.range.lowerBound) }.map {
          .init(range: ($0.range.lowerBound - start)..<($0.range.upperBound - start), type: $0.type)
        })
    }
  }
}
