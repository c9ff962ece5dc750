import Testing

@testable import TerminalUI

@Suite struct LineFittingTests {
  private func fit(_ text: String, columns: Int) -> String {
    LineFitting(columns: columns, rows: 24).fit(text.split(separator: "\n").map(String.init)).joined(
      separator: "\n")
  }

  @Test func `wrapped sentences are indented`() {
    #expect(
      fit("    It subscribes to ride twice.\nShort.", columns: 20) == """
            It subscribes to
              ride twice.
        Short.
        """)
  }

  @Test func `rows that fit are unchanged`() {
    let rows = "  expected:  1---2---|\n  yours:     1-------|\n                 ^"
    #expect(fit(rows, columns: 23) == rows)
  }

  @Test func `rows are truncated at the same column`() {
    #expect(
      fit("  expected:  1---2---3---|\n  yours:     1-------3---|\n                 ^", columns: 22) == """
          expected:  1---2---…
          yours:     1-------…
                         ^
        """)
  }

  @Test func `rows are scrolled to keep the caret visible`() {
    #expect(
      fit(
        """
          expected:  1---2---3---4---5---6---|
          yours:     1---2---3---4-------6---|
                                     ^
        """, columns: 26) == """
            expected:  …--4---5---6…
            yours:     …--4-------6…
                              ^
          """)
  }

  @Test func `a line with a caret below it is a row`() {
    #expect(
      fit("let total = nonsense(of: numbers)\n            ^~~~~~~~", columns: 24) == """
        let total = nonsense(of…
                    ^~~~~~~~
        """)
  }
}
