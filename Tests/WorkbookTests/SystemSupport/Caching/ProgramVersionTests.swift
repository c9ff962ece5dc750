import Foundation
import TestSupport
import Testing

@testable import SystemSupport

@Suite struct ProgramVersionTests {
  private let folder: TemporaryFolder
  private let program: URL

  init() throws {
    folder = try TemporaryFolder()
    for path in ["Package.swift", "Sources/Workbook/A.swift", "Chapters/A/Code/A.swift"] {
      try Self.write("a", to: path, in: folder)
    }
    program = try folder.write("program", to: ".build/debug/rxbook")
  }

  /// Writes a file that is older than the program.
  private static func write(_ text: String, to path: String, in folder: TemporaryFolder) throws {
    setDate(Date(timeIntervalSinceNow: -1000), of: try folder.write(text, to: path))
  }

  private static func setDate(_ date: Date, of file: URL) {
    var folder = file
    // Folders have dates as well.
    while folder.pathComponents.count > 3 {
      try? FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: folder.plainPath)
      folder.deleteLastPathComponent()
    }
  }

  private func write(_ text: String, to path: String) throws { try Self.write(text, to: path, in: folder) }

  private var version: ProgramVersion { ProgramVersion(of: program) }
  private var code: URL { folder.url.appending(path: "Chapters/A/Code") }

  @Test(arguments: ["Sources/Workbook/A.swift", "Sources/New/B.c", "Package.swift", "Package.resolved"])
  func `the version changes with the sources`(path: String) throws {
    let before = version.fingerprint
    #expect(version.fingerprint == before)
    try write("b", to: path)
    #expect(version.fingerprint != before)
  }

  @Test func `the version does not depend on chapters or the time of the build`() throws {
    let before = version.fingerprint
    try write("b", to: "Chapters/A/Code/A.swift")
    try folder.write("another program", to: ".build/debug/rxbook")
    #expect(version.fingerprint == before)
  }

  @Test func `programs of a package that are up to date have the same version, so they share caches`() throws
  {
    let other = try folder.write("another program", to: ".build/debug/rxbook-author")
    #expect(ProgramVersion(of: other).fingerprint == version.fingerprint)
    // The launcher records the builds of each program in a separate file.
    Self.setDate(
      Date(timeIntervalSinceNow: -2000), of: try folder.write("", to: ".build/rxbook/built-rxbook-author"))
    #expect(version.isUpToDate)
  }

  @Test func `a program that is older than its sources is identified by its binary`() throws {
    let before = version.fingerprint
    Self.setDate(Date(timeIntervalSinceNow: 1000), of: folder.url.appending(path: "Sources/Workbook/A.swift"))
    let older = version.fingerprint
    #expect(older != before)
    try folder.write("another program", to: ".build/debug/rxbook")
    #expect(version.fingerprint != older)
    // A build that has nothing to do does not change the program.
    Self.setDate(Date(timeIntervalSinceNow: 2000), of: try folder.write("", to: ".build/rxbook/built-rxbook"))
    #expect(version.fingerprint == before)
  }

  @Test func `a file that is saved during a build may not be part of the program`() throws {
    let file = folder.url.appending(path: "Sources/Workbook/A.swift")
    // The launcher writes the file before the build, and renames it after the build.
    let begun = try folder.write("", to: ".build/rxbook/built-rxbook.1")
    Self.setDate(Date(timeIntervalSinceNow: -100), of: begun)
    Self.setDate(Date(timeIntervalSinceNow: -50), of: program)
    let mark = folder.url.appending(path: ".build/rxbook/built-rxbook")
    try FileManager.default.moveItem(at: begun, to: mark)
    #expect(version.isUpToDate)
    Self.setDate(Date(timeIntervalSinceNow: -70), of: file)
    #expect(!version.isUpToDate)
    // Another build after that.
    Self.setDate(Date(timeIntervalSinceNow: 10), of: program)
    #expect(version.isUpToDate)
  }

  @Test func `linked folders belong to the code`() throws {
    try Self.write("b", to: "Chapters/B/Code/Shared/B.swift", in: folder)
    try FileManager.default.createSymbolicLink(
      atPath: code.appending(path: "Shared").plainPath, withDestinationPath: "../../B/Code/Shared")
    Self.setDate(Date(timeIntervalSinceNow: -1000), of: code.appending(path: "A.swift"))
    let before = version.fingerprint(ofLinkedCode: code)
    #expect(version.isUpToDate(with: code))
    try Self.write("c", to: "Chapters/B/Code/Shared/B.swift", in: folder)
    #expect(version.fingerprint(ofLinkedCode: code) != before)
    Self.setDate(
      Date(timeIntervalSinceNow: 1000), of: folder.url.appending(path: "Chapters/B/Code/Shared/B.swift"))
    #expect(!version.isUpToDate(with: code))
  }

  @Test func `a program without sources is identified by its binary`() throws {
    let other = try TemporaryFolder()
    let program = try other.write("program", to: "rxbook")
    let before = ProgramVersion(of: program).fingerprint
    #expect(before != version.fingerprint)
    try other.write("another program", to: "rxbook")
    #expect(ProgramVersion(of: program).fingerprint != before)
  }

  @Test func `the build folder may be in another place`() throws {
    let other = try TemporaryFolder()
    let program = try other.write("program", to: "x/debug/rxbook")
    try other.write("\(folder.url.plainPath)/Sources\n\(code.plainPath)\n", to: "rxbook/built-rxbook")
    #expect(ProgramVersion(of: program).fingerprint == version.fingerprint)
  }

  @Test func `the version of a book in a separate package includes its program`() throws {
    try FileManager.default.removeItem(at: folder.url.appending(path: "Sources/Workbook"))
    try write("a", to: "Sources/mybook/A.swift")
    let before = version.fingerprint
    try folder.write("another program", to: ".build/debug/rxbook")
    #expect(version.fingerprint != before)
  }

  @Test func `linked code is identified by its files while the program is up to date`() throws {
    let before = version.fingerprint(ofLinkedCode: code)
    #expect(version.isUpToDate(with: code))
    #expect(before == Fingerprint(filesBelow: code))
    Self.setDate(Date(timeIntervalSinceNow: 1000), of: code.appending(path: "A.swift"))
    #expect(!version.isUpToDate(with: code))
    #expect(version.fingerprint(ofLinkedCode: code) != before)
  }
}
