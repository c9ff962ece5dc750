import Foundation
import TestSupport
import Testing
@testable import Workbook

@Suite struct DraftTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private var file: URL { folder.url.appending(path: "a") }

  private var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: folder.url.path(percentEncoded: false)) }
  }

  @Test func `a free name is taken, and one that is not is left alone`() throws {
    #expect(try Draft(of: "one".utf8, for: file).takeFreeName())
    #expect(try !Draft(of: "two".utf8, for: file).takeFreeName())
    #expect(try folder.read("a") == "one")
    #expect(try names == ["a"])
  }

  @Test func `a file is replaced as a whole`() throws {
    try folder.write("one", to: "a")
    try Draft(of: "two".utf8, for: file).replace()
    #expect(try folder.read("a") == "two")
    #expect(try names == ["a"])
  }

  @Test func `a draft that is not used leaves nothing behind`() throws {
    _ = try Draft(of: "one".utf8, for: file)
    #expect(try names == [])
  }

  @Test func `a folder that is not there is an error`() {
    #expect(throws: POSIXError.self) {
      try Draft(of: "one".utf8, for: folder.url.appending(path: "b/a")).replace()
    }
  }
}
