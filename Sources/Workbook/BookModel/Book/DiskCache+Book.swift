import Foundation
import SystemSupport

extension DiskCache {
  /// Creates the cache of `book` for values that a program of this version computes.
  package init(of book: Book, version: ProgramVersion) {
    self.init(
      at: book.scratch.appending(path: "cache", directoryHint: .isDirectory),
      programVersion: version.fingerprint)
  }
}

extension ProgramVersion {
  /// Returns the folder of the chapter's code that is linked into the program; nil if the program's sources cannot be
  /// found.
  ///
  /// The folder belongs to the program's package, because the book may be a copy.
  package func linkedCode(of chapter: BookChapter) -> URL? {
    packageRoot?.appending(path: "Chapters/\(chapter.name)/Code", directoryHint: .isDirectory)
  }
}
