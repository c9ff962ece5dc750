import Lesson
import TextSupport

/// The Swift files of a chapter's code or of a challenge.
package struct ChapterSources: Sendable {
  /// The relative paths of everything below the folder.
  package let fileNames: [String]
  private let byName: [String: BookFile]

  /// - Parameter files: The Swift files, by their paths in `fileNames`.
  init(fileNames: [String], files: [String: BookFile]) {
    self.fileNames = fileNames
    byName = files
  }

  package var files: [BookFile] { fileNames.compactMap { byName[$0] } }

  package func file(_ name: String) -> BookFile? { byName[name] }

  package func text(ofFile name: String) -> SourceText? { byName[name]?.source }

  package func text(of example: Example) -> SourceText? { name(of: example.file).flatMap(text(ofFile:)) }

  package func text(of diagram: Diagram) -> SourceText? { name(of: diagram.file).flatMap(text(ofFile:)) }

  /// Returns the name of the file that contains `example`.
  func fileName(of example: Example) -> String? { name(of: example.file) }

  /// Returns the place of `example` in the sources.
  package func place(of example: Example) -> Place { place(example.file, example.line) }

  /// Returns the place of `diagram` in the sources.
  package func place(of diagram: Diagram) -> Place { place(diagram.file, diagram.line) }

  /// Returns the names and places of all calls of `function`, which is `example` or `diagram`.
  package func calls(of function: String) -> [(name: String, place: Place)] {
    fileNames.compactMap(text(ofFile:)).flatMap { text in
      text.calls(of: function).map { ($0.name, Place(file: text.place, line: $0.line)) }
    }
  }

  private func place(_ file: String, _ line: Int) -> Place {
    Place(file: name(of: file).flatMap(text(ofFile:))?.place ?? file, line: line)
  }

  /// Returns the file that had the path `file` at compile time.
  ///
  /// Only the end of the path is compared, because the book may have been moved since then.
  private func name(of file: String) -> String? {
    fileNames.filter { file.hasSuffix("/Code/\($0)") || file == $0 }.max {
      $0.count < $1.count
    }
  }
}
