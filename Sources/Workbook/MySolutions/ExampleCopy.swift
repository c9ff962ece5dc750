public import Foundation
public import Lesson

/// An example of a chapter as a file of its own, to be changed and run.
public struct ExampleCopy: Sendable {
  /// The name of the file, below the chapter's folder in the reader's.
  public let fileName: String
  /// What it holds; its place in the book is said in its first line.
  public let text: String

  /// Copies `example`, or returns nil if its source cannot be read.
  public init?(of example: Example, in chapter: BookChapter, of book: Book) {
    let sources = ChapterSources(of: chapter, in: book)
    guard let source = sources.text(of: example), let range = source.exampleRange(at: example.line) else {
      return nil
    }
    let call = source.lines[range]
    guard let opening = call.firstIndex(where: { $0.hasSuffix("{") }), opening < range.upperBound - 1 else {
      return nil
    }
    let body = Self.unindented(Array(source.lines[(opening + 1)..<(range.upperBound - 1)]))
    fileName = Self.fileName(for: example.name)
    text = """
      // The example “\(example.name)” of \(source.place), to play with:
      //   ./rxbook run MySolutions/\(chapter.name)/\(fileName)
      \(Self.imports(of: source, and: chapter).joined(separator: "\n"))

      do {
      \(body.map { $0.isEmpty ? "" : "  " + $0 }.joined(separator: "\n"))
      }

      """
  }

  /// What the example's file imports, and the chapter's own module, for what its other files declare.
  private static func imports(of source: SourceText, and chapter: BookChapter) -> [String] {
    let own = "@testable import \(chapter.name.replacing("-", with: "_"))"
    let others = source.lines.filter { $0.hasPrefix("import ") }
    return others + (others.contains("import Lesson") ? [] : ["import Lesson"]) + [own]
  }

  private static func unindented(_ lines: [String]) -> [String] {
    let margin = lines.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
    return lines.map { String($0.dropFirst(margin)) }
  }

  private static func fileName(for name: String) -> String {
    let words = name.split { !($0.isLetter || $0.isNumber) }
    return "play-\(words.joined(separator: "-")).swift"
  }
}

extension ReaderFolder {
  /// Copies `example`.
  ///
  /// - Returns: Where it is, and whether it is new; a file that was there already is left alone.
  public func copy(
    _ example: ExampleCopy, of chapter: BookChapter
  ) throws(ReaderFolderError) -> (file: URL, isNew: Bool) {
    let place = book.solutions.appending(path: "\(chapter.name)/\(example.fileName)")
    return (place, try write(Data(example.text.utf8), to: place))
  }
}
