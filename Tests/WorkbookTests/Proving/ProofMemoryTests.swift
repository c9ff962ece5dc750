import Foundation
import TestSupport
import Testing

@testable import Workbook

@Suite struct ProofMemoryTests {
  private let fixture: ChapterFixture
  private let book: Book
  private let program: URL

  init() throws {
    fixture = try ChapterFixture("# A\n")
    book = Book(root: fixture.folder.url, parts: [Part(title: "One", chapters: [fixture.chapter])])
    try fixture.folder.write("// A package", to: "Package.swift")
    try fixture.folder.write("let a = 1", to: "Sources/Reactive/A.swift")
    program = try fixture.folder.write("program", to: ".build/debug/rxbook")
  }

  private func memory(_ limits: Limits = Limits()) throws -> ProofMemory {
    ProofMemory(book: book, program: program, toolchain: try Toolchain(), limits: limits)
  }

  private var isProven: Bool {
    get throws {
      let memory = try memory()
      return memory.isProven(.chapter(fixture.chapter), memory.fingerprint(of: .chapter(fixture.chapter)))
    }
  }

  private func note(isProven: Bool) throws {
    let memory = try memory()
    memory.note(
      .chapter(fixture.chapter), memory.fingerprint(of: .chapter(fixture.chapter)), isProven: isProven)
  }

  /// Writes a file as if before the program was built.
  private func write(_ text: String, to path: String) throws {
    let file = try fixture.folder.write(text, to: path)
    try FileManager.default.setAttributes([.modificationDate: Date.distantPast], ofItemAtPath: file.path())
  }

  @Test func `what has been proven is proven until something changes`() throws {
    #expect(try !isProven)
    try note(isProven: true)
    #expect(try isProven)
  }

  @Test(arguments: [
    "Chapters/Chapter03-A/Chapter.md", "Chapters/Chapter03-A/Code/Code.swift",
    "Chapters/Chapter03-A/Resources/a/b.txt", "Chapters/Chapter03-A/Challenges/1-a/hints.md",
    "Sources/Reactive/A.swift", "Sources/rxbook/New.swift", "Package.swift", "Package.resolved",
  ]) func `a change of what it depends on makes it unproven`(path: String) throws {
    try note(isProven: true)
    try write("something else", to: path)
    #expect(try !isProven)
  }

  @Test func `other chapters and the reader's files do not matter`() throws {
    try note(isProven: true)
    try write("x", to: "Chapters/Chapter04-B/Chapter.md")
    try write("x", to: "MySolutions/a.swift")
    #expect(try isProven)
  }

  @Test func `another limit may lead to another proof`() throws {
    try note(isProven: true)
    let memory = try memory(Limits(seconds: 1))
    #expect(!memory.isProven(.chapter(fixture.chapter), memory.fingerprint(of: .chapter(fixture.chapter))))
  }

  @Test func `what was proven in the program's folder holds for a copy of the book, and the other way round`()
    throws
  {
    let copy = try ChapterFixture("# A\n")
    let other = ProofMemory(
      book: Book(root: copy.folder.url, parts: [Part(title: "One", chapters: [copy.chapter])]),
      program: program, toolchain: try Toolchain(), limits: Limits())
    #expect(other.isUsable)
    #expect(
      try other.fingerprint(of: .chapter(copy.chapter)) == memory().fingerprint(of: .chapter(fixture.chapter))
    )
    try copy.folder.write("else", to: "Chapters/Chapter03-A/Chapter.md")
    #expect(
      try other.fingerprint(of: .chapter(copy.chapter)) != memory().fingerprint(of: .chapter(fixture.chapter))
    )
  }

  @Test func `a program without sources counts as a whole`() throws {
    let folder = try TemporaryFolder()
    func print() throws -> String? {
      ProofMemory(
        book: book, program: folder.url.appending(path: "rxbook"), toolchain: try Toolchain(),
        limits: Limits()
      ).fingerprint(of: .chapter(fixture.chapter))
    }
    try folder.write("program", to: "rxbook")
    let first = try #require(try print())
    try folder.write("another program", to: "rxbook")
    #expect(try print() != first)
  }

  @Test func `what failed is forgotten`() throws {
    try note(isProven: true)
    try note(isProven: false)
    #expect(try !isProven)
  }

  @Test func `nothing is remembered of a program that is older than its sources`() throws {
    try note(isProven: true)
    let path = fixture.folder.url.appending(path: "Sources/Reactive/A.swift").path()
    try FileManager.default.setAttributes([.modificationDate: Date.distantFuture], ofItemAtPath: path)
    #expect(try !memory().isUsable)
    #expect(try !isProven)
  }

  @Test func `a challenge is remembered by its own files`() throws {
    let challenge = Challenge(
      of: fixture.chapter, number: 1, slug: "a",
      folder: try fixture.folder.write("x", to: "Chapters/Chapter03-A/Challenges/1-a/Check.swift")
        .deletingLastPathComponent())
    let subject = ProofMemory.Subject.solution(of: challenge)
    let memory = try memory()
    memory.note(subject, memory.fingerprint(of: subject), isProven: true)
    try fixture.folder.write("# A\n\nChanged.\n", to: "Chapters/Chapter03-A/Chapter.md")
    #expect(memory.isProven(subject, memory.fingerprint(of: subject)))
    #expect(!memory.isProven(.starter(of: challenge), memory.fingerprint(of: .starter(of: challenge))))
    try fixture.folder.write("y", to: "Chapters/Chapter03-A/Challenges/1-a/Check.swift")
    #expect(!memory.isProven(subject, memory.fingerprint(of: subject)))
  }
}
