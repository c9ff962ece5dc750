import Testing

@testable import SiteGenerator

@Suite struct CheckMarbleRowsTests {
  @Test func `the rows of a check are its string literals that consist of rows`() {
    let source = #"""
      let check = Check { examiner in
        examiner.compare(
          "even(_:)", on: ["numbers: --1--2--|", "a-b: no row",
            """
            source: --1--a-->
              two:  -^--!
            a := x - y
            """], printing: "words: and - more", "x: \(row)--|", "name: |")
      }
      """#
    #expect(
      CheckMarbleRows.rows(in: source) == [
        "numbers: --1--2--|", "source: --1--a-->\ntwo:  -^--!\na := x - y",
      ])
  }
}
