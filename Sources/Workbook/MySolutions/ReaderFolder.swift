public import Foundation

/// The folder with the reader's own files, in which nothing of theirs is ever overwritten.
public struct ReaderFolder: Sendable {
  let book: Book

  public init(of book: Book) {
    self.book = book
  }

  /// Where the reader's solution of `challenge` belongs.
  public func solution(of challenge: Challenge) -> URL {
    book.solutions.appending(path: "\(challenge.chapter.name)/\(challenge.folderName).swift")
  }

  /// Whether the reader has a file for `challenge`.
  public func hasStarted(_ challenge: Challenge) -> Bool {
    FileManager.default.fileExists(atPath: solution(of: challenge).path(percentEncoded: false))
  }

  /// Copies the starter of `challenge`.
  ///
  /// - Returns: False if the reader has a file for it already, which is left alone.
  public func start(_ challenge: Challenge) throws(ReaderFolderError) -> Bool {
    if hasStarted(challenge) { return false }
    return try write(try starter(of: challenge), to: solution(of: challenge))
  }

  /// Writes a new file.
  ///
  /// - Returns: False if there is one of this name already, which is left alone.
  func write(_ data: Data, to place: URL) throws(ReaderFolderError) -> Bool {
    try changing(place) { () throws(POSIXError) in
      try Draft(of: data, for: place).takeFreeName()
    }
  }

  /// Moves the reader's file aside and copies the starter again.
  ///
  /// - Returns: Where the reader's file is now; nil if there was none.
  public func reset(_ challenge: Challenge) throws(ReaderFolderError) -> URL? {
    let place = solution(of: challenge)
    let starter = try starter(of: challenge)
    return try changing(place) { () throws(POSIXError) in
      let draft = try Draft(of: starter, for: place)
      // The reader's file gets its other name before it loses the first.
      var backup: URL?
      if hasStarted(challenge) {
        let free = freeBackup(of: place)
        let names = [place, free].map { $0.path(percentEncoded: false) }
        if link(names[0], names[1]) != 0, rename(names[0], names[1]) != 0 {
          throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
        }
        backup = free
      }
      try draft.replace()
      return backup
    }
  }

  /// What the reader has started and solved, as noted; nothing if that cannot be read.
  public var progress: Progress { (try? readProgress()) ?? Progress() }

  /// Notes what has happened to challenges and questions.
  ///
  /// What cannot be read is not written either: there may be more in it than is known here.
  public func note(_ facts: [(any ProgressSubject, Progress.Fact)]) throws(ReaderFolderError) {
    if facts.isEmpty { return }
    try changing(progressFile) { () throws(POSIXError) in
      let old = try readProgress()
      var new = old
      for (subject, fact) in facts { new.note(fact, of: subject) }
      if new != old { try Draft(of: new.bytes, for: progressFile.resolvingSymlinksInPath()).replace() }
    }
  }

  private func readProgress() throws(POSIXError) -> Progress {
    let path = progressFile.path(percentEncoded: false)
    guard access(path, F_OK) == 0 || errno != ENOENT else { return Progress() }
    guard let data = FileManager.default.contents(atPath: path) else {
      throw POSIXError(access(path, R_OK) == 0 ? .EIO : .EACCES)
    }
    return Progress(bytes: data)
  }

  private func starter(of challenge: Challenge) throws(ReaderFolderError) -> Data {
    do {
      return try Data(contentsOf: challenge.starter)
    } catch {
      throw .cannotRead(book.path(of: challenge.starter), reason: FileFailure.reason(error))
    }
  }

  /// Does `body`, which changes the file at `place`, while no other program changes one of the reader's files; then
  /// editors are told which files there are.
  private func changing<Result>(
    _ place: URL, _ body: () throws(POSIXError) -> Result
  ) throws(ReaderFolderError) -> Result {
    do {
      try FileManager.default.createDirectory(
        at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
      let result = try FileLock.withLock(at: book.solutions.appending(path: ".lock"), body)
      EditorSettings(of: book).renew()
      return result
    } catch {
      throw .cannotWrite(book.path(of: place), reason: FileFailure.reason(error))
    }
  }

  private var progressFile: URL { book.solutions.appending(path: "progress.txt") }

  private func freeBackup(of place: URL) -> URL {
    let name = place.deletingPathExtension().lastPathComponent
    let candidates = (1...).lazy.map {
      place.deletingLastPathComponent().appending(path: "\(name).backup\($0).swift")
    }
    let free = candidates.first { !FileManager.default.fileExists(atPath: $0.path(percentEncoded: false)) }
    return free ?? place.appendingPathExtension("backup")
  }
}

/// The reader's folder cannot be used.
public enum ReaderFolderError: UserError, Equatable {
  case cannotWrite(String, reason: String)
  /// A file of the book's, which is to be copied.
  case cannotRead(String, reason: String)

  public var description: String {
    switch self {
    case .cannotRead(let place, let reason): "\(place) cannot be read: \(reason)."
    case .cannotWrite(let place, let reason): "\(place) cannot be written: \(reason)."
    }
  }
}
