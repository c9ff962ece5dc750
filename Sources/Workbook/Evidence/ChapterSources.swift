import Foundation
import Lesson

/// The files of a chapter's code or of a challenge, each read once.
struct ChapterSources {
  /// Their paths below the code's folder.
  let fileNames: [String]
  private let texts: [String: SourceText]

  init(of chapter: BookChapter, in book: Book) { self.init(folder: chapter.codeFolder, in: book) }

  /// Reads the files below `folder`.
  init(folder: URL, in book: Book) {
    fileNames = FolderWalk.names(below: folder)
    var texts: [String: SourceText] = [:]
    for name in fileNames where name.hasSuffix(".swift") {
      let url = folder.appending(path: name)
      texts[name] = SourceText(contentsOf: url, named: book.path(of: url))
    }
    self.texts = texts
  }

  func text(ofFile name: String) -> SourceText? { texts[name] }

  func text(of example: Example) -> SourceText? { name(of: example.file).flatMap { texts[$0] } }

  func text(of diagram: Diagram) -> SourceText? { name(of: diagram.file).flatMap { texts[$0] } }

  /// The name of the file in which `example` is written.
  func fileName(of example: Example) -> String? { name(of: example.file) }

  /// Where `example` is written.
  func place(of example: Example) -> Place { place(example.file, example.line) }

  /// Where `diagram` is written.
  func place(of diagram: Diagram) -> Place { place(diagram.file, diagram.line) }

  /// The names with which the code calls `function`, which is `example` or `diagram`, and where.
  func calls(of function: String) -> [(name: String, place: Place)] {
    fileNames.compactMap { texts[$0] }.flatMap { text in
      text.calls(of: function).map { ($0.name, Place(file: text.place, line: $0.line)) }
    }
  }

  private func place(_ file: String, _ line: Int) -> Place {
    Place(file: name(of: file).flatMap { texts[$0]?.place } ?? file, line: line)
  }

  /// The file that was `file` when it was compiled; the book may have lain elsewhere then.
  private func name(of file: String) -> String? {
    fileNames.filter { file.hasSuffix("/Code/\($0)") || file == $0 }.max {
      $0.count < $1.count
    }
  }
}
