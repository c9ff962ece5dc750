import Foundation
import TestSupport
import Testing

@testable import SystemSupport

@Suite struct FolderWatcherTests {
  private let scratch: TemporaryFolder
  private let saved: FolderWatcher

  init() throws {
    scratch = try TemporaryFolder()
    try scratch.write("a", to: "book/one/a.md")
    saved = FolderWatcher(scratch.url.appending(path: "book"))
  }

  /// Whether the system reports a change.
  ///
  /// Always true if the system has no notifications.
  private var isNotified: Bool {
    var descriptor = pollfd(fd: saved.events, events: Int16(POLLIN), revents: 0)
    return saved.events < 0 || poll(&descriptor, 1, 5000) == 1
  }

  @Test func `a file that is written, created or removed is a change, at any depth`() throws {
    #expect(saved.changes().isEmpty)
    try scratch.write("ab", to: "book/one/a.md")
    #expect(isNotified)
    #expect(!saved.changes().isEmpty)
    #expect(saved.changes().isEmpty)
    try scratch.write("b", to: "book/new/deep/b.md")
    #expect(isNotified)
    #expect(!saved.changes().isEmpty)
    try scratch.write("bc", to: "book/new/deep/b.md")
    #expect(isNotified)
    #expect(!saved.changes().isEmpty)
    try FileManager.default.removeItem(at: scratch.url.appending(path: "book/new"))
    #expect(isNotified)
    #expect(!saved.changes().isEmpty)
  }

  @Test func `hidden files and empty folders are not changes`() throws {
    try scratch.write("x", to: "book/one/.a.md.swp")
    try FileManager.default.createDirectory(
      at: scratch.url.appending(path: "book/empty"), withIntermediateDirectories: true)
    #expect(saved.changes().isEmpty)
  }

  @Test func `a folder that is removed and created again is still watched`() throws {
    let folder = scratch.url.appending(path: "book")
    try FileManager.default.removeItem(at: folder)
    #expect(isNotified)
    #expect(!saved.changes().isEmpty)
    try scratch.write("a", to: "book/one/a.md")
    #expect(isNotified)
    #expect(!saved.changes().isEmpty)
    try scratch.write("ab", to: "book/one/a.md")
    #expect(isNotified)
    #expect(!saved.changes().isEmpty)
  }
}
