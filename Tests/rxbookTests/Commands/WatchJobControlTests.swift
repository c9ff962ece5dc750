import Foundation
import TestSupport
import Testing

/// `./rxbook watch` as a job of an interactive shell: the launcher and the program stop, continue and end together.
@Suite(.waiting) struct WatchJobControlTests {
  private let book: WatchedBook

  init() throws {
    book = try WatchedBook()
    for name in ["rxbook", ".launcher.bash"] {
      try book.folder.writeScript(BookCopy.script(name), to: name)
    }
    try book.write("", to: "Sources/A.swift")
    try book.write("", to: "Chapters/Chapter03-Subjects/Code/A.swift")
    // A script in place of a built program, which records its process and then runs the real program.
    try book.folder.writeScript(
      "#!/bin/bash\necho $$ >process\nexec '\(Program.url.path(percentEncoded: false))' \"$@\"\n",
      to: ".build/debug/rxbook")
    let folder = String(book.path("").trimmingSuffix("/"))
    try book.write(
      "\(folder)/Sources\n\(folder)/Chapters/Chapter03-Subjects/Code\n", to: ".build/rxbook/built-rxbook")
  }

  /// Starts an interactive shell in the book's folder.
  private func shell() throws -> PseudoTerminal {
    let plain = ["PS1": "ready> ", "HISTFILE": "", "INPUTRC": "/dev/null", "RXBOOK_SCRATCH": ""]
    let terminal = try PseudoTerminal(
      URL(filePath: "/bin/bash"), ["--norc", "-i"], in: book.url, environment: plain)
    terminal.wait(for: "ready> ")
    return terminal
  }

  /// The terminal's settings, printed by `stty` in the shell.
  private func settings(at terminal: PseudoTerminal) throws -> String {
    terminal.type("stty -g >settings; echo fin''ished\n")
    terminal.wait(for: "finished\n")
    terminal.wait(for: "ready> ")
    return try book.read("settings")
  }

  private func expectKeys(at terminal: PseudoTerminal) {
    terminal.wait(for: "found     0")
    terminal.type("?")
    terminal.wait(for: "$EDITOR")
    terminal.type("?")
    terminal.wait(for: "found     0")
  }

  @Test func `after Ctrl-Z and fg, it draws and reads keys as before`() throws {
    let terminal = try shell()
    let before = try settings(at: terminal)
    terminal.type("./rxbook watch\n")
    expectKeys(at: terminal)
    // Many times, because the shell and the program rarely compete for the same key.
    for _ in 1...20 {
      terminal.type("\u{1A}")
      terminal.wait(for: "Stopped")
      terminal.wait(for: "ready> ")
      #expect(try settings(at: terminal) == before)
      terminal.type("fg\n")
      expectKeys(at: terminal)
    }
    terminal.type("q")
    terminal.wait(for: "ready> ")
    #expect(try settings(at: terminal) == before)
  }

  @Test func `in the background, it does not draw on the shell's screen`() throws {
    let terminal = try shell()
    let before = try settings(at: terminal)
    terminal.type("./rxbook watch\n")
    expectKeys(at: terminal)
    terminal.type("\u{1A}")
    terminal.wait(for: "Stopped")
    terminal.wait(for: "ready> ")
    terminal.type("bg\n")
    // The program stops itself, and the shell reports that before its next prompt.
    terminal.wait(for: "ready> ")
    terminal.type("wait; echo wai''ted\n")
    #expect(!terminal.wait(for: "waited\n").contains("found"))
    #expect(try settings(at: terminal) == before)
    terminal.type("fg\n")
    expectKeys(at: terminal)
    terminal.type("\u{3}")
    terminal.wait(for: "ready> ")
    #expect(try settings(at: terminal) == before)
  }

  @Test(arguments: [SIGKILL, SIGTERM])
  func `the terminal is restored even if the program is killed`(signal: Int32) throws {
    let terminal = try shell()
    let before = try settings(at: terminal)
    terminal.type("./rxbook watch\n")
    expectKeys(at: terminal)
    let process = try #require(pid_t(book.read("process").split(separator: "\n").joined()))
    kill(process, signal)
    terminal.wait(for: "ready> ")
    #expect(try settings(at: terminal) == before)
  }

  @Test func `after Ctrl-C, the shell's prompt is on a new line`() throws {
    let terminal = try shell()
    let before = try settings(at: terminal)
    terminal.type("./rxbook watch\n")
    expectKeys(at: terminal)
    terminal.type("\u{3}")
    terminal.wait(until: "the prompt in a line of its own") { $0.rows.contains("ready>") }
    terminal.wait(for: "ready> ")
    #expect(try settings(at: terminal) == before)
  }
}

extension String {
  fileprivate func trimmingSuffix(_ suffix: String) -> Substring {
    hasSuffix(suffix) ? dropLast(suffix.count) : self[...]
  }
}
