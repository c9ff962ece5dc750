import Foundation
import TestSupport
import Testing

@testable import BookModel
@testable import BookProgram
@testable import SystemSupport

/// Commands on a small book that is created for each test.
@Suite(.waiting) struct CommandTests {
  private let book: TemporaryFolder

  init() throws {
    book = try TemporaryFolder()
    try book.write("", to: "Package.swift")
    let challenge = "Chapters/Chapter03-Subjects/Challenges/1-total"
    try book.write("func total(of numbers: [Int]) -> Int { 0 }\n", to: "\(challenge)/Starter.swift")
    try book.write(
      "func total(of numbers: [Int]) -> Int { numbers.reduce(0, +) }\n", to: "\(challenge)/Solution.swift")
    try book.write("# Total\n", to: "\(challenge)/Challenge.md")
    try book.write("## One\n\nAdd.\n\n## Two\n\nAdd them all.\n", to: "\(challenge)/hints.md")
    try book.write(
      """
      import Lesson
      let check = Check { $0.expect(total(of: [3, 4]), equals: 7, "the total of 3 and 4") }
      """, to: "\(challenge)/Check.swift")
  }

  private func run(_ arguments: String...) throws -> Program.Outcome {
    try Program.run(arguments, in: book.url)
  }

  @Test func `a missing chapter is reported with the nearest names and status 2`() throws {
    let outcome = try run("run", "chapter99")
    #expect(outcome.status == 2)
    #expect(
      outcome.errors.hasPrefix("rxbook: There is no chapter called “chapter99”. Did you mean chapter"))
    #expect(outcome.output.isEmpty)
  }

  @Test func `proofs know exactly the commands and options that help shows`() throws {
    let commands = RxBook.commandNames.all
    let listed = try #require(try run("help").output.split(separator: "SUBCOMMANDS:").last)
    #expect(listed.matches(of: #/\n  ([a-z]+) /#).map { String($0.1) } == commands.map(\.name))
    for command in commands {
      let shown = try run("help", command.name).output.matches(of: #/\n  (--[a-z][a-z-]*)/#).map {
        String($0.1)
      }
      #expect(Set(shown).subtracting(["--version"]).isSubset(of: command.options), "\(command.name)")
    }
    #expect(commands.filter { $0.names == .many }.map(\.name) == ["prove"])
    #expect(
      commands.filter { $0.names == .none }.map(\.name) == [
        "list", "which", "progress", "build", "serve", "app", "new", "completions",
      ])
  }

  @Test func `outside a book, the error explains how to specify one`() throws {
    let outcome = try Program.run(["list"], in: URL(filePath: "/"))
    #expect(outcome.status == 2)
    #expect(outcome.complaint.contains("--book FOLDER or RXBOOK_BOOK=FOLDER"))
  }

  @Test(arguments: [
    ["run"], ["run", "3", "--format", "xml"], ["run", "3", "--time-limit", "0"],
    ["run", "3", "--time-limit", "1e30"], ["run", "3", "--time-limit", "nan"],
  ])
  func `a usage error has status 2`(arguments: [String]) throws {
    let outcome = try Program.run(arguments, in: book.url)
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("Usage:"))
  }

  @Test func `a challenge can be started, checked, solved and reset`() throws {
    #expect(try run("check").output.contains("rxbook start"))
    #expect(try run("check", "chapter3/1").status == 1)
    #expect(try run("start", "chapter3/1").status == 0)
    let unsolved = try run("check", "3/total")
    #expect(unsolved.status == 1)
    #expect(unsolved.output.contains("expected  7"))
    #expect(try run("solution", "3/1").status == 1)
    try book.write(
      "func total(of numbers: [Int]) -> Int { numbers.reduce(0, +) }",
      to: "MySolutions/Chapter03-Subjects/1-total.swift")
    #expect(try run("start", "3/1").status == 0)
    let solved = try run("check")
    #expect(solved.status == 0)
    #expect(solved.output == "✓ chapter3/1: solved\n")
    #expect(try run("solution", "3/1").output.contains("reduce"))
    #expect(try run("list").output.contains("✓ chapter3/1"))
    #expect(try run("list").output.contains("solved 1 of"))
    #expect(try run("reset", "3/1").status == 0)
    #expect(try run("check", "3/1").status == 1)
    #expect(try run("list").output.contains("… chapter3/1  total  (solved before, but changed since)"))
    #expect(try run("list").output.contains("solved 0 of"))
  }

  @Test func `peeking at a solution is recorded`() throws {
    #expect(try run("solution", "3/1", "--peek").output.contains("reduce"))
    #expect(try book.read("MySolutions/progress.txt").contains("Chapter03-Subjects/1-total peeked\n"))
  }

  @Test func `a copied example runs`() throws {
    let root = URL(filePath: #filePath).appending(path: "../../../../Chapters").standardizedFileURL
    try FileManager.default.removeItem(at: book.url.appending(path: "Chapters"))
    try FileManager.default.createSymbolicLink(
      at: book.url.appending(path: "Chapters"), withDestinationURL: root)
    #expect(try run("start", "--example", "PublishSubject").status == 0)
    let file = "MySolutions/Chapter03-Subjects/play-PublishSubject.swift"
    let outcome = try run("run", file)
    #expect(outcome.output.hasPrefix("Tern: next(Fog at the point)\n"))
    #expect(outcome.errors.isEmpty)
    try book.write("print(1)", to: file)
    #expect(
      try run("start", "3", "--example", "PublishSubject").output.contains("(already exists; left unchanged)")
    )
    #expect(try book.read(file) == "print(1)")
  }

  @Test func `an ambiguous example name is reported with the candidates`() throws {
    let outcome = try run("start", "--example", "Publish")
    #expect(outcome.status == 2)
    #expect(outcome.complaint.contains("Did you mean PublishSubject or PublishRelay?"))
  }

  @Test func `hints are shown one after another`() throws {
    #expect(try run("hint", "3/1").output.contains("Add.\n"))
    #expect(try run("hint", "3/1").output.contains("Add them all."))
    #expect(try run("hint", "3/1").output.contains("the last hint"))
    #expect(try run("hint", "3/1", "1").output.contains("Add.\n"))
    #expect(try run("hint", "3/1", "2").output.contains("Add them all."))
    #expect(try run("hint", "3/1", "3").status == 2)
  }

  @Test func `running a file prints nothing but the file's output`() throws {
    try book.write("import Reactive\nlet name = \"wörld\"\nprint(\"hello\", name)\n", to: "try out.swift")
    let outcome = try run("run", "try out.swift")
    #expect(outcome.output == "hello wörld\n")
    #expect(outcome.errors.isEmpty)
    #expect(outcome.status == 0)
  }

  @Test func `a file that does not compile is reported with its errors and status 3`() throws {
    try book.write("print(\"hello\")\nprint(nobody)\n", to: "wrong.swift")
    let outcome = try run("run", "wrong.swift")
    #expect(outcome.status == 3)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.hasPrefix("wrong.swift:2:7: error: cannot find 'nobody' in scope\n"))
  }

  @Test func `a file that is not valid Swift 6 runs as Swift 5`() throws {
    try book.write("var count = 0\nfunc bump() { count += 1 }\nbump()\nprint(count)\n", to: "older.swift")
    let outcome = try run("run", "older.swift")
    #expect(outcome.output == "1\n")
    #expect(outcome.errors.isEmpty)
  }

  @Test func `a file with a main type runs`() throws {
    try book.write("@main struct Main { static func main() { print(\"main\") } }\n", to: "Main.swift")
    #expect(try run("run", "Main.swift").output == "main\n")
  }

  @Test func `a file that reaches the time limit has status 4`() throws {
    try book.write("while true {}\n", to: "loop.swift")
    let outcome = try run("run", "loop.swift", "--time-limit", "0.3")
    #expect(outcome.status == 4)
    #expect(outcome.errors.contains("loop.swift:1: ran longer than 0.3 s and was killed"))
  }

  @Test func `a file that waits for its own pipe reaches the time limit`() throws {
    try book.write(
      """
      import Foundation
      var ends: [Int32] = [0, 0]
      pipe(&ends)
      dup2(ends[0], 0)
      // Ends the wait if the time limit does not.
      let writing = ends[1]
      Thread.detachNewThread { sleep(10); close(writing) }
      _ = readLine()

      """, to: "wait.swift")
    let outcome = try run("run", "wait.swift", "--time-limit", "1")
    #expect(outcome.status == 4)
    #expect(outcome.errors.contains("ran longer than 1 s and was killed"))
  }

  @Test func `a chapter takes precedence over a file of the same name`() throws {
    try book.write("print(\"the file\")\n", to: "3")
    #expect(try run("run", "3").output.contains("Fog at the point"))
    #expect(try run("run", "./3").output == "the file\n")
    try book.write("print(\"no chapter\")\n", to: "play")
    #expect(try run("run", "play").output == "no chapter\n")
  }

  @Test func `only start and new write editor settings`() throws {
    func settings() -> [String] {
      FolderWalk.names(below: book.url).filter { $0.hasSuffix("compile_commands.json") }
    }
    let challenges = "Chapters/Chapter03-Subjects/Challenges/compile_commands.json"
    try book.write("print(1)\n", to: "play.swift")
    for arguments in [
      ["list"], ["check", "3/1"], ["hint", "3/1"], ["solution", "3/1", "--peek"], ["which", "map"],
      ["run", "play.swift"], ["prove", "3"],
    ] {
      _ = try Program.run(arguments, in: book.url)
      #expect(settings() == [], "\(arguments)")
    }
    #expect(try run("new", "challenge", "chapter3/sum").status == 0)
    #expect(settings().contains(challenges))
    try FileManager.default.removeItem(at: book.url.appending(path: challenges))
    #expect(try run("start", "3/1").status == 0)
    #expect(settings() == [challenges, "MySolutions/compile_commands.json"])
  }

  @Test func `a trap has status 1 and no stack trace`() throws {
    try book.write("fatalError(\"on purpose\")\n", to: "trap.swift")
    let outcome = try run("run", "trap.swift")
    #expect(outcome.status == 1)
    #expect(outcome.errors == "trap.swift:1: trapped: Fatal error: on purpose\n")
  }

  @Test func `a missing chapter text is reported with its path`() throws {
    let outcome = try run("prove", "3")
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("Chapters/Chapter03-Subjects/Chapter.md:1:"))
  }

  @Test(arguments: [SIGINT, SIGTERM])
  func `an interruption ends all processes silently with status 130`(signal: Int32) throws {
    let file = try book.write("print(\"begun\")\nwhile true {}\n", to: "loop.swift")
    let output = try CloseOnExecPipe()
    let process = try ChildProcess(
      Program.url, ["run", file.path(percentEncoded: false)], output: output.writing, errors: output.writing)
    try output.writing.close()
    #expect(try output.reading.read(upToCount: 6) == Data("begun\n".utf8))
    process.send(signal)
    // The output ends when no process has it open any more.
    #expect(try output.reading.readToEnd() ?? Data() == Data())
    #expect(process.wait() == 130)
  }

  @Test func `output to a pipe has no colours`() throws {
    #expect(try !run("prove").output.contains("\u{1B}"))
  }

  @Test func `without a started challenge, check fails in every format`() throws {
    for format in [[], ["--format", "json"], ["--format", "junit"]] {
      let outcome = try Program.run(["check"] + format, in: book.url)
      #expect(outcome.status == 1)
      #expect(
        outcome.output.contains(format.isEmpty ? "You have not started a challenge yet." : "not-started"))
    }
  }
}
