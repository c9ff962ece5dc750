import Foundation
import TestSupport

/// A copy of the book's texts for `rxbook serve`.
final class ServedBook: Sendable {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try ProvenBook.copy(RunningProgram.root, to: folder.url)
  }

  /// Creates a copy with the cached results of a proof.
  static func proven() async throws -> ServedBook {
    let book = try ServedBook()
    try await ProvenBook.copyMemory(
      of: RunningProgram.root, to: book.folder.url, program: RunningProgram.program)
    return book
  }

  /// The arguments that serve the copy; without a proof, other chapters are reduced to their headings.
  func arguments(_ others: [String]) throws -> [String] {
    if others.contains("--no-proof") {
      try ProvenBook.keepHeadings(in: folder.url, butAllOf: Self.chapter)
    }
    return ["serve", "--book", folder.url.path(percentEncoded: false)] + others
  }

  /// Replaces `old` in the text of chapter 3.
  func replace(_ old: String, with new: String) throws {
    let text = try folder.read(Self.text)
    guard text.contains(old) else { throw Chromium.Failure("chapter 3 has no \(old)") }
    try folder.write(text.replacing(old, with: new, maxReplacements: 1), to: Self.text)
  }

  static let chapter = "Chapter03-Subjects"
  static let text = "Chapters/\(chapter)/Chapter.md"
  static let page = "\(chapter)/index.html"
}
