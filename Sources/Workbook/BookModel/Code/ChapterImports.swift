extension ChapterSources {
  /// The import declarations of the chapter's files, without duplicates.
  package var imports: [String] {
    let found = fileNames.compactMap { text(ofFile: $0) }.flatMap(\.imports)
    return Set(["import Lesson", "import Reactive"] + found).sorted()
  }
}

extension SourceText {
  /// The lines that consist of an import declaration.
  var imports: [String] {
    lines.filter { line in
      // A cheap test first: few lines are imports, and splitting lines is slow.
      guard let first = line.utf8.first(where: { $0 != UInt8(ascii: " ") }), "i@".utf8.contains(first) else {
        return false
      }
      let words = line.split(separator: " ")
      return words.first == "import"
        || (words.first?.hasPrefix("@") == true && words.dropFirst().first == "import")
    }
  }
}
