import Foundation
import TestSupport
import Testing

@testable import SystemSupport

@Suite struct FileMetadataTests {
  private let folder: TemporaryFolder
  private let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = folder.url.appending(path: "file").plainPath
    try folder.write("one", to: "file")
  }

  @Test func `a file has the same metadata until it is changed`() throws {
    let first = try #require(FileMetadata(at: path))
    #expect(FileMetadata(at: path) == first)
    let (seconds, rest) = first.modified.quotientAndRemainder(dividingBy: 1_000_000_000)
    let date = timespec(tv_sec: seconds, tv_nsec: rest)
    // Writes the same size and the same date, until the file system's clock has advanced.
    let deadline = ContinuousClock.now + .seconds(10)
    var second = first
    while second == first, .now < deadline {
      try Data("two".utf8).write(to: folder.url.appending(path: "file"))
      #expect(utimensat(AT_FDCWD, path, [date, date], 0) == 0)
      second = try #require(FileMetadata(at: path))
    }
    #expect((second.modified, second.size) == (first.modified, first.size))
    #expect(second != first)
    try FileManager.default.moveItem(atPath: path, toPath: "\(path)-2")
    try folder.write("two", to: "file")
    #expect(FileMetadata(at: path) != second)
  }

  @Test func `dates from other centuries are supported`() throws {
    for seconds in [-9_000_000_000, 10_413_792_000] {
      let date = timespec(tv_sec: seconds, tv_nsec: 0)
      if utimensat(AT_FDCWD, path, [date, date], 0) == 0 { #expect(FileMetadata(at: path) != nil) }
    }
  }

  @Test func `a symbolic link has the metadata of its target`() throws {
    try FileManager.default.createSymbolicLink(atPath: "\(path)-2", withDestinationPath: "file")
    #expect(FileMetadata(at: "\(path)-2") == FileMetadata(at: path))
    #expect(FileMetadata(at: "\(path)-3") == nil)
  }
}
