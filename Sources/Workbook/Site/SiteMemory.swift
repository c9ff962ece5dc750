public import Foundation
import Synchronization

/// What was made of chapters, for whoever makes the site of the same book again and again: of a chapter whose files, and
/// whatever else its pages show, are what they were, nothing is made anew.
public final class SiteMemory: Sendable {
  /// What was made of a chapter.
  struct Chapter: Sendable {
    /// Tells its files from changed ones.
    let print: Fingerprint
    let text: ChapterText
    let found: [SearchDocument.Indexed]
    /// Tells all that the pages depend on from what it was before.
    let key: Fingerprint
    let finished: FinishedChapter
  }

  private let chapters = Mutex<[String: Chapter]>([:])
  /// Nil where nothing outlives the process.
  private let folder: URL?
  /// Tells the program that made the pages from another one.
  let program: String

  /// A memory that ends with the process, for pages whose diagrams are drawn once.
  init() { (folder, program) = (nil, "") }

  /// A memory that lasts, in the folder for what is made for a moment.
  ///
  /// - Parameter program: The book's program, which makes the pages and has the chapters' code in it.
  public init(of book: Book, program: URL) {
    folder = book.scratch.appending(path: "pages", directoryHint: .isDirectory)
    self.program = Fingerprint.stamp(of: program.resolvingSymlinksInPath())
  }

  /// What is known of a chapter with these files, whatever else has changed.
  func text(of chapter: BookChapter, print: Fingerprint) -> ChapterText? {
    known(chapter).flatMap { $0.print == print ? $0.text : nil }
  }

  /// What was found in the chapters of a book the last time, whatever has changed.
  func found(in book: Book) -> [[SearchDocument.Indexed]] { book.chapters.map { known($0)?.found ?? [] } }

  /// What was made of a chapter under this key.
  func finished(_ chapter: BookChapter, under key: Fingerprint) -> FinishedChapter? {
    if let known = known(chapter), known.key == key { return known.finished }
    return kept(chapter, key)?.value
  }

  /// Keeps what was made of a chapter beyond the end of the process.
  func keep(_ finished: FinishedChapter, of chapter: BookChapter, under key: Fingerprint) {
    kept(chapter, key)?.keep(finished)
  }

  /// Remembers what was made of all chapters, by their names.
  func remember(_ chapters: [String: Chapter]) { self.chapters.withLock { $0 = chapters } }

  /// What was made of a chapter the last time.
  func known(_ chapter: BookChapter) -> Chapter? { chapters.withLock { $0[chapter.name] } }

  private func kept(_ chapter: BookChapter, _ key: Fingerprint) -> KeptValue<FinishedChapter>? {
    folder.map {
      KeptValue(in: $0.appending(path: chapter.name, directoryHint: .isDirectory), under: key)
    }
  }

  /// What tells the files of a chapter from changed ones.
  static func print(of chapter: BookChapter) -> Fingerprint {
    var print = Fingerprint()
    print.add(filesBelow: chapter.folder)
    return print
  }
}
