import Foundation
import TestSupport
import Testing

@testable import BookModel
@testable import Prover
@testable import Runner
@testable import SystemSupport

@Suite struct ProofCacheTests {
  private let fixture: ChapterFixture
  private let book: Book
  private let program: URL
  private var chapter: ProofCache.Subject { .chapter(fixture.chapter) }

  init() throws {
    fixture = try ChapterFixture("# A\n")
    book = Book(root: fixture.folder.url, parts: [Part(title: "One", chapters: [fixture.chapter])])
    try fixture.folder.write("// A package", to: "Package.swift")
    try fixture.folder.write("let a = 1", to: "Sources/Reactive/A.swift")
    program = try fixture.folder.write("program", to: ".build/debug/rxbook")
  }

  /// Returns the proofs of `book`, by default the book of the program's package, in the cache that is shared by all
  /// tests of a folder.
  private func proofs(
    of book: Book? = nil, _ limits: Limits = Limits(), by program: URL? = nil
  ) throws -> ProofCache {
    let version = ProgramVersion(of: program ?? self.program)
    return ProofCache(
      DiskCache(of: self.book, version: version), book: book ?? self.book, version: version,
      toolchain: try Toolchain(), limits: limits)
  }

  private var isProven: Bool {
    get throws {
      let proofs = try proofs()
      return proofs.isProven(proofs.key(for: chapter))
    }
  }

  private func store(isProven: Bool) throws {
    let proofs = try proofs()
    proofs.store(isProven: isProven, of: chapter, forKey: proofs.key(for: chapter))
  }

  /// Writes a file with a date before the build of the program.
  private func write(_ text: String, to path: String) throws {
    let file = try fixture.folder.write(text, to: path)
    try FileManager.default.setAttributes([.modificationDate: Date.distantPast], ofItemAtPath: file.path())
  }

  @Test func `a proof is valid until something changes`() throws {
    #expect(try !isProven)
    try store(isProven: true)
    #expect(try isProven)
  }

  @Test(arguments: [
    "Chapters/Chapter03-A/Chapter.md", "Chapters/Chapter03-A/Code/Code.swift",
    "Chapters/Chapter03-A/Resources/a/b.txt", "Chapters/Chapter03-A/Challenges/1-a/hints.md",
    "Sources/Reactive/A.swift", "Sources/rxbook/New.swift", "Package.swift", "Package.resolved",
  ]) func `a change of a dependency invalidates the proof`(path: String) throws {
    try store(isProven: true)
    try write("something else", to: path)
    #expect(try !isProven)
  }

  @Test func `other chapters and the reader's files do not invalidate the proof`() throws {
    try store(isProven: true)
    try write("x", to: "Chapters/Chapter04-B/Chapter.md")
    try write("x", to: "MySolutions/a.swift")
    #expect(try isProven)
  }

  @Test func `another limit invalidates the proof`() throws {
    try store(isProven: true)
    let proofs = try proofs(Limits(seconds: 1))
    #expect(!proofs.isProven(proofs.key(for: chapter)))
  }

  @Test func `a proof in the program's folder is valid for a copy of the book, and vice versa`()
    throws
  {
    let copy = try ChapterFixture("# A\n")
    let proofs = try proofs(
      of: Book(root: copy.folder.url, parts: [Part(title: "One", chapters: [copy.chapter])]))
    #expect(proofs.isUsable)
    proofs.store(isProven: true, of: .chapter(copy.chapter), forKey: proofs.key(for: .chapter(copy.chapter)))
    #expect(try isProven)
    #expect(proofs.isProven(proofs.key(for: .chapter(copy.chapter))))
    try copy.folder.write("else", to: "Chapters/Chapter03-A/Chapter.md")
    #expect(!proofs.isProven(proofs.key(for: .chapter(copy.chapter))))
  }

