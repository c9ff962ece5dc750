import Foundation
import Lesson
import TestSupport
import Testing

@testable import BookModel
@testable import Checker

@Suite struct ReaderFolderTests {
  private let folder: TemporaryFolder
  private let reader: ReaderFolder
  private let challenge: Challenge

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("starter", to: "Chapters/Chapter03-A/Challenges/1-b/Starter.swift")
    let chapter = BookChapter(name: "Chapter03-A", root: folder.url, code: Chapter("A") {})
    let book = BookLoader.load(
      Book(root: folder.url, parts: [Part(title: "One", chapters: [chapter])]))
    reader = ReaderFolder(of: book)
    challenge = try book.challenge(named: "3/b")
  }

  @Test func `starting copies the starter`() throws {
    #expect(!reader.hasStarted(challenge))
    #expect(try reader.start(challenge))
    #expect(reader.hasStarted(challenge))
    #expect(try folder.read("MySolutions/Chapter03-A/1-b.swift") == "starter")
  }

  @Test func `a file of the reader is never overwritten`() throws {
    try folder.write("mine", to: "MySolutions/Chapter03-A/1-b.swift")
    #expect(try !reader.start(challenge))
    #expect(try folder.read("MySolutions/Chapter03-A/1-b.swift") == "mine")
  }

  @Test func `a reset keeps every version`() throws {
    #expect(try reader.reset(challenge) == nil)
    for (number, text) in ["first", "second"].enumerated() {
      try folder.write(text, to: "MySolutions/Chapter03-A/1-b.swift")
      let backup = try #require(try reader.reset(challenge))
      #expect(backup.lastPathComponent == "1-b.backup\(number + 1).swift")
      #expect(try String(contentsOf: backup, encoding: .utf8) == text)
      #expect(try folder.read("MySolutions/Chapter03-A/1-b.swift") == "starter")
    }
  }

  @Test func `progress is stored in a file`() throws {
    try reader.record([(challenge, .started)])
    #expect(reader.progress.contains(.started, of: challenge))
    #expect(try folder.read("MySolutions/progress.txt").hasSuffix("Chapter03-A/1-b started\n"))
  }

  @Test func `a challenge stays solved until the file or the check changes`() throws {
    let file = "MySolutions/Chapter03-A/1-b.swift"
    let check = "Chapters/Chapter03-A/Challenges/1-b/Check.swift"
    func status() throws -> ChallengeStatus {
      let book = BookLoader.load(reader.book.book)
      return reader.status(of: try book.challenge(named: "3/b"), in: reader.progress)
    }
    #expect(try status() == .untouched)
    try folder.write("mine", to: file)
    try folder.write("check", to: check)
    #expect(try status() == .started)
    let stamp = SolutionFingerprint.of(solution: Data("mine".utf8), check: Data("check".utf8))
    try reader.record([(challenge, .solved(fingerprint: stamp))])
    #expect(try status() == .solved)
    try folder.write("a stricter check", to: check)
    #expect(try status() == .changedSinceSolved)
    try folder.write("check", to: check)
    _ = try reader.reset(challenge)
    #expect(try status() == .changedSinceSolved)
    try FileManager.default.removeItem(at: reader.solution(of: challenge))
    #expect(try status() == .solvedElsewhere)
  }

  @Test func `a folder that cannot be created is reported`() throws {
    try folder.write("in the way", to: "MySolutions")
    #expect(throws: ReaderFolderError.self) { try reader.start(challenge) }
    #expect(throws: ReaderFolderError.self) { try reader.record([(challenge, .started)]) }
  }

  @Test func `progress recorded by several programs at the same time is not lost`() throws {
    let (reader, challenge) = (reader, challenge)
    DispatchQueue.concurrentPerform(iterations: 40) { number in
      // Each iteration uses its own `ReaderFolder`, like separate programs.
      let own = BookLoader.challenge(
        number, slug: "b", of: challenge.chapter, in: URL(filePath: "/\(number)-b"), path: "\(number)-b")
      try? ReaderFolder(of: reader.book).record([(own, .started)])
    }
    let lines = try folder.read("MySolutions/progress.txt").split(separator: "\n")
    #expect(lines.count { $0.hasSuffix(" started") } == 40)
  }

  @Test func `progress that cannot be read is not overwritten`() throws {
    try folder.write("a folder", to: "MySolutions/progress.txt/inside")
    #expect(throws: ReaderFolderError.self) { try reader.record([(challenge, .started)]) }
    #expect(try folder.read("MySolutions/progress.txt/inside") == "a folder")
  }
}
