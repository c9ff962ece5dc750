import Foundation
import Lesson
import TestSupport
import Testing

@testable import BookModel
@testable import Checker

@Suite struct ClassFolderTests {
  private let folder: TemporaryFolder
  private let challenge: Challenge

  init() throws {
    folder = try TemporaryFolder()
    let chapter = BookChapter(name: "Chapter03-A", root: folder.url, code: Chapter("A") {})
    challenge = BookLoader.challenge(
      1, slug: "sail", of: chapter, in: folder.url.appending(path: "1-sail"), path: "1-sail")
  }

  private func classFolder() throws -> ClassFolder { try ClassFolder(folder.url.appending(path: "class")) }

  @Test func `a folder whose name is not UTF-8 is a learner`() throws {
    let path = folder.url.appending(path: "class").path(percentEncoded: false)
    try folder.write("a", to: "class/zoe/readme.txt")
    let name = Array(path.utf8) + Array("/b".utf8) + [0xF6, 0xFF] + Array("rn".utf8)
    let file = name + Array("/1-sail.swift".utf8)
    func call(_ bytes: [UInt8], _ body: (UnsafePointer<CChar>) -> Int32) -> Int32 {
      (bytes + [0]).withUnsafeBytes { $0.withMemoryRebound(to: CChar.self) { body($0.baseAddress!) } }
    }
    try #require(call(name) { mkdir($0, 0o755) } == 0)
    let descriptor = call(file) { open($0, O_WRONLY | O_CREAT, 0o644) }
    FileHandle(fileDescriptor: descriptor, closeOnDealloc: true).write(Data("mine".utf8))
    let found = try classFolder()
    #expect(found.learners.map(\.name) == ["b\\xF6\\xFFrn", "zoe"])
    guard case .solution(let data) = found.submission(for: challenge, by: found.learners[0]) else {
      Issue.record("The submission has not been found.")
      return
    }
    #expect(data == Data("mine".utf8))
  }

  @Test func `folders of file systems and archives are not learners`() throws {
    for name in [
      "ada", "__MACOSX", ".DS_Store", "@eaDir", "$RECYCLE.BIN", "System Volume Information", "lost+found",
    ] {
      try folder.write("a", to: "class/\(name)/a")
    }
    #expect(try classFolder().learners.map(\.name) == ["ada"])
  }

  @Test func `a link to another learner's folder submits nothing`() throws {
    try folder.write("mine", to: "class/ada/1-sail.swift")
    try FileManager.default.createSymbolicLink(
      atPath: folder.url.appending(path: "class/bo").path(percentEncoded: false), withDestinationPath: "ada")
    let found = try classFolder()
    #expect(found.learners.map(\.name) == ["ada", "bo"])
    guard case .refused = found.submission(for: challenge, by: found.learners[1]) else {
      Issue.record("The link has been followed.")
      return
    }
  }

  @Test func `invisible characters in names are shown, and names stay different`() throws {
    for name in ["a\u{1B}", "a\\u{001B}", "a\\u{001B} (2)", "b\u{202E}c", "d\r"] {
      try folder.write("a", to: "class/\(name)/a")
    }
    #expect(
      try classFolder().learners.map(\.name) == [
        "a\\u{001B}", "a\\u{001B} (2)", "a\\u{001B} (2) (2)", "b\\u{202E}c", "d\\u{000D}",
      ])
  }
}
