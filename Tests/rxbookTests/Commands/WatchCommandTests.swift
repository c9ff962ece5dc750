import Foundation
import TestSupport
import Testing

/// `rxbook watch` at a terminal, on a small book that is created for each test.
@Suite(.waiting) struct WatchCommandTests {
  private let book: WatchedBook

  init() throws { book = try WatchedBook() }

  @Test func `every key works in a whole session`() throws {
    let terminal = try book.watch()
    terminal.wait(for: "chapter3/1  total")
    terminal.wait(for: "found     0")
    terminal.wait(for: "] 0 of 2 solved")
    #expect(terminal.isTaken)
    terminal.type("n")
    terminal.wait(for: "not solved yet")
    terminal.type("h")
    terminal.wait(for: "Add.")
    terminal.type("h")
    terminal.wait(for: "Add them all.")
    terminal.type("s")
    terminal.wait(for: "--peek")

    try book.write("func total(of numbers: [Int]) -> Int { nonsense }\n", to: book.first)
    terminal.wait(for: "'nonsense' in scope")
    try book.write(book.right, to: book.first)
    terminal.wait(for: "chapter3/1: solved")
    terminal.wait(for: "1 of 2 solved")
    terminal.type("d")
    terminal.wait(for: "The files are identical.")
    terminal.type("s")
    terminal.wait(for: "reduce(0, +)")
    terminal.type("l")
    terminal.wait(for: "> ✓ chapter3/1")
    terminal.type("j")
    terminal.wait(for: "> · chapter3/2")
    terminal.type("l")
    terminal.wait(for: "chapter3/1: solved")
    terminal.type("?")
    terminal.wait(for: "$EDITOR")

    terminal.type("n")
    terminal.wait(for: "chapter3/2  totals")
    terminal.wait(for: "found     0")
    terminal.type("c")
    terminal.wait(for: "1 of 2 solved.")
    terminal.type("p")
    terminal.wait(for: "chapter3/1: solved")
    terminal.type("x")
    terminal.wait(for: "(y/n)")
    terminal.type("n")
    terminal.wait(for: "chapter3/1: solved")
    terminal.type("xy")
    terminal.wait(for: "1-total.backup1.swift")
    terminal.wait(for: "found     0")
    #expect(try book.read("MySolutions/Chapter03-Subjects/1-total.backup1.swift") == book.right)
    terminal.type("q")
    #expect(terminal.end() == (0, true))
  }

