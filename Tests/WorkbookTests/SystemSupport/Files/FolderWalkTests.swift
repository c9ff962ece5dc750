import Foundation
import TestSupport
import Testing

@testable import SystemSupport

@Suite struct FolderWalkTests {
  private let folder: TemporaryFolder
  private var url: URL { folder.url }

  init() throws {
    folder = try TemporaryFolder()
    for name in ["b.swift", "a/deep/c.swift", "a/d.swift", ".hidden", "a/.git/x"] {
      try folder.write("text of \(name)", to: name)
    }
    try FileManager.default.createSymbolicLink(
      at: url.appending(path: "link"), withDestinationURL: url.appending(path: "a"))
    try FileManager.default.createSymbolicLink(
      atPath: url.appending(path: "nowhere").plainPath, withDestinationPath: "not/there")
  }

  private static let names = ["a", "a/d.swift", "a/deep", "a/deep/c.swift", "b.swift", "link", "nowhere"]

  @Test func `files and folders are sorted, without hidden ones and targets of links`() {
    #expect(FolderWalk.names(below: url) == Self.names)
    #expect(FolderWalk.names(below: url.appending(path: "nothing")) == [])
    #expect(FolderWalk.names(below: url.appending(path: "b.swift")) == [])
  }

  @Test func `links to folders can be followed`() throws {
    // A folder inside itself would never end.
    try FileManager.default.createSymbolicLink(
      at: url.appending(path: "a/deep/up"), withDestinationURL: url.appending(path: "a"))
    #expect(
      FolderWalk.names(below: url, followingLinks: true) == [
        "a", "a/d.swift", "a/deep", "a/deep/c.swift", "a/deep/up", "b.swift", "link", "link/d.swift",
        "link/deep", "link/deep/c.swift", "link/deep/up", "nowhere",
      ])
  }

  @Test func `a single folder is listed with hidden files`() {
    #expect(FolderWalk.names(in: url.plainPath).sorted() == [".hidden", "a", "b.swift", "link", "nowhere"])
    #expect(FolderWalk.names(in: url.appending(path: "nothing").plainPath) == [])
  }
}
