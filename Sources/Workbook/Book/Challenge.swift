public import Foundation

/// A challenge of a chapter: a folder `Challenges/1-slug` with `Challenge.md`, `hints.md`, `Starter.swift`,
/// `Solution.swift` and `Check.swift`.
public struct Challenge: Sendable {
  public let chapter: BookChapter
  public let number: Int
  /// The folder's name without its number, as in `bakery-queue`.
  public let slug: String
  public let folder: URL

  public init(of chapter: BookChapter, number: Int, slug: String, folder: URL) {
    self.chapter = chapter
    self.number = number
    self.slug = slug
    self.folder = folder
  }

  public var statement: URL { folder.appending(path: "Challenge.md") }
  public var hints: URL { folder.appending(path: "hints.md") }
  public var starter: URL { folder.appending(path: "Starter.swift") }
  public var solution: URL { folder.appending(path: "Solution.swift") }
  public var check: URL { folder.appending(path: "Check.swift") }

  /// What the reader types: `chapter3/1`.
  public var identifier: String { "\(chapter.identifier)/\(number)" }

  /// The folder's name.
  public var folderName: String { folder.lastPathComponent }
}

extension BookChapter {
  public var challengesFolder: URL { folder.appending(path: "Challenges", directoryHint: .isDirectory) }

  /// The challenges, by number; folders with other names than `1-slug` are none.
  public var challenges: [Challenge] {
    let folder = challengesFolder
    return FolderWalk.names(in: folder.plainPath).compactMap { name in
      let digits = name.prefix { $0.isASCII && $0.isNumber }
      let slug = name.dropFirst(digits.count)
      guard let number = Int(digits), slug.hasPrefix("-"), slug.count > 1 else { return nil }
      return Challenge(
        of: self, number: number, slug: String(slug.dropFirst()),
        folder: folder.appending(path: name, directoryHint: .isDirectory))
    }
    .sorted { ($0.number, $0.slug) < ($1.number, $1.slug) }
  }
}
