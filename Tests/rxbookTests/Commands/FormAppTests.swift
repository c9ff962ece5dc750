import Foundation
import TestSupport
import Testing

/// `rxbook app form` at a terminal.
@Suite(.waiting) struct FormAppTests {
  private func terminal(_ arguments: String..., columns: UInt16 = 80) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(
      Program.url, ["app", "form"] + arguments, in: BookCopy.original, columns: columns)
    terminal.wait(until: "the form") { $0.rows.contains("        Type a name") }
    return terminal
  }

  @Test func `an instrument can be found and lent, and Esc quits`() throws {
    let terminal = try terminal()
    terminal.type("viox")
    terminal.wait(until: "nothing found") { $0.rows.contains("        No such instrument") }
    terminal.type("\u{7F}lin")
    terminal.wait(until: "one found") { $0.rows.contains("        1 found") }
    #expect(terminal.picture.rows.contains("  GET /instruments?q=violin"))
    terminal.type("\t\r")
    terminal.wait(until: "the news") { $0.rows.contains("  violin is lent") }
    #expect(terminal.picture.rows.contains("› [ Lend ]"))
    terminal.type("\u{1B}")
    #expect(terminal.end() == (0, true))
  }

  @Test func `Ctrl-C quits with status 130 and restores the terminal`() throws {
    let terminal = try terminal()
    terminal.type("\u{3}")
    #expect(terminal.end() == (130, true))
  }

  @Test func `the form is redrawn when the terminal is resized`() throws {
    let terminal = try terminal(columns: 20)
    terminal.wait(until: "words in several rows") { $0.rows.contains("Instruments of the") }
    terminal.resize(columns: 60, rows: 24)
    terminal.wait(until: "one row") { $0.rows.contains("Instruments of the music school") }
    terminal.type("\u{4}")
    #expect(terminal.end().status == 0)
  }

  @Test func `a missing terminal and options for pages are reported`() throws {
    let piped = try Program.run(["app", "form"], in: BookCopy.original)
    #expect(piped.status == 2)
    #expect(piped.complaint.contains("form runs in a terminal"))
    let served = try Program.run(["app", "form", "--port", "8000"], in: BookCopy.original)
    #expect(
      served.complaint.contains("so --port, --album and --no-browser are not allowed.")
    )
  }
}
