import Foundation
import TestSupport
import Testing
@testable import Workbook

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

  @Test func `files and folders are listed in a certain order, without hidden ones and what links lead to`() {
    #expect(FolderWalk.names(below: url) == Self.names)
    #expect(FolderWalk.names(below: url.appending(path: "nothing")) == [])
    #expect(FolderWalk.names(below: url.appending(path: "b.swift")) == [])
  }

  @Test func `each is stamped as if it had been looked for`() {
    let stamps = FolderWalk.stamps(below: url)
    #expect(stamps.map(\.name) == Self.names)
    for (name, stamp) in stamps {
      #expect(stamp == FileStamp(at: url.appending(path: name).plainPath), "\(name)")
    }
    #expect(stamps.last?.stamp == nil)
  }

  @Test func `a folder alone is listed with what is hidden`() {
    #expect(FolderWalk.names(in: url.plainPath).sorted() == [".hidden", "a", "b.swift", "link", "nowhere"])
    #expect(FolderWalk.names(in: url.appending(path: "nothing").plainPath) == [])
  }
}
