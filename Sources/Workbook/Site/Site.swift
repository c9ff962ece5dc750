public import Foundation

/// A site: its files by their paths, and what is wrong with the texts that it was made from.
public struct Site: Sendable {
  /// The path of the page to begin with.
  public static let index = "index.html"

  public let files: [String: Data]
  /// Tells files from what else they could be, by their paths, where that is known without looking at them.
  let prints: [String: Fingerprint]
  /// The pages of the book among them, as they were before anything was added for the place where they are published.
  let pages: [String: Data]
  public let findings: [Finding]

  /// What others may link to: pages, and places in them.
  public var addresses: Set<String> {
    PublishedAddresses.all(in: pages.mapValues { String(decoding: $0, as: UTF8.self) })
  }
}
