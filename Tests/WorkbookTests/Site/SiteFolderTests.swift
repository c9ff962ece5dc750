import Foundation
import Testing

@testable import Workbook

@Suite struct SiteFolderTests {
  private let scratch: SiteBook
  private let folder: URL

  init() throws {
    scratch = try SiteBook()
    folder = scratch.output
    try FileManager.default.createDirectory(at: scratch.root, withIntermediateDirectories: true)
  }

  private func write(_ files: [String: String]) throws {
    try SiteFolder(at: folder).write(files.mapValues { Data($0.utf8) })
  }

  private func put(_ text: String, at path: String) throws {
    let file = folder.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  private var files: [String] { scratch.files() }

  @Test func `files are written with their folders`() throws {
    try write(["index.html": "a", "one/two/x.html": "b"])
    #expect(files == [".rxbook-site", "index.html", "one", "one/two", "one/two/x.html"])
    #expect(try String(contentsOf: folder.appending(path: "one/two/x.html"), encoding: .utf8) == "b")
  }

  @Test func `an empty folder is used`() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try write(["index.html": "a"])
    #expect(files.contains("index.html"))
  }

  @Test func `a folder with files of others is refused and left alone`() throws {
    try put("mine", at: "notes.txt")
    #expect(throws: SiteError.foreignFolder(folder.path(percentEncoded: false).dropLast().description)) {
      try write(["index.html": "a"])
    }
    #expect(files == ["notes.txt"])
  }

  @Test func `a site is replaced, and what is no longer part of it is removed`() throws {
    try write(["index.html": "a", "one/x.html": "b", "two/y.html": "c"])
    try put("mine", at: "two/mine.txt")
    try write(["index.html": "new"])
    #expect(files == [".rxbook-site", "index.html", "two", "two/mine.txt"])
    #expect(try String(contentsOf: folder.appending(path: "index.html"), encoding: .utf8) == "new")
  }

  @Test func `a file of others in a site is not overwritten`() throws {
    try write(["index.html": "a"])
    try put("mine", at: "one/x.html")
    #expect(throws: SiteError.foreignFile(folder.appending(path: "one/x.html").path(percentEncoded: false))) {
      try write(["index.html": "new", "one/x.html": "b"])
    }
    #expect(try String(contentsOf: folder.appending(path: "one/x.html"), encoding: .utf8) == "mine")
    #expect(try String(contentsOf: folder.appending(path: "index.html"), encoding: .utf8) == "a")
  }

  @Test(arguments: ["../victim.txt", "one/../../victim.txt", "/victim.txt"])
  func `a list that was tampered with removes nothing outside`(path: String) throws {
    try write(["index.html": "a"])
    let victim = folder.deletingLastPathComponent().appending(path: "victim.txt")
    try Data("mine".utf8).write(to: victim)
    try put("\(path)\nindex.html\n", at: SiteFolder.listName)
    try write(["index.html": "b"])
    #expect(FileManager.default.fileExists(atPath: victim.path(percentEncoded: false)))
  }

  @Test func `a file in the folder's place is refused`() throws {
    let file = folder.deletingLastPathComponent().appending(path: "out")
    try Data("mine".utf8).write(to: file)
    #expect(throws: SiteError.notAFolder(file.path(percentEncoded: false))) { try write(["index.html": "a"]) }
    #expect(try String(contentsOf: file, encoding: .utf8) == "mine")
  }

  @Test func `a folder that cannot be made is an error that says why`() throws {
    let file = folder.deletingLastPathComponent().appending(path: "file")
    try Data("mine".utf8).write(to: file)
    let below = file.appending(path: "site")
    #expect(
      throws: SiteError.notWritable(
        path: below.path(percentEncoded: false), reason: "something else than a folder is in the way")
    ) { try SiteFolder(at: below).write(["index.html": Data()]) }
  }

  @Test func `a file that stays the same keeps its date`() throws {
    try write(["index.html": "a", "b.html": "b"])
    let path = folder.appending(path: "index.html").path(percentEncoded: false)
    let date = Date(timeIntervalSince1970: 1_000_000)
    try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: path)
    try write(["index.html": "a", "b.html": "new"])
    #expect(try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date == date)
  }
}
