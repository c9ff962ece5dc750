import Testing
@testable import Workbook

@Suite struct SolutionWallTests {
  private static let given = "struct Quay: Equatable { let length: Int }\n"
  private static let check = """
    let check = Check { examiner in
      print("first")
      let seen = ferry().filter { $0 == 1 }
      examiner.expect(seen.isEmpty, "nothing")
    }
    """

  private func misfits(_ solution: String) -> [String] {
    SolutionWall(
      solution: solution, check: Self.check, starter: Self.given + "func ferry() -> [Int] { [] }",
      book: Self.given + "func ferry() -> [Int] { [1] }"
    ).misfits.map(\.advice)
  }

  @Test(arguments: [
    given + "func ferry() -> [Int] { [2] }", "func ferry() -> [Int] { [2] }",
    given + "private func print(_ text: String) {}", "func seen() {}", "func expect() {}",
    "extension Quay { func filter() {} }\n" + given, "struct Deck { func filter() {} }",
    "struct Deck {}\nextension Deck { func filter() {} }", "extension Array { private func filter() {} }",
    "/// A quay.\nstruct Quay: Equatable {\n  let length: Int\n}",
  ])
  func `what harms nobody is let be`(solution: String) {
    #expect(misfits(solution) == [])
  }

  @Test(arguments: [
    ("func print(_ text: String) {}", "print"), ("struct Check {}", "Check"),
    ("extension Array { func filter(_ body: (Int) -> Bool) -> [Int] { [] } }", "filter"),
    ("func == (one: Int, other: Int) -> Bool { true }", "=="),
    ("extension Sequence { public var isEmpty: Bool { true } }", "isEmpty"),
  ])
  func `what the check would take for something else is named`(solution: String, name: String) {
    #expect(misfits(solution).count == 1)
    #expect(misfits(solution).first?.hasPrefix("Your file declares `\(name)` for everybody") == true)
  }

  @Test(arguments: [
    "struct Quay: Hashable { let length: Int }", "struct Quay: Equatable { let length: Int\nlet width = 1 }",
  ])
  func `what was given has to stay as it is`(solution: String) {
    #expect(
      misfits(solution) == [
        "Leave `struct Quay` as the starter has it, to the letter: the check counts on it."
      ])
  }
}
