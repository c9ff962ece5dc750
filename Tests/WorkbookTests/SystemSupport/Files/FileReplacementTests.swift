import Foundation
import TestSupport
import Testing

@testable import SystemSupport

@Suite struct FileReplacementTests {
  private let folder: TemporaryFolder
  private let file: URL

  init() throws {
    folder = try TemporaryFolder()
    file = try folder.write("before", to: "A.md")
  }

  private func replacement(_ name: String = "A.md") throws -> FileReplacement {
    try FileReplacement(of: folder.url.appending(path: name), named: name)
  }

  @Test func `a replaced file has the new contents and its old mode, and no other file is left`() throws {
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: file.path())
    try replacement().replace(with: Array("after".utf8))
    #expect(try folder.read("A.md") == "after")
    let mode = try FileManager.default.attributesOfItem(atPath: file.path())[.posixPermissions] as? Int
    #expect(mode == 0o640)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path()) == ["A.md"])
  }

  @Test func `a file that has changed in the meantime is not replaced`() throws {
    let replacement = try replacement()
    try folder.write("theirs", to: "A.md")
    #expect(throws: FileReplacementError.changed(file: "A.md")) { try replacement.replace(with: [1]) }
    #expect(try folder.read("A.md") == "theirs")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path()) == ["A.md"])
  }

  @Test func `a read-only file is not replaced, even by root`() throws {
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: file.path())
    #expect(throws: FileReplacementError.readOnly(file: "A.md")) { try replacement().replace(with: [1]) }
    #expect(try folder.read("A.md") == "before")
  }

  @Test func `the target of a symbolic link is replaced, but not the link`() throws {
    let link = folder.url.appending(path: "B.md")
    try FileManager.default.createSymbolicLink(atPath: link.path(), withDestinationPath: "A.md")
    try replacement("B.md").replace(with: Array("after".utf8))
    #expect(try folder.read("A.md") == "after")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link.path()) == "A.md")
  }

  @Test func `a missing file is reported`() {
    #expect(throws: FileReplacementError.unreadable(file: "C.md")) { try replacement("C.md") }
  }
}
