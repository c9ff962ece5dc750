import BookModel
import Foundation
import Lesson

/// A copy of an example as a separate file that the reader can change and run.
package struct ExampleCopy: Sendable {
  /// The path of the file relative to the chapter's folder in the reader's folder.
  package let fileName: String
  /// The contents of the file; the first line names the example's place in the book.
  package let text: String

  /// Creates a copy of `example`, or returns nil if its source cannot be read.
  package init?(of example: Example, in chapter: ParsedChapter) {
    guard let source = chapter.sources.text(of: example), let range = source.exampleRange(at: example.line)
    else {
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

  /// Returns the imports of the example's file, and of the chapter's module for the declarations in its other files.
  private static func imports(of source: SourceText, and chapter: ParsedChapter) -> [String] {
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
  /// Writes a copy of an example.
  ///
  /// - Returns: The file, and whether it is new; an existing file is left alone.
  package func copy(
    _ example: ExampleCopy, of chapter: ParsedChapter
  ) throws(ReaderFolderError) -> (file: URL, isNew: Bool) {
    let place = book.solutions.appending(path: "\(chapter.name)/\(example.fileName)")
    return (place, try write(Data(example.text.utf8), to: place))
  }
}
