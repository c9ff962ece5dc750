public import Foundation
import Synchronization

/// What was made of chapters, for whoever makes the site of the same book again and again: of a chapter whose files, and
/// whatever else its pages show, are what they were, nothing is made anew.
public final class SiteMemory: Sendable {
  /// What was made of a chapter.
  struct Chapter: Sendable {
    /// Tells its files from changed ones.
    let print: Fingerprint
    let gist: ChapterGist
    /// What its text says, once somebody has asked for it.
    let prose: OnDemand<TermUses.Prose>
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
    folder = book.scratch.appending(path: "site", directoryHint: .isDirectory)
    self.program = Fingerprint.stamp(of: program.resolvingSymlinksInPath())
  }

  /// What is known of a chapter with these files, whatever else has changed.
  func gist(of chapter: BookChapter, print: Fingerprint) -> ChapterGist? {
    if let known = known(chapter), known.print == print { return known.gist }
    return kept("gist", of: chapter, under: ofProgram(print))?.value
  }

  /// Whether there seems to be what was made of a chapter under this key.
  func hasFinished(_ chapter: BookChapter, under key: Fingerprint) -> Bool {
    if known(chapter)?.key == key { return true }
    let kept: KeptValue<FinishedChapter>? = kept("pages", of: chapter, under: key)
    return kept?.isThere ?? false
  }

  /// What was made of a chapter under this key.
  func finished(_ chapter: BookChapter, under key: Fingerprint) -> FinishedChapter? {
    let known = known(chapter).flatMap { $0.key == key ? $0.finished : nil }
    guard let finished = known ?? kept("pages", of: chapter, under: key)?.value, finished.canBeKept else {
      return nil
    }
    return finished
  }

  /// Keeps what pages about the whole book take from a chapter beyond the end of the process.
  func keep(_ gist: ChapterGist, of chapter: BookChapter, print: Fingerprint) {
    kept("gist", of: chapter, under: ofProgram(print))?.keep(gist)
  }

  /// Keeps what was made of a chapter beyond the end of the process, unless something is wrong with it.
  func keep(_ finished: FinishedChapter, of chapter: BookChapter, under key: Fingerprint) {
    if finished.canBeKept { kept("pages", of: chapter, under: key)?.keep(finished) }
  }

  /// Remembers what was made of all chapters, by their names.
  func remember(_ chapters: [String: Chapter]) { self.chapters.withLock { $0 = chapters } }

  /// What was made of a chapter the last time.
  func known(_ chapter: BookChapter) -> Chapter? { chapters.withLock { $0[chapter.name] } }

  private func ofProgram(_ print: Fingerprint) -> Fingerprint {
    var key = print
    key.add(program)
    return key
  }

  private func kept<Value: Keepable>(
    _ kind: String, of chapter: BookChapter, under key: Fingerprint
  ) -> KeptValue<Value>? {
    folder.map {
      KeptValue(in: $0.appending(path: "\(chapter.name)/\(kind)", directoryHint: .isDirectory), under: key)
    }
  }

  /// What tells the files of a chapter from changed ones.
  ///
  /// They are read only where one has another date than when they were read before.
  func print(of chapter: BookChapter) -> Fingerprint {
    func read() -> Fingerprint {
      var print = Fingerprint()
      print.add(filesBelow: chapter.folder)
      return print
    }
    let start = FileStamp.now
    let stamps = FolderWalk.stamps(below: chapter.folder)
    guard var dates = FileStamp.print(of: stamps, since: start) else { return read() }
    dates.add(chapter.folder.plainPath)
    return kept("print", of: chapter, under: dates)?.value(or: read) ?? read()
  }

  /// Which of the book's terms a chapter is about.
  func uses(in chapter: BookChapter, under key: Fingerprint) -> KeptValue<TermUses.Chapter>? {
    kept("uses", of: chapter, under: ofProgram(key))
  }

  /// What can be found of the book's terms.
  func terms(under key: Fingerprint) -> KeptValue<SearchEntries>? {
    folder.map {
      KeptValue(in: $0.appending(path: "terms", directoryHint: .isDirectory), under: ofProgram(key))
    }
  }

  /// A page about the whole book.
  func page(_ path: String, under key: Fingerprint) -> KeptValue<Data>? {
    folder.map { KeptValue(in: $0.appending(path: path, directoryHint: .isDirectory), under: key) }
  }

  /// What is known of the files in the folder that a site was written to last, if that is `folder`.
  func written(to folder: URL) -> KeptValue<[Fingerprint]>? {
    var key = Fingerprint()
    key.add(folder.plainPath)
    return self.folder.map {
      KeptValue(in: $0.appending(path: "written", directoryHint: .isDirectory), under: key)
    }
  }
}
