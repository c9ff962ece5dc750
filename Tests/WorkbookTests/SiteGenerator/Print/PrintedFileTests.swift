import Foundation
import TestSupport
import Testing

@testable import SiteGenerator

@Suite struct PrintedFileTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func file(_ name: String) throws -> PrintedFile {
    try PrintedFile(at: folder.url.appending(path: name), option: "--epub")
  }

  @Test func `a file that rxbook wrote is replaced, and so is an empty one`() throws {
    try folder.write("", to: "book.epub")
    for number in 1...2 { try file("book.epub").write(Data("\(number)\(PrintedFile.mark)".utf8)) }
    #expect(try folder.read("book.epub") == "2\(PrintedFile.mark)")
  }

  @Test(arguments: ["text", "written by rxbook, says a letter\n", "\(PrintedFile.mark)and more"])
  func `another file is refused and left unchanged`(text: String) throws {
    try folder.write(text, to: "letter.pdf")
    let path = folder.url.appending(path: "letter.pdf").path(percentEncoded: false)
    #expect(throws: PrintedFileError.foreign(path, option: "--epub")) { try file("letter.pdf") }
    #expect(try folder.read("letter.pdf") == text)
  }

  @Test func `a file that appears during the build is not replaced`() throws {
    let checked = try file("book.epub")
    try folder.write("letter", to: "book.epub")
    #expect(throws: PrintedFileError.self) { try checked.write(Data(PrintedFile.mark.utf8)) }
    #expect(try folder.read("book.epub") == "letter")
  }

  @Test func `a folder, a link and a device are refused`() throws {
    try folder.write("kept", to: "inner/kept.txt")
    let files = FileManager.default
    try files.createSymbolicLink(
      at: folder.url.appending(path: "link"), withDestinationURL: folder.url.appending(path: "target"))
    #expect(throws: PrintedFileError.self) { try file("inner") }
    #expect(throws: PrintedFileError.self) { try file("link") }
    #expect(throws: PrintedFileError.self) {
      try PrintedFile(at: URL(filePath: "/dev/null"), option: "--pdf")
    }
  }

  @Test func `a missing folder is reported before anything is written`() throws {
    let path = folder.url.appending(path: "none/book.epub").path(percentEncoded: false)
    #expect(throws: PrintedFileError.noFolder(path, option: "--epub")) { try file("none/book.epub") }
  }
}
