import Foundation
import TestSupport
import Testing

@testable import SystemSupport

@Suite struct AtomicFileTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private var file: URL { folder.url.appending(path: "a") }

  private var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: folder.url.path(percentEncoded: false)) }
  }

  @Test func `a file is only created if the name is free`() throws {
    #expect(try AtomicFile(of: "one".utf8, for: file).createExclusively())
    #expect(try !AtomicFile(of: "two".utf8, for: file).createExclusively())
    #expect(try folder.read("a") == "one")
    #expect(try names == ["a"])
  }

  @Test func `a file is replaced atomically`() throws {
    try folder.write("one", to: "a")
    try AtomicFile(of: "two".utf8, for: file).replace()
    #expect(try folder.read("a") == "two")
    #expect(try names == ["a"])
  }

  @Test func `an unused file leaves nothing behind`() throws {
    _ = try AtomicFile(of: "one".utf8, for: file)
    #expect(try names == [])
  }

  @Test func `a missing folder is an error`() {
    #expect(throws: POSIXError.self) {
      try AtomicFile(of: "one".utf8, for: folder.url.appending(path: "b/a")).replace()
    }
  }
}
