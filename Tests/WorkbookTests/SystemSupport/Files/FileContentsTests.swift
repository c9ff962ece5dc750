import Foundation
import TestSupport
import Testing

@testable import SystemSupport

@Suite struct FileContentsTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func path(_ name: String) -> String { folder.url.appending(path: name).plainPath }

  @Test(arguments: [0, 1, 4_095, 4_096, 1_000_000])
  func `a file is read completely`(_ count: Int) throws {
    let data = Data((0..<count).map { UInt8(truncatingIfNeeded: $0 * 7) })
    try data.write(to: folder.url.appending(path: "file"))
    #expect(FileContents.read(path("file")) == data)
    #expect(FileContents.are(data, at: path("file")))
    #expect(!FileContents.are(data + [1], at: path("file")))
    if count > 1 { #expect(!FileContents.are(Data(count: count), at: path("file"))) }
  }

  @Test func `a file without a known size can be read`() {
    #expect(FileContents.read("/proc/self/status")?.isEmpty == false)
  }

  @Test func `a missing file, or one that is not regular, has no contents`() {
    #expect(mkfifo(path("pipe"), 0o600) == 0)
    #expect(FileContents.read(path("pipe")) == nil)
    #expect(FileContents.read("/dev/zero") == nil)
    #expect(FileContents.read(folder.url.plainPath) == nil)
    #expect(FileContents.read(path("nothing")) == nil)
    #expect(!FileContents.are(Data(), at: path("nothing")))
  }
}
