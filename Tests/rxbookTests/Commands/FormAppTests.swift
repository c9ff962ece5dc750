import Foundation
import TestSupport
import Testing

/// `rxbook app form`, typed into.
@Suite(.waiting) struct FormAppTests {
  private func terminal(_ arguments: String..., columns: UInt16 = 80) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(
      Program.url, ["app", "form"] + arguments, in: BookCopy.original, columns: columns)
    terminal.wait(until: "the form") { $0.rows.contains("        Type a name") }
    return terminal
  }

  @Test func `an instrument is found and lent, and Esc leaves`() throws {
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

  @Test func `Ctrl-C ends it with status 130, and the terminal is as it was`() throws {
    let terminal = try terminal()
    terminal.type("\u{3}")
    #expect(terminal.end() == (130, true))
  }

  @Test func `on another width it is drawn anew`() throws {
    let terminal = try terminal(columns: 20)
    terminal.wait(until: "words in several rows") { $0.rows.contains("Instruments of the") }
    terminal.resize(columns: 60, rows: 24)
    terminal.wait(until: "one row") { $0.rows.contains("Instruments of the music school") }
    terminal.type("\u{4}")
    #expect(terminal.end().status == 0)
  }

  @Test func `without a terminal, and with options for pages, it is told`() throws {
    let piped = try Program.run(["app", "form"], in: BookCopy.original)
    #expect(piped.status == 2)
    #expect(piped.complaint.contains("form is drawn at a terminal"))
    let served = try Program.run(["app", "form", "--port", "8000"], in: BookCopy.original)
    #expect(
      served.complaint.contains("form has no page and no files; leave --port, --album, and --no-browser out.")
    )
  }
}