  @Test func `a program without sources is identified by its binary`() throws {
    let folder = try TemporaryFolder()
    func isProven() throws -> Bool {
      let proofs = try proofs(by: folder.url.appending(path: "rxbook"))
      let key = proofs.key(for: chapter)
      defer { proofs.store(isProven: true, of: chapter, forKey: key) }
      return proofs.isProven(key)
    }
    try folder.write("program", to: "rxbook")
    #expect(try !isProven())
    #expect(try isProven())
    try folder.write("another program", to: "rxbook")
    #expect(try !isProven())
  }

  @Test func `a chapter that changes during the proof is not stored as proven`() throws {
    let proofs = try proofs()
    let key = proofs.key(for: chapter)
    try write("tide", to: "Chapters/Chapter03-A/Resources/tides.txt")
    proofs.store(isProven: true, of: chapter, forKey: key)
    try FileManager.default.removeItem(
      at: fixture.folder.url.appending(path: "Chapters/Chapter03-A/Resources"))
    #expect(try !isProven)
  }

  @Test func `a failed proof removes the stored proof`() throws {
    try store(isProven: true)
    try store(isProven: false)
    #expect(try !isProven)
  }

  @Test func `no proof is stored by a program that is older than its sources`() throws {
    try store(isProven: true)
    let path = fixture.folder.url.appending(path: "Sources/Reactive/A.swift").path()
    try FileManager.default.setAttributes([.modificationDate: Date.distantFuture], ofItemAtPath: path)
    #expect(try !proofs().isUsable)
    #expect(try !isProven)
  }

  @Test func `the marker in the program's own build folder defines the time of the build`() throws {
    let program = try fixture.folder.write("program", to: ".build-other/machine/debug/rxbook")
    let source = fixture.folder.url.appending(path: "Sources/Reactive/A.swift")
    func isUsable() throws -> Bool { try proofs(by: program).isUsable }
    func date(_ file: URL, _ date: Date) throws {
      try FileManager.default.setAttributes(
        [.modificationDate: date], ofItemAtPath: file.path(percentEncoded: false))
    }
    // After a build without a link step, the marker is newer than the program.
    try date(program, .distantPast)
    #expect(try !isUsable())
    let other = try fixture.folder.write("", to: ".build/rxbook/built-rxbook")
    try date(other, .distantFuture)
    #expect(try !isUsable())
    try FileManager.default.removeItem(at: other)
    let own = try fixture.folder.write("", to: ".build-other/rxbook/built-rxbook")
    #expect(try isUsable())
    try date(source, .distantFuture)
    try date(own, .now)
    #expect(try !isUsable())
  }

  @Test func `the proof of a challenge depends only on its own files`() throws {
    let check = try fixture.folder.write("x", to: "Chapters/Chapter03-A/Challenges/1-a/Check.swift")
    let challenge = BookLoader.challenge(
      1, slug: "a", of: fixture.chapter, in: check.deletingLastPathComponent(), path: "1-a")
    let proofs = try proofs()
    func isProven(_ subject: ProofCache.Subject) -> Bool { proofs.isProven(proofs.key(for: subject)) }
    let solution = ProofCache.Subject.solution(of: challenge)
    proofs.store(isProven: true, of: solution, forKey: proofs.key(for: solution))
    try fixture.folder.write("# A\n\nChanged.\n", to: "Chapters/Chapter03-A/Chapter.md")
    #expect(isProven(.solution(of: challenge)))
    #expect(!isProven(.starter(of: challenge)))
    try fixture.folder.write("y", to: "Chapters/Chapter03-A/Challenges/1-a/Check.swift")
    #expect(!isProven(.solution(of: challenge)))
  }

  @Test func `changed code of the program invalidates the proof even if the book is a copy`() throws {
    let copy = try ChapterFixture("# A\n")
    let other = Book(root: copy.folder.url, parts: [Part(title: "One", chapters: [copy.chapter])])
    let proofs = try proofs(of: other)
    proofs.store(isProven: true, of: .chapter(copy.chapter), forKey: proofs.key(for: .chapter(copy.chapter)))
    try write("example(of: \"one\") {}", to: "Chapters/Chapter03-A/Code/Code.swift")
    let later = try self.proofs(of: other)
    #expect(!later.isProven(later.key(for: .chapter(copy.chapter))))
  }
}
