import Foundation
import TestSupport
import Testing

/// Suggestions for mistyped commands and names.
@Suite(.waiting) struct MistypedCommandTests {
  private let book: TemporaryFolder

  init() throws {
    book = try TemporaryFolder()
    try book.write("", to: "Package.swift")
    try book.write("", to: "Chapters/Chapter03-Subjects/Challenges/1-car-ferry/Challenge.md")
    try book.write("print(1)\n", to: "play.swift")
    try book.write("print(1)\n", to: "other.swift")
    try book.write("no Swift", to: "Chapters.swift/note.txt")
  }

  private func expect(_ words: [String], from command: String, status: Int32 = 2) throws {
    let outcome = try Program.run(command.split(separator: " ").map(String.init), in: book.url)
    for word in words { #expect(outcome.complaint.contains(word)) }
    #expect(outcome.status == status)
  }

  @Test(arguments: [
    ("rnu chapter3", "./rxbook run chapter3"),
    ("chapter3", "./rxbook run chapter3"),
    ("subjects --example Publish", "./rxbook run subjects --example Publish"),
    ("3/1", "./rxbook check 3/1"),
    ("play.swift -- one", "./rxbook run play.swift -- one"),
    ("hlep", "./rxbook help"),
  ])
  func `a mistyped command is answered with the likely one`(typed: String, meant: String) throws {
    try expect(["There is no command", "Did you mean this? \(meant)"], from: typed)
  }

  @Test func `an unknown command is answered with all commands`() throws {
    try expect(["There is no command “nonsense”. The commands are list, which, run, prove"], from: "nonsense")
  }

  @Test(arguments: [
    ("check 3-1", "chapter3/1"), ("check 3.1", "chapter3/1"), ("hint chapter3-1", "chapter3/1"),
    ("start carferry", "chapter3/car-ferry"), ("check car-ferry", "chapter3/car-ferry"),
  ])
  func `a mistyped challenge is answered with the likely one`(typed: String, meant: String) throws {
    try expect(["There is no challenge called", "Did you mean \(meant)?"], from: typed)
  }

  @Test(arguments: [
    ("run palay.swift", "There is no file palay.swift. Did you mean play.swift?"),
    ("run play", "There is no chapter called “play”. Did you mean play.swift?"),
    ("run Chapters.swift", "rxbook: There is no file Chapters.swift."),
    ("run ../nobody/x.swift", "There is no file"),
  ])
  func `a missing file is reported with the nearest name`(typed: String, answer: String) throws {
    try expect([answer], from: typed)
  }

  @Test func `a mistyped example is answered with the nearest names`() throws {
    try expect(["Did you mean PublishSubject or PublishRelay?"], from: "run chapter3 --example Publish")
  }

  @Test func `an unknown option is reported`() throws {
    try expect(["Did you mean '--example'?"], from: "run chapter3 --exmaple X")
  }

  @Test func `messages are wrapped between words at the terminal's width`() throws {
    let terminal = try PseudoTerminal(Program.url, ["nonsense"], in: book.url, columns: 60)
    let (status, _) = terminal.end()
    let lines = terminal.rest.split(separator: "\n")
    #expect(lines.count > 1)
    #expect(lines.allSatisfy { $0.count <= 60 })
    #expect(status == 2)
  }
}
