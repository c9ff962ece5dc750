import Foundation
import TestSupport
import Testing
@testable import Workbook

@Suite struct FileStampTests {
  private let folder: TemporaryFolder
  private let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = folder.url.appending(path: "file").plainPath
    try folder.write("one", to: "file")
  }

  @Test func `a file has the same stamp until it is changed`() throws {
    try FileStamp.settle(path)
    let first = try #require(FileStamp(at: path))
    #expect(FileStamp(at: path) == first)
    // As long as before, and with the date from before.
    try Data("two".utf8).write(to: folder.url.appending(path: "file"))
    let (seconds, rest) = first.written.quotientAndRemainder(dividingBy: 1_000_000_000)
    let date = timespec(tv_sec: seconds, tv_nsec: rest)
    #expect(utimensat(AT_FDCWD, path, [date, date], 0) == 0)
    let second = try #require(FileStamp(at: path))
    #expect((second.written, second.size) == (first.written, first.size))
    #expect(second != first)
    #expect(second.print != first.print)
    try FileManager.default.moveItem(atPath: path, toPath: "\(path)-2")
    try folder.write("two", to: "file")
    #expect(FileStamp(at: path) != second)
  }

  @Test func `a file that was changed a moment ago may have the same stamp after the next change`() throws {
    try FileStamp.settle(path)
    let stamp = try #require(FileStamp(at: path))
    #expect(!stamp.isSettled(at: stamp.changed))
    #expect(!stamp.isSettled(at: stamp.changed + FileStamp.moment))
    #expect(stamp.isSettled(at: stamp.changed + FileStamp.moment + 1))
    let after = stamp.changed + FileStamp.moment + 1
    let print = try #require(FileStamp.print(of: [("file", stamp)], since: after))
    #expect(FileStamp.print(of: [("file", stamp)], since: after) == print)
    #expect(FileStamp.print(of: [("file", stamp), ("other", nil)], since: after) != print)
    #expect(FileStamp.print(of: [("file", stamp)], since: after - 1) == nil)
  }

  @Test func `a date of another century is a date`() throws {
    for seconds in [-9_000_000_000, 10_413_792_000] {
      let date = timespec(tv_sec: seconds, tv_nsec: 0)
      if utimensat(AT_FDCWD, path, [date, date], 0) == 0 { #expect(FileStamp(at: path) != nil) }
    }
  }

  @Test func `a link is where it leads, or itself`() throws {
    try FileManager.default.createSymbolicLink(atPath: "\(path)-2", withDestinationPath: "file")
    #expect(FileStamp(at: "\(path)-2") == FileStamp(at: path))
    #expect(FileStamp(at: "\(path)-2", isLinkItself: true)?.kind == .link)
    #expect(FileStamp(at: folder.url.plainPath)?.kind == .folder)
    #expect(FileStamp(at: "\(path)-3") == nil)
  }
}

extension FileStamp {
  /// Waits until a change of the file would show: dates are the system's, and it counts them as it likes.
  static func settle(_ path: String) throws {
    let clock = ContinuousClock()
    let start = clock.now
    while let stamp = FileStamp(at: path), !stamp.isSettled() {
      try #require(start.duration(to: clock.now) < .seconds(10), "the file system counts whole seconds")
    }
  }
}
