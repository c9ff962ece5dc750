import Testing

@testable import Puzzles

@Suite struct ExampleStatementsTests {
  private func statements(_ code: String) -> ExampleStatements? {
    ExampleStatements(
      code.split(separator: "\n", omittingEmptySubsequences: false).map {
        $0.hasPrefix("\t") ? String($0) : "    \($0)"
      })
  }

  @Test func `a statement ends before the next line with the same indentation`() throws {
    let split = try #require(
      statements(
        """
        let taps = PublishSubject<Int>()

        _ =
          taps
          .map { $0 * 2 }
          .subscribe { print($0) }
        // Two taps
        [1, 2].forEach { tap in
          taps.onNext(tap)
        }
        taps.onCompleted()
        """))
    #expect(
      split.texts == [
        "let taps = PublishSubject<Int>()",
        "_ =\n  taps\n  .map { $0 * 2 }\n  .subscribe { print($0) }",
        "// Two taps\n[1, 2].forEach { tap in\n  taps.onNext(tap)\n}",
        "taps.onCompleted()",
      ])
  }

  @Test func `variables are declared before they are used`() throws {
    let split = try #require(
      statements(
        """
        let (a, b) = (PublishSubject<Int>(), 1)
        weak var owner = a
        print(b, owner)
        print(Point(a: 1).b)
        """))
    #expect(
      split.dependencies == [
        .init(name: "a", declared: 0, used: 1), .init(name: "b", declared: 0, used: 2),
        .init(name: "owner", declared: 1, used: 2),
      ])
    #expect(split.orders == [[0, 1, 2, 3], [0, 1, 3, 2], [0, 3, 1, 2], [3, 0, 1, 2]])
  }

  @Test(arguments: [
    // Two statements, and thirteen statements
    "print(1)\nprint(2)", Array(repeating: "print(1)", count: 13).joined(separator: "\n"),
    // Only one order
    "let a = 1\nlet b = a\nlet c = b\nprint(c)",
    // Names with two meanings
    "let a = 1\nprint(a)\n[2].forEach { a in print(a) }\nprint(3)",
    "let a = 1\nprint(a)\nsort { a, b in a < b }\nprint(3)",
    "let a = 1\nprint(a)\nsort { (a: Int, b: Int) in a < b }\nprint(3)",
    "let a = 1\nprint(a)\nfor a in [2] { print(a) }\nprint(3)",
    "let a = 1\nprint(a)\nif case .next(let a) = event { print(a) }\nprint(3)",
    "print(a)\nprint(2)\nprint(3)\nlet a = 1",
    // A function and a type, which may be used before they are declared
    "func f() {}\nf()\nprint(2)\nprint(3)", "struct S {}\nprint(S())\nprint(2)\nprint(3)",
    // A string with several lines, and an indentation with tabs
    "let s = \"\"\"\n1\n\"\"\"\nprint(s)\nprint(2)\nprint(3)", "\tprint(1)\nprint(2)\nprint(3)\nprint(4)",
  ])
  func `examples that make no puzzle`(code: String) {
    #expect(statements(code)?.orders == nil)
  }

  @Test func `statements at the beginning are fixed if there are too many orders`() throws {
    let split = try #require(statements("print(1)\nlet a = 2\nprint(a)\nprint(4)\nprint(5)\nprint(6)"))
    #expect(split.fixedCount == 3)
    #expect(split.orders.count == 6)
    #expect(split.orders.allSatisfy { $0.starts(with: [0, 1, 2]) })
    #expect(split.orders[0] == [0, 1, 2, 3, 4, 5])
  }
}
