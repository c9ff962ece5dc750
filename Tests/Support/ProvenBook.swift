package import Foundation
import Synchronization
import SystemSupport

/// Copies of this repository's book, for tests that change or serve it.
package enum ProvenBook {
  private static let proof = Mutex<Task<TemporaryFolder, any Error>?>(nil)
  private static let pages = Mutex<Task<TemporaryFolder, any Error>?>(nil)
  /// The files that a proof of the book reads.
  private static let names = [
    "Chapters", "docs", "README.md", "Package.swift", "LICENSE",
    // The cover's list of operators is generated from these.
    "Sources/Reactive/Operators",
  ]

  /// The folder of a book's caches, including the cache of proofs.
  private static let scratch = ".build/rxbook"

  /// Copies the book at `root` to `folder`, without cached proofs.
  package static func copy(_ root: URL, to folder: URL) throws {
    for name in names {
      let copy = folder.appending(path: name)
      try FileManager.default.createDirectory(
        at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
      try FileManager.default.copyItem(at: root.appending(path: name), to: copy)
    }
    // Looking up the symbols again would take the compiler minutes.
    try? copy("\(scratch)/cache/symbols", from: root, to: folder)
  }

  /// Copies a folder of the book to a copy of the book, replacing the existing one.
  private static func copy(_ name: String, from root: URL, to folder: URL) throws {
    let (original, copy) = (root.appending(path: name), folder.appending(path: name))
    guard FileManager.default.fileExists(atPath: original.path(percentEncoded: false)) else { return }
    try? FileManager.default.removeItem(at: copy)
    try FileManager.default.createDirectory(
      at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.copyItem(at: original, to: copy)
  }

  /// Copies the caches of a proven book to `folder`, which has a copy of the book.
  ///
  /// A whole proof takes a minute, so all tests that need one share it.
  package static func copyMemory(of root: URL, to folder: URL, program: URL) async throws {
    let proof = proof.withLock { proof in
      let shared = proof ?? Task.detached { try await prove(root, program: program) }
      proof = shared
      return shared
    }
    try await copy(scratch, from: proof.value.url, to: folder)
  }

  /// Reduces the copied chapters, except `kept`, to their headings.
  ///
  /// Links still have targets, but rendering the pages takes a fraction of the time.
  package static func keepHeadings(in folder: URL, butAllOf kept: String) throws {
    let chapters = folder.appending(path: "Chapters")
    for name in try FileManager.default.contentsOfDirectory(atPath: chapters.path(percentEncoded: false))
    where name.hasPrefix("Chapter") && name != kept {
      let file = chapters.appending(path: "\(name)/Chapter.md")
      guard let text = try? String(contentsOf: file, encoding: .utf8) else { continue }
      let headings = text.split(separator: "\n").filter { $0.hasPrefix("#") }
      try Data(headings.joined(separator: "\n\n").utf8).write(to: file)
    }
  }

  /// Returns the folder of the built site.
  ///
  /// All tests that only read it share it, so no test may write to it.
  package static func site(of root: URL, program: URL) async throws -> URL {
    let pages = pages.withLock { pages in
      let shared =
        pages
        ?? Task.detached {
          let folder = try TemporaryFolder()
          let output = folder.url.appending(path: "site").path(percentEncoded: false)
          let book = root.path(percentEncoded: false)
          try await run(program, ["build", "--book", book, "--no-proof", "--output", output])
          return folder
        }
      pages = shared
      return shared
    }
    return try await pages.value.url.appending(path: "site")
  }

  /// The error of a program that failed.
  private struct Failed: Error {
    let arguments: [String]
    let output: String
  }

  private static func run(_ program: URL, _ arguments: [String]) async throws {
    let outcome = try await withCheckedThrowingContinuation { ended in
      Thread.detachNewThread {
        ended.resume(
          with: Result { try Command(program: program, arguments: arguments).run(atMost: timeLimit) })
      }
    }
    if outcome.status != 0 { throw Failed(arguments: arguments, output: outcome.text) }
  }

  /// The time limit of a command, in seconds.
  private static let timeLimit = 1800.0

  private static func prove(_ root: URL, program: URL) async throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try copy(root, to: folder.url)
    // Building the site first fills the caches that all copies use.
    _ = try await site(of: root, program: program)
    // If the book was proven before the tests, its cached proofs are reused.
    try? copy(scratch, from: root, to: folder.url)
    let arguments = ["prove", "--book", folder.url.path(percentEncoded: false)]
    do {
      try await run(program, arguments)
    } catch {
      // Proves again what has exceeded its time limit, because all tests start at the same time.
      try await run(program, arguments + ["--changed"])
    }
    return folder
  }
}
