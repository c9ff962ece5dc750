import Testing

@testable import Composer

/// The language of closures, which is a subset of Swift.
@Suite struct ExpressionTests {
  private func closure(_ text: String, _ types: [ValueType]) -> Result<Closure, ChainProblem> {
    Closure.make(text, types, crash: Crash())
  }

  @Test(arguments: [
    ("$0 * 10 + 2", "Int", "32"), ("$0 % 2 == 0", "Bool", "false"), ("-$0", "Int", "-3"),
    ("7 / $0", "Int", "2"),
    ("$0 > 2 ? \"many\" : \"few\"", "String", "many"), ("\"\\($0)!\"", "String", "3!"),
    ("\"<\\($0 > 2 && !($0 == 4))>\"", "String", "<true>"), ("($0, \"x\")", "(Int, String)", "(3, \"x\")"),
    ("($0, 1).0", "Int", "3"), ("[$0, 1].max() ?? 0", "Int", "3"), ("[$0, 1].sorted()", "[Int]", "[1, 3]"),
    ("[1, 2, $0].reduce(0, +)", "Int", "6"), ("[1, 2, $0].reduce(1, *)", "Int", "6"),
    ("[\"a\", \"b\"].joined(separator: \"-\")", "String", "a-b"),
    ("[\"a\", \"b\"].contains(\"b\")", "Bool", "true"),
    ("\"Tern\".uppercased().count", "Int", "4"), ("\"Tern\".lowercased().hasPrefix(\"te\")", "Bool", "true"),
    ("\"Tern\".contains(\"er\") || false", "Bool", "true"), ("Int(\"12\") ?? 0", "Int", "12"),
    ("Int(\"x\")", "Int?", "nil"), ("[1].first", "Int?", "Optional(1)"),
    ("String($0) + \"!\"", "String", "3!"),
    ("String(repeating: \"o\", count: $0)", "String", "ooo"), ("abs($0 - 5)", "Int", "2"),
    ("min($0, 2) + max($0, 2)", "Int", "5"), ("$0.isMultiple(of: 3)", "Bool", "true"),
    ("1 + 2 * 3 - 4 / 2", "Int", "5"), ("1_000", "Int", "1000"), ("\"a\" < \"b\"", "Bool", "true"),
    ("\"\\\"\\\\\"", "String", "\"\\"), ("[\"a\\\"b\"]", "[String]", "[\"a\\\"b\"]"),
    ("[1] + [2]", "[Int]", "[1, 2]"),
    ("[$0] == [3]", "Bool", "true"), ("$0 * 1000000000", "Int", "3000000000"),
    ("\"👍🏽\".contains(\"👍\")", "Bool", "false"), ("Int(\"3000000000\") ?? 0", "Int", "3000000000"),
  ])
  func `an expression has the type and the value that it has in Swift`(
    text: String, type: String, value: String
  ) throws {
    let closure = try closure(text, [.number]).get()
    #expect(closure.result.description == type)
    #expect(closure(.number(3)).description == value)
  }

