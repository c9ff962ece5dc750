package import Foundation
import Synchronization
import Workbook

/// The book of this repository, copied for a test that breaks or serves it.
package enum ProvenBook {
  private static let proof = Mutex<Task<TemporaryFolder, any Error>?>(nil)
  private static let pages = Mutex<Task<TemporaryFolder, any Error>?>(nil)
  /// All that a proof of the book reads.
  private static let names = [
    "Chapters", "docs", "README.md", "Package.swift", "LICENSE",
    // What the cover's list of operators is made from.
    "Sources/Reactive/Operators",
  ]

  /// Where a book's program remembers what it has proven.
  private static let scratch = ".build/rxbook"

  /// Copies the book at `root` to `folder`, as one that nobody has proven.
  package static func copy(_ root: URL, to folder: URL) throws {
    for name in names {
      let copy = folder.appending(path: name)
      try FileManager.default.createDirectory(
        at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
      try FileManager.default.copyItem(at: root.appending(path: name), to: copy)
    }
    // What the compiler has said of names it need not say again: it takes a minute.
    try? copy("\(scratch)/names", from: root, to: folder)
  }

  /// Copies a folder of the book's to a copy of the book, in place of the one that is there.
  private static func copy(_ name: String, from root: URL, to folder: URL) throws {
    let (original, copy) = (root.appending(path: name), folder.appending(path: name))
    guard FileManager.default.fileExists(atPath: original.path(percentEncoded: false)) else { return }
    try? FileManager.default.removeItem(at: copy)
    try FileManager.default.createDirectory(
      at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.copyItem(at: original, to: copy)
  }

  /// Copies to `folder`, which has a copy of the book, what `program` remembers when it has proven it: a whole proof
  /// takes a minute, and all tests that begin with one share it.
  package static func copyMemory(of root: URL, to folder: URL, program: URL) async throws {
    let proof = proof.withLock { proof in
      let shared = proof ?? Task.detached { try await prove(root, program: program) }
      proof = shared
      return shared
    }
    try await copy(scratch, from: proof.value.url, to: folder)
  }

  /// The headings of what the copies of the book's chapters say, but for `kept`: where links lead, at a fraction of the
  /// work of making their pages.
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

  /// The folder of the book's pages, which nobody may write to: all tests that only look share it.
  package static func site(of root: URL, program: URL) async throws -> URL {
    let pages = pages.withLock { pages in
      let shared =
        pages
        ?? Task.detached {
          let folder = try TemporaryFolder()
          let output = folder.url.appending(path: "site").path(percentEncoded: false)
          let book = root.path(percentEncoded: false)
          let status = try await run(
            program, ["build", "--book", book, "--no-proof", "--output", output])
          if status != 0 { throw NotBuilt(status: status) }
          return folder
        }
      pages = shared
      return shared
    }
    return try await pages.value.url.appending(path: "site")
  }

  /// The book's pages could not be made.
  private struct NotBuilt: Error {
    let status: Int32
  }

  private static func run(_ program: URL, _ arguments: [String]) async throws -> Int32 {
    let process = try WatchedProcess(program, arguments, errors: nil)
    return await withCheckedContinuation { ended in
      Thread.detachNewThread { ended.resume(returning: process.wait()) }
    }
  }

  private static func prove(_ root: URL, program: URL) async throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try copy(root, to: folder.url)
    // What pages take long to find out is found out once, for all copies.
    _ = try await site(of: root, program: program)
    // Whoever has proven the book before the tests need not wait for it again.
    try? copy(scratch, from: root, to: folder.url)
    // What ran too long, because all tests have begun at once, is proven again; the rest is remembered.
    for _ in 1...3 {
      let status = try await run(program, ["prove", "--book", folder.url.path(percentEncoded: false)])
      if status == 0 { break }
    }
    return folder
  }
}
