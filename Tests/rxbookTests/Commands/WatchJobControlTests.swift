import Foundation
import TestSupport
import Testing
@testable import Workbook

/// `./rxbook watch` as a job of an interactive shell: launcher and program stop, go on and end together.
@Suite(.waiting) struct WatchJobControlTests {
  private let book: WatchedBook

  init() throws {
    book = try WatchedBook()
    for name in ["rxbook", ".launcher.bash"] {
      try book.folder.writeScript(BookCopy.script(name), to: name)
    }
    try book.write("", to: "Sources/A.swift")
    try book.write("", to: "Chapters/Chapter03-Subjects/Code/A.swift")
    // It has been built, as far as the launcher can tell; which process the program is, this script tells.
    try book.folder.writeScript(
      "#!/bin/bash\necho $$ >process\nexec '\(Program.url.path(percentEncoded: false))' \"$@\"\n",
      to: ".build/debug/rxbook")
    let folder = String(book.path("").trimmingSuffix("/"))
    try book.write(
      "\(folder)/Sources\n\(folder)/Chapters/Chapter03-Subjects/Code\n", to: ".build/rxbook/built")
  }

  /// An interactive shell in the book.
  private func shell() throws -> PseudoTerminal {
    let plain = ["PS1": "ready> ", "HISTFILE": "", "INPUTRC": "/dev/null", "RXBOOK_SCRATCH": ""]
    let terminal = try PseudoTerminal(
      URL(filePath: "/bin/bash"), ["--norc", "-i"], in: book.url, environment: plain)
    terminal.wait(for: "ready> ")
    return terminal
  }

  /// The terminal's settings, as a command of the shell finds them.
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

  @Test func `stopped and brought back, it draws and listens as before`() throws {
    let terminal = try shell()
    let before = try settings(at: terminal)
    terminal.type("./rxbook watch\n")
    expectKeys(at: terminal)
    // More than a few times: keys that shell and program both see to be there are rare.
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

  @Test func `in the background it leaves the screen to the shell`() throws {
    let terminal = try shell()
    let before = try settings(at: terminal)
    terminal.type("./rxbook watch\n")
    expectKeys(at: terminal)
    terminal.type("\u{1A}")
    terminal.wait(for: "Stopped")
    terminal.wait(for: "ready> ")
    terminal.type("bg\n")
    // It stops by itself, of which the shell tells before it asks again.
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
  func `however the program ends, the terminal is as it was`(signal: Int32) throws {
    let terminal = try shell()
    let before = try settings(at: terminal)
    terminal.type("./rxbook watch\n")
    expectKeys(at: terminal)
    let process = try #require(pid_t(book.read("process").split(separator: "\n").joined()))
    kill(process, signal)
    terminal.wait(for: "ready> ")
    #expect(try settings(at: terminal) == before)
  }

  @Test func `Ctrl-C ends it, and the shell asks in a line of its own`() throws {
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
