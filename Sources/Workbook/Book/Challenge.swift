public import Foundation

/// A challenge of a chapter: a folder `Challenges/1-slug` with `Challenge.md`, `hints.md`, `Starter.swift`,
/// `Solution.swift` and `Check.swift`.
public struct Challenge: Sendable {
  public let number: Int
  /// The folder's name without its number, as in `bakery-queue`.
  public let slug: String
  public let folder: URL

  public init(number: Int, slug: String, folder: URL) {
    self.number = number
    self.slug = slug
    self.folder = folder
  }

  public var statement: URL { folder.appending(path: "Challenge.md") }
  public var hints: URL { folder.appending(path: "hints.md") }
  public var starter: URL { folder.appending(path: "Starter.swift") }
  public var solution: URL { folder.appending(path: "Solution.swift") }
  public var check: URL { folder.appending(path: "Check.swift") }
}
