import Foundation
import Testing

@testable import Checker
@testable import SystemSupport

@Suite struct TamperCheckTests {
  private static let given = "struct Quay: Equatable { let length: Int }\n"
  private static let check = """
    import Lesson
    let check = Check { examiner in
      print("first")
      let seen = ferry().filter { $0 == 1 }
      examiner.expect(seen.isEmpty, "nothing")
    }
    """

  private func mismatches(_ solution: String) -> [String] {
    TamperCheck(
      solution: solution, check: Self.check, starter: Self.given + "func ferry() -> [Int] { [] }",
      book: Self.given + "func ferry() -> [Int] { [1] }"
    ).mismatches.map(\.advice)
  }

  @Test(arguments: [
    given + "func ferry() -> [Int] { [2] }", "func ferry() -> [Int] { [2] }",
    given + "private func print(_ text: String) {}", "func seen() {}", "func expect() {}",
    "extension Quay { func filter() {} }\n" + given, "struct Deck { func filter() {} }",
    "struct Deck {}\nextension Deck { func filter() {} }", "extension Array { private func filter() {} }",
    "/// A quay.\nstruct Quay: Equatable {\n  let length: Int\n}",
  ])
  func `harmless declarations are accepted`(solution: String) {
    #expect(mismatches(solution) == [])
  }

  @Test(arguments: [
    ("func print(_ text: String) {}", "print"), ("struct Check {}", "Check"),
    ("extension Array { func filter(_ body: (Int) -> Bool) -> [Int] { [] } }", "filter"),
    ("func == (one: Int, other: Int) -> Bool { true }", "=="),
    ("extension Sequence { public var isEmpty: Bool { true } }", "isEmpty"),
  ])
  func `a declaration that could change the check is reported`(solution: String, name: String) {
    #expect(mismatches(solution).count == 1)
    #expect(mismatches(solution).first?.hasPrefix("Your file declares `\(name)` without `private`") == true)
  }

  @Test(arguments: [
    "extension Check { convenience init(_ body: () -> Void) { self.init() } }",
    "extension Lesson.Check { func run() -> [Objection] { [] } }", "extension Examiner { func other() {} }",
    "extension Rehearsal { func isEmpty() {} }",
    "typealias Mine = Check\nextension Mine { convenience init(_ body: () -> Void) { self.init() } }",
    "extension Array { init(_ value: Int) { self = [] } }",
    "extension Array { subscript(a: Int) -> Int { 1 } }",
    "extension Array { static func == (one: Self, other: Self) -> Bool { true } }",
    "extension Array where Element == Int { static func + (one: Self, other: Self) -> Self { one } }",
    "extension Array { func callAsFunction() {} }", "extension Int: CustomStringConvertible {}",
    "extension Array: Swift.Comparable {}",
    "extension DefaultStringInterpolation { mutating func appendInterpolation(_ number: Int) {} }",
    "protocol Mine {}\nextension Int: Mine {}\nextension Mine { var isEmpty: Bool { true } }",
    given + "func == (one: Quay, other: Quay) -> Bool { true }",
    given + "extension Quay { init(length: Int8) { self.init(length: 1) } }",
    given + "extension Quay { static func == (one: Quay, other: Quay) -> Bool { true } }",
    "func ~= (one: Int, other: Int) -> Bool { true }", "typealias IntegerLiteralType = UInt8",
    "infix operator ==: AdditionPrecedence", "precedencegroup ComparisonPrecedence { associativity: left }",
    "let a = 1, print = 2", "let (a, print) = (1, 2)", "private(set) var print: (String) -> Void = { _ in }",
    "enum Lesson {}", "func `print`(_ text: String) {}",
    given + "extension Quay: CustomStringConvertible { var description: String { \"\" } }",
    "enum Dock { typealias Other = Array }\nextension Dock.Other { func filter() {} }",
    "private extension Array { internal func filter() {} }",
    "struct Other {}\ntypealias Other = Array\nextension Other { func filter() {} }",
    "enum Dock {}\nextension Dock.Other { func filter() {} }",
    "struct Dock { struct A {} }\nextension Dock { typealias A = Array }\nextension Dock.A { func filter() {} }",
    "protocol Text: CustomStringConvertible {}\n" + given
      + "extension Quay: Text { var description: String { \"\" } }",
    "\u{FEFF}extension Array { func filter() {} }", "// a\rextension Array { func filter() {} }",
  ])
  func `a declaration that changes the check without naming it is reported`(solution: String) {
    #expect(mismatches(solution) != [])
  }

  @Test(arguments: [
    "extension Array { func mine() {} }", "extension String: Error {}",
    "struct Mine { init() {} }\nextension Mine { init(one: Int) {} }",
    "struct Mine {}\nextension Mine: Equatable { static func == (one: Mine, other: Mine) -> Bool { true } }",
    "protocol Heavy {}\nextension Int: Heavy {}\nextension Heavy { var isHeavy: Bool { true } }",
    "let seen = { print in print }", "let a: (print: Int, b: Int) = (1, 2)", "infix operator <+>",
    given + "extension Quay: Error {}",
    "enum Dock { struct Own {} }\nextension Dock.Own { func filter() {} }",
    "private extension Array { func filter() {} }",
    "struct Dock {}\nextension Dock { struct Own {} }\nextension Dock.Own { func filter() {} }",
    "func open(name: String, extension: String) {}", "func berth(case print: Int) {}",
  ])
  func `other extensions are accepted`(solution: String) {
    #expect(mismatches(solution) == [])
  }

  @Test func `all types of the module Lesson are known`() throws {
    let sources = URL(filePath: #filePath).appending(path: "../../../../../Sources/Lesson")
      .standardizedFileURL
    var types: Set<String> = []
    for name in FolderWalk.names(below: sources) where name.hasSuffix(".swift") {
      let text = try String(contentsOf: sources.appending(path: name), encoding: .utf8)
      for match in text.matches(of: /(?m)^public (?:final )?(?:class|struct|enum|protocol|actor) (\w+)/) {
        types.insert(String(match.1))
      }
    }
    #expect(types == TamperCheck.lessonTypes)
  }

  @Test(arguments: [
    "struct Quay: Hashable { let length: Int }", "struct Quay: Equatable { let length: Int\nlet width = 1 }",
  ])
  func `a given declaration must not be changed`(solution: String) {
    #expect(
      mismatches(solution) == [
        "Restore `struct Quay` exactly as in the starter: the check relies on it."
      ])
  }
}
