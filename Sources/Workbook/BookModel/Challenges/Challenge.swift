import Foundation
import SystemSupport

/// A challenge of a chapter.
///
/// It is a folder `Challenges/1-slug` with `Challenge.md`, `hints.md`, `Starter.swift`, `Solution.swift` and
/// `Check.swift`.
package struct Challenge: Sendable {
  package let chapter: BookChapter
  package let number: Int
  /// The name of the folder without the number, such as `bakery-queue`.
  package let slug: String
  package let folder: URL
  /// All Swift files in the folder.
  package let sources: ChapterSources

  package let statement: BookFile
  package let hints: BookFile
  package let starter: BookFile
  package let solution: BookFile
  package let check: BookFile

  /// The name that the reader types: `chapter3/1`.
  package var identifier: String { "\(chapter.identifier)/\(number)" }

  /// Whether the challenge's files on disk are the same as when it was loaded.
  package func isUpToDate() -> Bool {
    files.allSatisfy { $0.isUpToDate() } && sources.fileNames == FolderWalk.names(below: folder)
  }

  package var files: [BookFile] { [statement, hints, starter, solution, check] }

  package var folderName: String { folder.lastPathComponent }
}

extension BookChapter {
  package var challengesFolder: URL { folder.appending(path: "Challenges", directoryHint: .isDirectory) }
}
