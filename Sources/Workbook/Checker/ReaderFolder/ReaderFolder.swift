import BookModel
import Foundation
import SystemSupport

/// The folder with the reader's own files.
///
/// Existing files are never overwritten.
package struct ReaderFolder: Sendable {
  package let book: ParsedBook

  package init(of book: ParsedBook) {
    self.book = book
  }

  /// Returns the location of the reader's solution of `challenge`.
  package func solution(of challenge: Challenge) -> URL {
    book.solutions.appending(path: "\(challenge.chapter.name)/\(challenge.folderName).swift")
  }

  /// Whether the reader has a file for `challenge`.
  package func hasStarted(_ challenge: Challenge) -> Bool {
    FileManager.default.fileExists(atPath: solution(of: challenge).path(percentEncoded: false))
  }

  /// Copies the starter of `challenge`.
  ///
  /// - Returns: False if the reader already has a file, which is left alone.
  package func start(_ challenge: Challenge) throws(ReaderFolderError) -> Bool {
    if hasStarted(challenge) { return false }
    return try write(try starter(of: challenge), to: solution(of: challenge))
  }

  /// Writes a new file.
  ///
  /// - Returns: False if the name is taken; the existing file is left alone.
  func write(_ data: Data, to place: URL) throws(ReaderFolderError) -> Bool {
    try changing(place) { () throws(POSIXError) in
      try AtomicFile(of: data, for: place).createExclusively()
    }
  }

  /// Renames the reader's file and copies the starter again.
  ///
  /// - Returns: The new location of the reader's file; nil if it didn't exist.
  package func reset(_ challenge: Challenge) throws(ReaderFolderError) -> URL? {
    let place = solution(of: challenge)
    let starter = try starter(of: challenge)
    return try changing(place) { () throws(POSIXError) in
      let draft = try AtomicFile(of: starter, for: place)
      // The file gets its new name before it loses the old one, so a failure cannot lose it.
      var backup: URL?
      if hasStarted(challenge) {
        let free = freeBackup(of: place)
        let names = [place, free].map { $0.path(percentEncoded: false) }
        if link(names[0], names[1]) != 0, rename(names[0], names[1]) != 0 {
          throw POSIXError.current
        }
        backup = free
      }
      try draft.replace()
      return backup
    }
  }

  /// The recorded progress of the reader; empty if it cannot be read.
  package var progress: ReaderProgress { (try? progressInFile()) ?? ReaderProgress() }

  /// Reads the recorded progress of the reader, which is empty if nothing has been recorded.
  package func readProgress() throws(ReaderFolderError) -> ReaderProgress {
    do {
      return try progressInFile()
    } catch {
      throw .cannotRead(book.path(of: progressFile), reason: FileFailure.reason(error))
    }
  }

  /// Records facts about the reader's progress.
  ///
  /// A file that cannot be read is not overwritten, because its facts would be lost.
  package func record(_ facts: [(any ProgressSubject, ReaderProgress.Fact)]) throws(ReaderFolderError) {
    if facts.isEmpty { return }
    try changing(progressFile) { () throws(POSIXError) in
      let old = try progressInFile()
      var new = old
      for (subject, fact) in facts { new.record(fact, of: subject) }
      if new != old { try AtomicFile(of: new.bytes, for: progressFile.resolvingSymlinksInPath()).replace() }
    }
  }

  private func progressInFile() throws(POSIXError) -> ReaderProgress {
    let path = progressFile.path(percentEncoded: false)
    guard access(path, F_OK) == 0 || errno != ENOENT else { return ReaderProgress() }
    guard let data = FileManager.default.contents(atPath: path) else {
      throw POSIXError(access(path, R_OK) == 0 ? .EIO : .EACCES)
    }
    return ReaderProgress(bytes: data)
  }

  private func starter(of challenge: Challenge) throws(ReaderFolderError) -> Data {
    do {
      return try challenge.starter.contents.get()
    } catch {
      throw .cannotRead(challenge.starter.path, reason: FileFailure.reason(error))
    }
  }

  /// Calls `body`, which changes the file at `place`, while no other program changes the reader's files.
  private func changing<Result>(
    _ place: URL, _ body: () throws(POSIXError) -> Result
  ) throws(ReaderFolderError) -> Result {
    do {
      try FileManager.default.createDirectory(
        at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
      return try FileLock.withLock(at: book.solutions.appending(path: ".lock"), body)
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

/// An error that occurs when the reader's folder is used.
package enum ReaderFolderError: UserError, Equatable {
  case cannotWrite(String, reason: String)
  /// A file of the book that should be copied cannot be read.
  case cannotRead(String, reason: String)

  package var description: String {
    switch self {
    case .cannotRead(let place, let reason): "\(place) cannot be read: \(reason)."
    case .cannotWrite(let place, let reason): "\(place) cannot be written: \(reason)."
    }
  }
}
