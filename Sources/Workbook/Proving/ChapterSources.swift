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
    let found =
      FileManager.default.enumerator(atPath: folder.path(percentEncoded: false))?
      .compactMap { $0 as? String } ?? []
    fileNames = found.sorted()
    var texts: [String: SourceText] = [:]
    for name in fileNames where name.hasSuffix(".swift") {
      let url = folder.appending(path: name)
      texts[name] = SourceText(contentsOf: url, named: book.path(of: url))
    }
    self.texts = texts
  }

  func text(ofFile name: String) -> SourceText? { texts[name] }

  func text(of example: Example) -> SourceText? { name(of: example).flatMap { texts[$0] } }

  /// Where `example` is written.
  func place(of example: Example) -> Place {
    guard let name = name(of: example), let text = texts[name] else {
      return Place(file: example.file, line: example.line)
    }
    return Place(file: text.place, line: example.line)
  }

  /// The file that holds `example`, which may have been compiled when the book lay elsewhere.
  private func name(of example: Example) -> String? {
    fileNames.filter { example.file.hasSuffix("/Code/\($0)") || example.file == $0 }.max {
      $0.count < $1.count
    }
  }
}
