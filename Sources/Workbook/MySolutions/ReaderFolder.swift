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
    let place = solution(of: challenge)
    if hasStarted(challenge) { return false }
    let starter: Data
    do {
      starter = try Data(contentsOf: challenge.starter)
    } catch {
      throw .cannotWrite(book.path(of: place), reason: WriteFailure.reason(error))
    }
    return try write(starter, to: place)
  }

  /// Writes a new file.
  ///
  /// - Returns: False if there is one of this name already, which is left alone.
  func write(_ data: Data, to place: URL) throws(ReaderFolderError) -> Bool {
    do {
      try FileManager.default.createDirectory(
        at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: place, options: .withoutOverwriting)
    } catch let error as CocoaError where error.code == .fileWriteFileExists {
      return false
    } catch {
      throw .cannotWrite(book.path(of: place), reason: WriteFailure.reason(error))
    }
    return true
  }

  /// Moves the reader's file aside and copies the starter again.
  ///
  /// - Returns: Where the reader's file is now; nil if there was none.
  public func reset(_ challenge: Challenge) throws(ReaderFolderError) -> URL? {
    let place = solution(of: challenge)
    var backup: URL?
    if hasStarted(challenge) {
      let free = freeBackup(of: place)
      do {
        try FileManager.default.moveItem(at: place, to: free)
      } catch {
        throw .cannotWrite(book.path(of: free), reason: WriteFailure.reason(error))
      }
      backup = free
    }
    _ = try start(challenge)
    return backup
  }

  /// What the reader has started and solved, as noted.
  public var progress: Progress {
    Progress(text: (try? String(contentsOf: progressFile, encoding: .utf8)) ?? "")
  }

  /// Notes what has happened to challenges.
  public func note(_ facts: [(Challenge, Progress.Fact)]) throws(ReaderFolderError) {
    let old = progress
    var new = old
    for (challenge, fact) in facts { new.note(fact, of: challenge) }
    if new == old { return }
    do {
      try FileManager.default.createDirectory(at: book.solutions, withIntermediateDirectories: true)
      try Data(new.text.utf8).write(to: progressFile, options: .atomic)
    } catch {
      throw .cannotWrite(book.path(of: progressFile), reason: WriteFailure.reason(error))
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

  public var description: String {
    switch self {
    case .cannotWrite(let place, let reason): "\(place) cannot be written: \(reason)."
    }
  }
}
