import Foundation
import TestSupport
import Testing

@testable import Workbook

@Suite struct SavedFolderTests {
  private let scratch: TemporaryFolder
  private let saved: SavedFolder

  init() throws {
    scratch = try TemporaryFolder()
    try scratch.write("a", to: "book/one/a.md")
    saved = SavedFolder(scratch.url.appending(path: "book"))
  }

  /// Whether the system says that it is time to look; true where it never does.
  private var isTold: Bool {
    var descriptor = pollfd(fd: saved.events, events: Int16(POLLIN), revents: 0)
    return saved.events < 0 || poll(&descriptor, 1, 5000) == 1
  }

  @Test func `a file that is written, made or removed counts, at any depth`() throws {
    #expect(!saved.wasSaved())
    try scratch.write("ab", to: "book/one/a.md")
    #expect(isTold)
    #expect(saved.wasSaved())
    #expect(!saved.wasSaved())
    try scratch.write("b", to: "book/new/deep/b.md")
    #expect(isTold)
    #expect(saved.wasSaved())
    try scratch.write("bc", to: "book/new/deep/b.md")
    #expect(isTold)
    #expect(saved.wasSaved())
    try FileManager.default.removeItem(at: scratch.url.appending(path: "book/new"))
    #expect(isTold)
    #expect(saved.wasSaved())
  }

  @Test func `hidden files, and folders alone, do not count`() throws {
    try scratch.write("x", to: "book/one/.a.md.swp")
    try FileManager.default.createDirectory(
      at: scratch.url.appending(path: "book/empty"), withIntermediateDirectories: true)
    #expect(!saved.wasSaved())
  }

  @Test func `a folder that is removed and made again is followed`() throws {
    let folder = scratch.url.appending(path: "book")
    try FileManager.default.removeItem(at: folder)
    #expect(isTold)
    #expect(saved.wasSaved())
    try scratch.write("a", to: "book/one/a.md")
    #expect(isTold)
    #expect(saved.wasSaved())
    try scratch.write("ab", to: "book/one/a.md")
    #expect(isTold)
    #expect(saved.wasSaved())
  }
}
