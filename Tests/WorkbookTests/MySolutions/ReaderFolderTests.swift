import Foundation
import Lesson
import TestSupport
import Testing
@testable import Workbook

@Suite struct ReaderFolderTests {
  private let folder: TemporaryFolder
  private let reader: ReaderFolder
  private let challenge: Challenge

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("starter", to: "Chapters/Chapter03-A/Challenges/1-b/Starter.swift")
    let chapter = BookChapter(name: "Chapter03-A", root: folder.url, code: Chapter("A") {})
    let book = Book(root: folder.url, parts: [Part(title: "One", chapters: [chapter])])
    reader = ReaderFolder(of: book)
    challenge = try book.challenge(named: "3/b")
  }

  @Test func `starting copies the starter`() throws {
    #expect(!reader.hasStarted(challenge))
    #expect(try reader.start(challenge))
    #expect(reader.hasStarted(challenge))
    #expect(try folder.read("MySolutions/Chapter03-A/1-b.swift") == "starter")
  }

  @Test func `what the reader wrote is never overwritten`() throws {
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

  @Test func `progress is kept in a file`() throws {
    try reader.note([(challenge, .started)])
    #expect(reader.progress.knows(.started, of: challenge))
    #expect(try folder.read("MySolutions/progress.txt").hasSuffix("Chapter03-A/1-b started\n"))
  }

  @Test func `a pass holds for the file and the check as they were`() throws {
    let file = "MySolutions/Chapter03-A/1-b.swift"
    let check = "Chapters/Chapter03-A/Challenges/1-b/Check.swift"
    func standing() -> Standing { reader.standing(of: challenge, in: reader.progress) }
    #expect(standing() == .untouched)
    try folder.write("mine", to: file)
    try folder.write("check", to: check)
    #expect(standing() == .started)
    let stamp = SolutionStamp.of(solution: Data("mine".utf8), check: Data("check".utf8))
    try reader.note([(challenge, .solved(stamp: stamp))])
    #expect(standing() == .solved)
    try folder.write("a stricter check", to: check)
    #expect(standing() == .changedSinceSolved)
    try folder.write("check", to: check)
    _ = try reader.reset(challenge)
    #expect(standing() == .changedSinceSolved)
    try FileManager.default.removeItem(at: reader.solution(of: challenge))
    #expect(standing() == .solvedElsewhere)
  }

  @Test func `a folder that cannot be made is said to be so`() throws {
    try folder.write("in the way", to: "MySolutions")
    #expect(throws: ReaderFolderError.self) { try reader.start(challenge) }
    #expect(throws: ReaderFolderError.self) { try reader.note([(challenge, .started)]) }
  }

  @Test func `what several note at once is noted`() throws {
    let (reader, challenge) = (reader, challenge)
    DispatchQueue.concurrentPerform(iterations: 40) { number in
      // Each has a reader of its own, as programs have.
      let own = Challenge(
        of: challenge.chapter, number: number, slug: "b", folder: URL(filePath: "/\(number)-b"))
      try? ReaderFolder(of: reader.book).note([(own, .started)])
    }
    let lines = try folder.read("MySolutions/progress.txt").split(separator: "\n")
    #expect(lines.count { $0.hasSuffix(" started") } == 40)
  }

  @Test func `progress that cannot be read is not written`() throws {
    try folder.write("a folder", to: "MySolutions/progress.txt/inside")
    #expect(throws: ReaderFolderError.self) { try reader.note([(challenge, .started)]) }
    #expect(try folder.read("MySolutions/progress.txt/inside") == "a folder")
  }
}
