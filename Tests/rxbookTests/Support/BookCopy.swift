import Foundation
import TestSupport

/// A copy of the book's texts and chapters that one test can change.
final class BookCopy: Sendable {
  /// The folder of this book.
  static let original = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// One of the scripts in the book's folder.
  static func script(_ name: String) throws -> String {
    try String(contentsOf: original.appending(path: name), encoding: .utf8)
  }

  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try ProvenBook.copy(Self.original, to: folder.url)
  }

  /// Creates a copy with the cached results of a proof.
  static func proven() async throws -> BookCopy {
    let copy = try BookCopy()
    try await ProvenBook.copyMemory(of: original, to: copy.folder.url, program: Program.url)
    return copy
  }

  /// Runs the program on the copy.
  func run(_ arguments: String..., environment: [String: String] = [:]) throws -> Program.Outcome {
    try run(arguments, environment: environment)
  }

  func run(
    _ arguments: [String], environment: [String: String] = [:], program: URL = Program.url
  ) throws -> Program.Outcome {
    // The tests may run on a build server, which sets these variables.
    let plain = ["CI": "", "GITHUB_ACTIONS": "", "NO_COLOR": "1"]
    return try Program.run(
      arguments, in: folder.url, environment: plain.merging(environment) { $1 }, program: program)
  }

  func read(_ path: String) throws -> String { try folder.read(path) }

  /// Replaces the only occurrence of `old` in the file at `path`.
  func replace(_ old: String, with new: String, in path: String) throws {
    let text = try read(path)
    guard text.ranges(of: old).count == 1 else { throw NotOnce(text: old, file: path) }
    try folder.write(text.replacing(old, with: new), to: path)
  }

  /// A text does not occur exactly once in a file.
  struct NotOnce: Error {
    let text: String
    let file: String
  }
}
