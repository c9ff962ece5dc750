import BookModel
import Foundation
import TestSupport
import Testing

@testable import BookProgram
import BookChapters

/// The names that the program offers to a shell.
@Suite(.waiting) struct NameCompletionTests {
  private let book: BookCopy

  init() throws { book = try BookCopy() }

  /// The completions at the end of `line`, for the argument that the shell's script specifies.
  private func offers(_ argument: String, at line: String, in directory: URL? = nil) throws -> [String] {
    let words = line.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    let last = words[words.count - 1]
    let outcome = try Program.run(
      ["---completion", words[1], "--", argument, "\(words.count - 1)", "\(last.count)"] + words,
      in: directory ?? book.folder.url)
    #expect(outcome.errors.isEmpty)
    return outcome.output.split(separator: "\n").map(String.init)
  }

  @Test func `the list of options with a value is complete`() throws {
    let names = try Program.run(["help"], in: book.folder.url).output.matches(of: #/(?m)^  ([a-z]+) +[A-Z]/#)
      .map { String($0.1) }
    #expect(names.count >= 12)
    var options: Set<String> = []
    for name in names {
      let help = try Program.run(["help", name], in: book.folder.url).output
      options.formUnion(help.matches(of: #/(?m)^  (--[a-z-]+) </#).map { String($0.1) })
    }
    #expect(CommandLineInBook.optionsWithValue == options)
  }

  /// The names in the book, in its order.
  private static let chapters = BookChapters.book(at: BookCopy.original).chapters.map(\.identifier)
  private static let challenges = BookLoader.load(BookChapters.book(at: BookCopy.original)).challenges.map(
    \.identifier)

  @Test(arguments: ["prove", "bless"]) func `chapters are offered`(command: String) throws {
    #expect(try offers("positional@0", at: "./rxbook \(command) ") == Self.chapters)
    #expect(Self.chapters.contains("chapter3"))
  }

  @Test(arguments: ["hint", "solution", "reset"]) func `challenges are offered`(command: String) throws {
    #expect(try offers("positional@0", at: "./rxbook \(command) ") == Self.challenges)
    #expect(Self.challenges.contains("chapter3/1"))
  }

  @Test(arguments: ["check", "start", "watch"])
  func `chapters and challenges are offered`(command: String) throws {
    let offered = try offers("positional@0", at: "./rxbook \(command) ")
    #expect(offered.starts(with: Self.chapters + Self.challenges))
  }

  @Test(arguments: [
    ("./rxbook run 3 --example ", false), ("./rxbook bless --dry-run subjects --example ", false),
    ("./rxbook run --time-limit 3 --example ", true), ("./rxbook start --example ", true),
  ])
  func `examples of the chapter on the command line are offered`(line: String, hasOthers: Bool) throws {
    let offered = try offers("--example", at: line)
    #expect(offered.contains("tuned in too late"))
    #expect(offered.contains("asking the lift") == hasOthers)
  }

  @Test func `hints are offered by number and by problem`() throws {
    let offered = try offers("positional@1", at: "./rxbook hint chapter3/1 ")
    #expect(offered.starts(with: ["1", "2", "3"]) && offered.contains("silent"))
  }

  @Test func `the reader's files and the folders in the typed path are offered`()
    throws
  {
    try book.folder.write("", to: "MySolutions/Chapter03-Subjects/1-car-ferry.swift")
    try book.folder.write("", to: "play.swift")
    #expect(
      try offers("positional@0", at: "./rxbook run ") == Self.chapters + [
        "MySolutions/Chapter03-Subjects/1-car-ferry.swift", "Package.swift", "play.swift",
      ])
    #expect(try offers("positional@0", at: "./rxbook run Chap").contains("Chapters/"))
    let path = "Chapters/Chapter03-Subjects/Code/"
    #expect(try offers("positional@0", at: "./rxbook run \(path)Ch").contains("\(path)Channels.swift"))
  }

  /// The third form is how bash splits the word.
  @Test(arguments: ["--book ", "--book=", "--book = "])
  func `with --book, names of that book are offered`(option: String) throws {
    let line = "rxbook prove \(option)\(book.folder.url.path(percentEncoded: false)) "
    #expect(try offers("positional@0", at: line, in: URL(filePath: "/")) == Self.chapters)
  }

  @Test func `outside a book, nothing is offered`() throws {
    #expect(try offers("positional@0", at: "rxbook prove ", in: URL(filePath: "/")) == [])
  }

  @Test func `an unknown shell is answered with the known ones`() throws {
    let outcome = try book.run("completions", "tcsh")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("bash") && outcome.errors.contains("fish"))
  }
}
