extension ChapterSources {
  /// The modules that the chapter's files import, each once, as whole import declarations.
  var imports: [String] {
    let found = fileNames.compactMap { text(ofFile: $0) }.flatMap(\.imports)
    return Set(["import Lesson", "import Reactive"] + found).sorted()
  }
}

extension SourceText {
  /// The import declarations, one to a line as the style has them.
  var imports: [String] {
    lines.filter { line in
      // Hardly any line is one, and splitting them takes long.
      guard let first = line.utf8.first(where: { $0 != UInt8(ascii: " ") }), "i@".utf8.contains(first) else {
        return false
      }
      let words = line.split(separator: " ")
      return words.first == "import"
        || (words.first?.hasPrefix("@") == true && words.dropFirst().first == "import")
    }
  }
}
