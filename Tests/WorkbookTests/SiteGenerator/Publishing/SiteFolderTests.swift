import Foundation
import Testing

@testable import SiteGenerator
@testable import SystemSupport

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

  @Test func `files are written with their parent folders`() throws {
    try write(["index.html": "a", "one/two/x.html": "b"])
    #expect(files == [".rxbook-site", "index.html", "one", "one/two", "one/two/x.html"])
    #expect(try String(contentsOf: folder.appending(path: "one/two/x.html"), encoding: .utf8) == "b")
  }

  @Test func `an empty folder is used`() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try write(["index.html": "a"])
    #expect(files.contains("index.html"))
  }

  @Test func `a folder with other files is rejected and left alone`() throws {
    try put("mine", at: "notes.txt")
    #expect(throws: SiteError.foreignFolder(folder.path(percentEncoded: false).dropLast().description)) {
      try write(["index.html": "a"])
    }
    #expect(files == ["notes.txt"])
  }

  @Test func `a site is replaced, and files that are no longer part of it are removed`() throws {
    try write(["index.html": "a", "one/x.html": "b", "two/y.html": "c"])
    try put("mine", at: "two/mine.txt")
    try write(["index.html": "new"])
    #expect(files == [".rxbook-site", "index.html", "two", "two/mine.txt"])
    #expect(try String(contentsOf: folder.appending(path: "index.html"), encoding: .utf8) == "new")
  }

  @Test func `a file in a site that rxbook did not write is not overwritten`() throws {
    try write(["index.html": "a"])
    try put("mine", at: "one/x.html")
    #expect(throws: SiteError.foreignFile(folder.appending(path: "one/x.html").path(percentEncoded: false))) {
      try write(["index.html": "new", "one/x.html": "b"])
    }
    #expect(try String(contentsOf: folder.appending(path: "one/x.html"), encoding: .utf8) == "mine")
    #expect(try String(contentsOf: folder.appending(path: "index.html"), encoding: .utf8) == "a")
  }

  @Test(arguments: ["../victim.txt", "one/../../victim.txt", "/victim.txt"])
  func `a manipulated list does not remove files outside of the folder`(path: String) throws {
    try write(["index.html": "a"])
    let victim = folder.deletingLastPathComponent().appending(path: "victim.txt")
    try Data("mine".utf8).write(to: victim)
    try put("\(path)\nindex.html\n", at: SiteFolder.listName)
    try write(["index.html": "b"])
    #expect(FileManager.default.fileExists(atPath: victim.path(percentEncoded: false)))
  }

  @Test func `a file in place of the folder is rejected`() throws {
    let file = folder.deletingLastPathComponent().appending(path: "out")
    try Data("mine".utf8).write(to: file)
    #expect(throws: SiteError.notAFolder(file.path(percentEncoded: false))) { try write(["index.html": "a"]) }
    #expect(try String(contentsOf: file, encoding: .utf8) == "mine")
  }

  @Test func `a folder that cannot be created is reported with the reason`() throws {
    let file = folder.deletingLastPathComponent().appending(path: "file")
    try Data("mine".utf8).write(to: file)
    let below = file.appending(path: "site")
    #expect(
      throws: SiteError.notWritable(
        path: below.path(percentEncoded: false), reason: "part of the path is not a folder")
    ) { try SiteFolder(at: below).write(["index.html": Data()]) }
  }

  @Test func `an unchanged file keeps its date`() throws {
    try write(["index.html": "a", "b.html": "b"])
    let path = folder.appending(path: "index.html").path(percentEncoded: false)
    let date = Date(timeIntervalSince1970: 1_000_000)
    try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: path)
    try write(["index.html": "a", "b.html": "new"])
    #expect(try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date == date)
  }

  /// The contents of each file in the folder.
  private var contents: [String: String] {
    var contents: [String: String] = [:]
    for path in files { contents[path] = try? scratch.built(path) }
    return contents
  }

  @Test func `a failed build leaves the old site unchanged`() throws {
    try write(["index.html": "a", "one/x.html": "b", "gone.html": "c"])
    try put("mine", at: "one/mine.txt")
    let before = (files, contents)
    // A name that can be looked up but is too long to be created.
    let bad = "two/\(String(repeating: "z", count: 300)).html"
    #expect(
      throws: SiteError.notWritable(
        path: folder.appending(path: bad).path(percentEncoded: false), reason: "File name too long")
    ) { try write(["index.html": "new", "one/x.html": "new", "new/y.html": "new", bad: "new"]) }
    #expect(files == before.0)
    #expect(contents == before.1)
  }

  @Test func `a failed first build leaves nothing behind`() throws {
    #expect(throws: SiteError.self) {
      try SiteFolder(at: folder.appending(path: "a/b")).write([
        "a.html": Data(), String(repeating: "z", count: 300): Data(),
      ])
    }
    #expect(!FileManager.default.fileExists(atPath: folder.path(percentEncoded: false)))
  }

  @Test func `leftovers of a killed build are removed`() throws {
    try put("half", at: "\(FileTransaction.stageName)/1")
    try write(["index.html": "a"])
    #expect(files == [".rxbook-site", "index.html"])
    // The build was killed during the swap, so the list has the files of both sites.
    try put("half", at: "\(FileTransaction.stageName)/1")
    try put("index.html\nnew.html\n", at: SiteFolder.listName)
    try put("new", at: "new.html")
    try write(["index.html": "b"])
    #expect(files == [".rxbook-site", "index.html"])
    #expect(try scratch.built("index.html") == "b")
  }

  @Test func `a symbolic link in place of the folder is rejected with its target`() throws {
    let target = folder.deletingLastPathComponent().appending(path: "elsewhere", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: target, withIntermediateDirectories: true)
    let path = folder.path(percentEncoded: false).dropLast().description
    try FileManager.default.createSymbolicLink(
      atPath: path, withDestinationPath: target.path(percentEncoded: false))
    #expect(
      throws: SiteError.isLink(
        path, to: target.resolvingSymlinksInPath().path(percentEncoded: false).dropLast().description)
    ) { try write(["index.html": "a"]) }
    #expect(try FileManager.default.contentsOfDirectory(atPath: target.path(percentEncoded: false)).isEmpty)
  }

  @Test func `nothing is written through a symbolic link in the folder`() throws {
    try write(["index.html": "a", "one/x.html": "a"])
    let elsewhere = folder.deletingLastPathComponent().appending(path: "elsewhere")
    try FileManager.default.createDirectory(at: elsewhere, withIntermediateDirectories: true)
    let link = folder.appending(path: "one").path(percentEncoded: false)
    try FileManager.default.removeItem(atPath: link)
    try FileManager.default.createSymbolicLink(
      atPath: link, withDestinationPath: elsewhere.path(percentEncoded: false))
    #expect(throws: SiteError.foreignFile(link)) { try write(["index.html": "a", "one/x.html": "b"]) }
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: elsewhere.path(percentEncoded: false)).isEmpty)
  }

  @Test func `concurrent builds leave one complete site`() throws {
    try write(["index.html": "0"])
    let folder = folder
    DispatchQueue.concurrentPerform(iterations: 16) { turn in
      let files = Dictionary(uniqueKeysWithValues: (0..<20).map { ("\($0).html", Data("\(turn)".utf8)) })
      do { try SiteFolder(at: folder).write(files) } catch { Issue.record(error) }
    }
    #expect(files == ([".rxbook-site"] + (0..<20).map { "\($0).html" }).sorted())
    #expect(Set((0..<20).compactMap { contents["\($0).html"] }).count == 1)
  }

  @Test func `differences are listed by path`() throws {
    try write(["same.html": "a", "changed.html": "a", "missing.html": "a", "surplus.html": "a"])
    try put("by hand", at: "changed.html")
    try FileManager.default.removeItem(at: folder.appending(path: "missing.html"))
    try put("mine", at: "mine.txt")
    let before = files
    let wanted = ["same.html", "changed.html", "missing.html"].map { ($0, Data("a".utf8)) }
    let difference = try SiteFolder(at: folder).difference(
      from: Dictionary(uniqueKeysWithValues: wanted))
    #expect(
      difference
        == SiteDifference(changed: ["changed.html"], missing: ["missing.html"], surplus: ["surplus.html"]))
    #expect(!difference.isEmpty)
    #expect(files == before)
  }
}