  @Test(arguments: [
    ("$0 +", 5, "Expected a value, found the end."), ("$0 @ 2", 4, "`@` can't be used here."),
    (
      "$0 + \"a\"", 4,
      "`+` needs two numbers, two strings or two arrays, but it is used with an Int and a String."
    ),
    ("$0 +1", 4, "Write a space on both sides of `+`, or on neither side."),
    ("$0 && true", 4, "`&&` needs two Bools, but it is used with an Int and a Bool."),
    ("$0 < \"a\"", 4, "`<` needs two numbers or two strings, but it is used with an Int and a String."),
    ("1 < $0 < 3", 8, "Comparisons can't be chained; combine them with `&&`."),
    ("$0 / 0", 4, "The program can't divide by zero."),
    ("x * 2", 1, "Unknown name `x`; the parameters are called `$0` and `$1`."),
    ("$1", 1, "The closure has only the parameter `$0`. The parts of a pair are `$0.0` and `$0.1`."),
    ("$0.count", 4, "An Int has no property `count` here."),
    ("\"a\".reversed()", 5, "A String has no method `reversed()` here."),
    ("\"a", 1, "This string has no closing quote."), ("($0", 4, "Expected `)`, found the end."),
    ("sqrt($0)", 1, "Unknown function `sqrt(_:)`; use abs, min, max, String or Int."),
    ("[$0, \"a\"]", 1, "The elements of an array must have the same type, but they are an Int and a String."),
    ("$0 ? 1 : 2", 4, "The condition before `?` must be a Bool, but it is an Int."),
    ("!$0", 1, "`!` needs a Bool, but this is an Int."),
    ("\"\\(Int(\"1\"))\"", 1, "An optional can't be part of a string; provide a default with `??`."),
    ("", 1, "Expected a value, found the end."), ("$0 $0", 4, "Expected the end, found `$0`."),
    ("1 / (1 - 1)", 3, "The program can't divide by zero."),
    ("$0 % -0", 4, "The program can't divide by zero."),
    (
      "$0 + 1000000000 * 1000000000 * 1000000000", 30,
      "The program crashes, because a number gets too large."
    ),
    ("\"\u{1}\"", 2, "Write control characters in a string as \\n or \\t."),
    ("99999999999", 1, "This number is too large; use one up to 1000000000."),
  ])
  func `a wrong expression has a message with the position`(text: String, position: Int, message: String) {
    #expect(throws: ChainProblem(message, at: position)) { try closure(text, [.number]).get() }
  }

  @Test func `a closure names the parameters that it does not use`() throws {
    #expect(try closure("1", [.number]).get().body == "_ in 1")
    #expect(try closure("$0 + 1", [.number, .number]).get().body == "first, _ in first + 1")
    #expect(try closure("$1", [.number, .number]).get().body == "$1")
    #expect(try closure("\"\\($0)\"", [.number, .text]).get().body == "first, _ in \"\\(first)\"")
  }

  @Test func `a combining character at the start of a string stays in the code`() throws {
    #expect(try closure("\"\u{301}x\"", []).get().body == "\"\u{301}x\"")
  }

  @Test func `a string or an array that gets too long stops the run`() throws {
    let long = "String(repeating: \"x\", count: 9000)"
    for (text, kind) in [
      ("String(repeating: \"x\", count: $0 * 1000000000)", "a string"), ("\(long) + \(long)", "a string"),
      ("\"\\(\(long))\\(\(long))\"", "a string"), ("[\(long), \(long)].joined()", "a string"),
    ] {
      let crash = Crash()
      #expect(try closure(text, [.number], crash)(.number(3)).description.utf8.count <= 10_000)
      #expect(crash.message == "The run was stopped, because \(kind) gets too long for this page.", "\(text)")
    }
    let crash = Crash()
    let double = try Closure.make("$0 + $0", [.list(.number)], crash: crash).get()
    _ = double(.list(Array(repeating: .number(1), count: 6_000)))
    #expect(crash.message == "The run was stopped, because an array gets too long for this page.")
  }

  private func closure(_ text: String, _ types: [ValueType], _ crash: Crash) throws -> Closure {
    try Closure.make(text, types, crash: crash).get()
  }

  @Test func `a crash of the program is reported, and not trapped`() throws {
    for (text, message) in [
      ("7 / ($0 - 3)", "The program crashes, because it divides by zero."),
      ("$0 * 1000000000 * 1000000000 * 1000000000", "The program crashes, because a number gets too large."),
    ] {
      let crash = Crash()
      _ = try Closure.make(text, [.number], crash: crash).get()(.number(3))
      #expect(crash.message == message)
    }
  }

  @Test func `a deeply nested expression does not overflow the stack`() {
    let text = String(repeating: "(", count: 5_000) + "1" + String(repeating: ")", count: 5_000)
    #expect(throws: ChainProblem.self) { try closure(text, []).get() }
  }
}