  @Test(arguments: [[], ["--poll"]])
  func `replacing the file counts as a save`(options: [String]) throws {
    let terminal = try PseudoTerminal(Program.url, ["watch"] + options, in: book.url)
    terminal.wait(for: "found     0")
    try book.write(book.right, to: "\(book.first).new")
    try #require(
      rename(book.url.appending(path: "\(book.first).new").path, book.url.appending(path: book.first).path)
        == 0)
    terminal.wait(for: "chapter3/1: solved")
    // The folder is removed, and created again with another solution.
    try FileManager.default.removeItem(at: book.url.appending(path: "MySolutions"))
    try book.write("func total(of numbers: [Int]) -> Int { 8 }\n", to: book.first)
    terminal.wait(for: "found     8")
  }

  @Test func `the hint for the reported problem is shown before the others`() throws {
    let challenge = "Chapters/Chapter03-Subjects/Challenges/1-total"
    try book.write("## One\n\nAdd.\n\n## When lost\n\nOne is left out.\n", to: "\(challenge)/hints.md")
    try book.write(operation("numbers.skip(1)"), to: "\(challenge)/Starter.swift")
    try book.write(
      """
      import Lesson
      import Reactive
      let check = Check { examiner in
        examiner.compare(
          "all(_:)", on: ["numbers: 1-2-|"], yours: { (numbers: Observable<Int>) in all(numbers) },
          expected: { $0 })
      }
      """, to: "\(challenge)/Check.swift")
    let terminal = try book.watch()
    terminal.wait(for: "rxbook hint chapter3/1 lost")
    terminal.type("h")
    terminal.wait(for: "One is left out.")
    terminal.type("h")
    terminal.wait(for: "Hint 1 of 1")

    try book.write("func total(of numbers: [Int]) -> Int { 0 }\n", to: book.second)
    terminal.type("lj\r")
    terminal.wait(for: "found     0")
    terminal.type("c")
    terminal.wait(for: "0 of 2 solved.")
    terminal.type("h")
    terminal.wait(for: "Hint 1 of 2")
    terminal.type("p")
    terminal.wait(for: "rxbook hint chapter3/1 lost")
    try book.write(operation("numbers"), to: book.first)
    terminal.wait(for: "chapter3/1: solved")
    terminal.type("h")
    terminal.wait(for: "Hint 1 of 1")
  }

  private func operation(_ body: String) -> String {
    "import Reactive\nfunc all(_ numbers: Observable<Int>) -> Observable<Int> { \(body) }\n"
  }

  @Test func `a save cancels the running check`() throws {
    try book.write(
      "import Foundation\nfunc total(of numbers: [Int]) -> Int { print(\"begun\"); while true { sleep(1) } }\n",
      to: book.first)
    let terminal = try book.watch()
    terminal.wait(for: "Checking")
    try book.write(book.right, to: book.first)
    #expect(!terminal.wait(for: "chapter3/1: solved").contains("took longer"))
    terminal.type("q")
    #expect(terminal.end() == (0, true))
  }

  @Test func `with --manual, nothing is checked until r is pressed`() throws {
    let terminal = try book.watch("--manual")
    terminal.wait(for: "found     0")
    try book.write(book.right, to: book.first)
    terminal.type("?")
    terminal.wait(for: "$EDITOR")
    terminal.type("r")
    #expect(!terminal.wait(for: "chapter3/1: solved").contains("found"))
  }

  @Test func `the editor gets a restored terminal, and its save is checked`() throws {
    try book.write("stty -a | grep -q ' icanon' && cp \"$2\" \"$3\"\n", to: "editor")
    try book.write(book.right, to: "right.swift")
    let editor = book.url.appending(path: "editor").path
    // A newly written file cannot always be executed, because a process that another test is just starting may still
    // have it open for writing.
    let terminal = try book.watch(environment: ["VISUAL": "/bin/sh \(editor) -w right.swift"])
    terminal.wait(for: "found     0")
    terminal.type("e")
    terminal.wait(for: "chapter3/1: solved")
    #expect(terminal.isTaken)
  }

  @Test func `the screen is redrawn when the terminal is resized`() throws {
    let terminal = try book.watch()
    terminal.wait(for: "found     0")
    terminal.wait(for: "[----------------------------------------] 0 of 2 solved")
    terminal.wait(for: "quit")
    terminal.resize(columns: 30, rows: 50)
    terminal.wait(for: "\n[-------------] 0 of 2 solved\n")
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGSEGV])
  func `the terminal is restored whatever signal ends the program`(signal: Int32) throws {
    let terminal = try book.watch()
    terminal.wait(for: "Checking")
    #expect(terminal.isTaken)
    if signal == SIGINT { terminal.type("\u{3}") } else { kill(terminal.process, signal) }
    let end = terminal.end()
    #expect(end.isRestored)
    #expect(end.status == (signal == SIGQUIT || signal == SIGSEGV ? 128 + signal : 130))
  }

  @Test func `on a dumb terminal, no escape sequences are printed`() throws {
    let terminal = try book.watch(environment: ["TERM": "dumb"])
    #expect(!terminal.wait(for: "found     0").contains("\u{1B}"))
  }

  @Test func `without a terminal, watch checks once and ends when its input ends`() throws {
    let outcome = try Program.run(["watch"], in: book.url)
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("found     0"))
    #expect(outcome.output.contains("0 of 2 solved"))
    #expect(!outcome.output.contains("\u{1B}"))
  }
}
