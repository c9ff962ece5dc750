import Foundation
import TestSupport
import Testing

/// The screen of `rxbook watch` on terminals of different sizes.
@Suite(.waiting) struct WatchPictureTests {
  private let book: WatchedBook

  init() throws { book = try WatchedBook() }

  private let talkative = """
    func total(of numbers: [Int]) -> Int {
      for number in 1...15 { print("line \\(number)") }
      return 0
    }

    """

  @Test func `a text longer than the screen is shown page by page`() throws {
    try book.write(talkative, to: book.first)
    let terminal = try book.watch(rows: 16)
    let beginning = terminal.wait(until: "the beginning") {
      $0.text.contains("more lines: press m to see them")
    }
    #expect(beginning.rows[0] == "chapter3/1  total")
    #expect(beginning.rows[4] == "✗ chapter3/1: 1 check failed")
    #expect(beginning.rows[12].hasPrefix("["))
    #expect(beginning.overflows.isEmpty)
    var (last, presses) = (beginning, 0)
    while !last.text.contains("line 15"), presses < 5 {
      let former = last.text
      terminal.type("m")
      last = terminal.wait(until: "more") { $0.text != former && $0.rows[12].hasPrefix("[") }
      presses += 1
    }
    #expect(last.rows[0] == "chapter3/1  total")
    terminal.wait(until: "the end") { $0.text.contains("… press m to go back to the start") }
    terminal.type("m")
    terminal.wait(until: "the beginning again") { $0.rows == beginning.rows }
  }

  @Test func `the next challenge replaces the whole screen`() throws {
    try book.write(talkative, to: book.first)
    let terminal = try book.watch(rows: 16)
    terminal.wait(until: "what it printed") { $0.text.contains("line 1") }
    try book.write(book.right, to: book.first)
    terminal.wait(until: "solved") { $0.text.contains("chapter3/1: solved") }
    terminal.type("?n")
    let next = terminal.wait(until: "the next") { $0.text.contains("found     0") }
    #expect(
      next.text == """
        chapter3/2  totals
        Edit: MySolutions/Chapter03-Subjects/2-totals.swift
        Read: Chapters/Chapter03-Subjects/Challenges/2-totals/Challenge.md

        ✗ chapter3/2: 1 check failed
            the total of 3 and 4
              expected  7
              found     0




        [####################--------------------] 1 of 2 solved
        p previous  r run  h hint  d diff  l list  c check all  e edit  x reset  ? help
        q quit
        """)
    #expect(next.overflows.isEmpty)
  }

  @Test func `a cancelled check prints nothing`() throws {
    try book.write(
      "import Foundation\nfunc total(of numbers: [Int]) -> Int { while true { print(1); sleep(1) } }\n",
      to: book.first)
    let terminal = try book.watch()
    terminal.wait(for: "Checking")
    // Many keys at once, some of which start a check while another is running.
    terminal.type("rrc?l" + "jj\r")
    let next = terminal.wait(until: "the second") { $0.text.contains("found     0") }
    #expect(next.rows[0] == "chapter3/2  totals")
    #expect(!next.text.contains("chapter3/1"))
    #expect(!terminal.rest.contains("took longer"))
  }

  @Test(arguments: [60, 40, 20] as [UInt16], [24, 10] as [UInt16])
  func `all lines fit on the screen`(columns: UInt16, rows: UInt16) throws {
    try book.write(
      """
      import Lesson
      let check = Check { examiner in
        examiner.expect(
          total(of: [3, 4]), equals: 7, "the total of 3 and 4 as 日本語の長い文章、空白のないもの are often told of")
      }
      """, to: "Chapters/Chapter03-Subjects/Challenges/1-total/Check.swift")
    let terminal = try book.watch(columns: columns, rows: rows)
    terminal.wait(until: "a verdict") { $0.text.contains("✗") && $0.text.contains("quit") }
    for key in ["?", "h", "d", "s", "l", "c", "m"] {
      terminal.type(key + "\u{C}")
      terminal.wait(for: "quit")
    }
    #expect(terminal.picture.overflows == [])
    #expect(terminal.picture.rows[0].hasPrefix("chapter3/1"))
  }

  @Test func `the screen is redrawn when the terminal is resized during a check`() throws {
    try book.write(
      "import Foundation\nfunc total(of numbers: [Int]) -> Int { while true { sleep(1) } }\n", to: book.first)
    let terminal = try book.watch(columns: 100, rows: 30)
    terminal.wait(for: "quit")
    for (columns, rows) in [(40, 12), (90, 40), (60, 16)] as [(UInt16, UInt16)] {
      terminal.resize(columns: columns, rows: rows)
      terminal.wait(until: "\(columns) by \(rows)") {
        $0.rows[0] == "chapter3/1  total" && $0.text.contains("Checking …")
          && $0.rows[Int(rows) - 2].hasSuffix("q quit")
      }
    }
    try book.write(book.right, to: book.first)
    let picture = terminal.wait(until: "solved") { $0.text.contains("chapter3/1: solved") }
    #expect(!terminal.rest.contains("took longer"))
    #expect(
      picture.text == """
        chapter3/1  total
        Edit: MySolutions/Chapter03-Subjects/1-total.swift
        Read: Chapters/Chapter03-Subjects/Challenges/1-total/
          Challenge.md

        ✓ chapter3/1: solved

        Press d to compare your solution with the book's, s to see
          the book's, or n for the next challenge.



        [####################--------------------] 1 of 2 solved
        n next  p previous  r run  h hint  s solution  d diff
        l list  c check all  e edit  x reset  ? help  q quit
        """)
  }
}
