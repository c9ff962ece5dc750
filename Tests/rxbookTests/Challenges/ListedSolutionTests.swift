import Testing

import BookChapters

/// Lists of solutions are parsed, and mistakes in them are reported.
@Suite struct ListedSolutionTests {
  private static let starter = """
    import Reactive

    func one() -> Int {
      0
    }

    func two() -> Int {
      0
    }

    """

  private func solutions(_ list: String) throws(ListError) -> [ListedSolution] {
    try ListedSolution.all(in: list, starter: Self.starter, book: "let book = 0\n")
  }

  @Test func `the search for an edit's lines starts after the lines of the previous edit`() throws {
    let list = """
      A sentence about the list.

      == right: numbers
      // says why
      -  0
      +  1

      -  0
      +  2

      +
      +let three = 3

      == wrong: two is also one | other-values: expected 2, found 1
      based on: numbers
       func two() -> Int {
      -  2
      +  1
      """
    let found = try solutions(list)
    #expect(found.map(\.name) == ["numbers", "two is also one"])
    #expect(found.map(\.fault) == [nil, "other-values"])
    #expect(found.map(\.reportedWords) == [nil, "expected 2, found 1"])
    let right = """
      import Reactive

      func one() -> Int {
        1
      }

      func two() -> Int {
        2
      }

      let three = 3

      """
    #expect(found.map(\.text) == [right, right.replacing("  2", with: "  1")])
  }

  @Test func `edits can be based on the book's solution`() throws {
    let found = try solutions("== right: a\nbased on: the book's solution\n-let book = 0\n+let book = 1\n")
    #expect(found.map(\.text) == ["let book = 1\n"])
  }

  @Test(arguments: [
    ("== right: a\n-  1\n+  2", "a: these lines are not where it changes them:\n  1"),
    ("== right: a\n-  0\n\n-  0\n\n-  0", "a: these lines are not where it changes them:\n  0"),
    ("== right: a\nbased on: b\n-  0", "a: no solution before it is called \"b\""),
    ("== right: a\n+1\n\n== right: a\n+2", "a: another solution has the same name"),
    ("== right: a\nmore", "a: this line has another form:\nmore"),
    ("== wrong: a\n+1", "wrong: a: its first line has another form"),
    ("== wrong: a | other values\n+1", "wrong: a | other values: its first line has another form"),
  ])
  func `mistakes in a list are reported`(list: String, problem: String) {
    let error = #expect(throws: ListError.self) { try solutions(list) }
    #expect(error?.description == problem)
  }
}
