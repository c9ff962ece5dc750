import Foundation
import Lesson
import TestSupport
import Testing

@testable import BookModel
@testable import Checker
@testable import SystemSupport

@Suite struct EditorSettingsTests {
  private let folder: TemporaryFolder
  private let book: Book

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("starter", to: "Chapters/Chapter03-A/Challenges/1-b/Starter.swift")
    let chapter = BookChapter(name: "Chapter03-A", root: folder.url, code: Chapter("A") {})
    book = Book(root: folder.url, parts: [Part(title: "One", chapters: [chapter])])
  }

  /// A compile command, as an editor reads it.
  private struct Command: Decodable {
    let directory: String
    let file: String
    let arguments: [String]
  }

  private func commands(_ path: String) throws -> [String: [String]] {
    let commands = try JSONDecoder().decode([Command].self, from: Data(try folder.read(path).utf8))
    #expect(commands.allSatisfy { $0.directory == "." })
    return Dictionary(uniqueKeysWithValues: commands.map { ($0.file, $0.arguments) })
  }

  private func renew(program: String = ".build/debug/rxbook") throws {
    let program = program.hasPrefix("/") ? URL(filePath: program) : try folder.write("", to: program)
    EditorSettings(of: BookLoader.load(book), program: program).renew()
  }

  @Test func `nothing is written through a symbolic link`() throws {
    try folder.write("", to: "Elsewhere/note.txt")
    try FileManager.default.createSymbolicLink(
      at: folder.url.appending(path: "MySolutions"),
      withDestinationURL: folder.url.appending(path: "Elsewhere"))
    try renew()
    #expect(FolderWalk.names(below: folder.url.appending(path: "Elsewhere")) == ["note.txt"])
  }

  @Test func `all paths are relative, so a moved book keeps its settings`() throws {
    try folder.write("", to: "MySolutions/Chapter03-A/1-b.swift")
    try renew()
    let base = folder.url.path(percentEncoded: false)
    for path in ["MySolutions", "Chapters/Chapter03-A/Challenges"] {
      #expect(try !folder.read("\(path)/compile_commands.json").contains(base.dropLast()))
    }
    let reader = try #require(try commands("MySolutions/compile_commands.json")["Chapter03-A/1-b.swift"])
    #expect(reader.contains("../.build/debug/Modules"))
    let check = try #require(
      try commands("Chapters/Chapter03-A/Challenges/compile_commands.json")["1-b/Check.swift"])
    #expect(check.contains("../../../.build/debug/Modules"))
    #expect(check.contains("1-b/Solution.swift"))
  }

  @Test func `a program built elsewhere is referenced by its absolute path`() throws {
    try folder.write("", to: "MySolutions/Chapter03-A/1-b.swift")
    try renew(program: "/elsewhere/debug/rxbook")
    let commands = try commands("MySolutions/compile_commands.json")
    #expect(commands.values.allSatisfy { $0.contains("/elsewhere/debug/Modules") })
  }

  @Test func `the usual build folder is referenced without the platform`() throws {
    try folder.write("", to: "MySolutions/Chapter03-A/1-b.swift")
    let program = try folder.write("", to: ".build/machine/debug/rxbook")
    try FileManager.default.createSymbolicLink(
      at: folder.url.appending(path: ".build/debug"),
      withDestinationURL: program.deletingLastPathComponent())
    EditorSettings(of: BookLoader.load(book), program: program).renew()
    let commands = try commands("MySolutions/compile_commands.json")
    #expect(commands.values.allSatisfy { $0.contains("../.build/debug/Modules") })
  }

  @Test func `solutions and programs with a main type are libraries, the rest are scripts`() throws {
    try folder.write("", to: "MySolutions/Chapter03-A/1-b.backup1.swift")
    try folder.write("print(1)", to: "MySolutions/Chapter03-A/play-it.swift")
    try folder.write("@main struct Main { static func main() {} }", to: "MySolutions/Main.swift")
    try renew()
    let commands = try commands("MySolutions/compile_commands.json")
    let libraries = commands.filter { $0.value.contains("-parse-as-library") }.keys
    #expect(Set(libraries) == ["Chapter03-A/1-b.swift", "Chapter03-A/1-b.backup1.swift", "Main.swift"])
    #expect(Set(commands.keys).subtracting(libraries) == ["Chapter03-A/play-it.swift", "play.swift"])
  }

  @Test func `no folder is created for readers who have not started`() throws {
    try renew()
    let solutions = book.solutions.path(percentEncoded: false)
    #expect(!FileManager.default.fileExists(atPath: solutions))
  }

  @Test func `unchanged settings are not written again`() throws {
    try renew()
    let file = folder.url.appending(path: "Chapters/Chapter03-A/Challenges/compile_commands.json")
    let number = {
      try FileManager.default.attributesOfItem(atPath: file.path(percentEncoded: false))[.systemFileNumber]
        as? Int
    }
    let before = try number()
    try renew()
    #expect(try number() == before)
    try Data().write(to: file)
    try renew()
    #expect(try commands("Chapters/Chapter03-A/Challenges/compile_commands.json").count == 3)
  }
}
