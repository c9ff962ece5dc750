import Foundation
import TestSupport
import Testing
@testable import Workbook

@Suite struct FileContentsTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func path(_ name: String) -> String { folder.url.appending(path: name).plainPath }

  @Test(arguments: [0, 1, 4_095, 4_096, 1_000_000])
  func `a file is read to its end`(_ count: Int) throws {
    let data = Data((0..<count).map { UInt8(truncatingIfNeeded: $0 * 7) })
    try data.write(to: folder.url.appending(path: "file"))
    #expect(FileContents.read(path("file")) == data)
    #expect(FileContents.mapped(path("file")) == data)
    #expect(FileContents.are(data, at: path("file")))
    #expect(!FileContents.are(data + [1], at: path("file")))
    if count > 1 { #expect(!FileContents.are(Data(count: count), at: path("file"))) }
  }

  @Test func `what is mapped stays what it was when the file is replaced, and removed`() throws {
    let file = folder.url.appending(path: "file")
    let data = Data(repeating: 7, count: 1_000_000)
    try data.write(to: file)
    let mapped = try #require(FileContents.mapped(path("file")))
    try Data(repeating: 8, count: 10).write(to: file, options: .atomic)
    let end = mapped.suffix(10)
    try FileManager.default.removeItem(at: file)
    #expect(mapped == data)
    #expect(Array(end) == Array(repeating: 7, count: 10))
    #expect(FileContents.mapped(path("file")) == nil)
  }

  @Test func `a file that does not say its size is read, too`() {
    #expect(FileContents.read("/proc/self/status")?.isEmpty == false)
  }

  @Test func `what is no file, or not there, has no contents`() {
    #expect(mkfifo(path("pipe"), 0o600) == 0)
    #expect(FileContents.read(path("pipe")) == nil)
    #expect(FileContents.read("/dev/zero") == nil)
    #expect(FileContents.read(folder.url.plainPath) == nil)
    #expect(FileContents.read(path("nothing")) == nil)
    #expect(!FileContents.are(Data(), at: path("nothing")))
  }
}
