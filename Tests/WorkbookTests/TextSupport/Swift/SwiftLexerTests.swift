import Testing

@testable import TextSupport

@Suite struct SwiftLexerTests {
  private func texts(_ source: String) -> [String] { SwiftLexer.tokens(of: source).map { String($0.text) } }

  private func texts(_ source: String, _ kind: SwiftToken.Kind) -> [String] {
    SwiftLexer.tokens(of: source).filter { $0.kind == kind }.map { String($0.text) }
  }

  @Test func `tokens have their kinds and lines`() {
    let tokens = SwiftLexer.tokens(of: "@main // go\nlet x = 0x1F\n")
    #expect(tokens.map(\.kind) == [.attribute, .comment, .keyword, .identifier, .operator, .number])
    #expect(tokens.map { String($0.text) } == ["@main", "// go", "let", "x", "=", "0x1F"])
    #expect(tokens.map(\.line) == [1, 1, 2, 2, 2, 2])
  }

  @Test func `tokens are slices of the source`() {
    let source = "let café = \"☕️\" // ende"
    for token in SwiftLexer.tokens(of: source) { #expect(source[token.range] == token.text) }
    #expect(texts(source) == ["let", "café", "=", "\"☕️\"", "// ende"])
  }

  @Test func `comments can be nested and hide their contents`() {
    #expect(texts("/* a /* } */ \" */ x // } \"\ny") == ["/* a /* } */ \" */", "x", "// } \"", "y"])
    #expect(SwiftLexer.tokens(of: "/*\n\n*/ x").last?.line == 3)
  }

  @Test(arguments: [
    #""a \" } b""#, ##"#"a " \( } \"#"##, "\"\"\"\n  a \"quoted\" }\n  \"\"\"", "\"\"", "##\"a\"# }\"##",
    ##"#"""#"##, #""\\""#,
  ]) func `a string is one token`(literal: String) {
    #expect(texts("x = \(literal) }") == ["x", "=", literal, "}"])
  }

  @Test func `an interpolation is split from its string`() {
    let tokens = SwiftLexer.tokens(of: #""a \(f("\(x)", (1)) + "}") b" }"#)
    #expect(
      tokens.map { String($0.text) } == [
        "\"a ", "\\(", "f", "(", "\"", "\\(", "x", ")", "\"", ",", "(", "1", ")", ")", "+", "\"}\"", ")",
        " b\"",
        "}",
      ])
    #expect(tokens.filter { $0.kind == .interpolation }.count == 4)
    #expect(
      tokens.filter { $0.kind == .punctuation }.map { String($0.text) } == ["(", ",", "(", ")", ")", "}"])
  }

  @Test func `an interpolation in a raw string starts with as many number signs as the delimiter`() {
    #expect(
      texts(##"#"a \(x) \#(y) }"#"##) == ##"#"a \(x) |\#(|y|)| }"#"##.split(separator: "|").map(String.init))
  }

  @Test func `a multi-line string can have interpolations and escaped line breaks`() {
    let source = "\"\"\"\na \\(x)\nb \\\n\"\"\"\ny"
    #expect(texts(source) == ["\"\"\"\na ", "\\(", "x", ")", "\nb \\\n\"\"\"", "y"])
    #expect(SwiftLexer.tokens(of: source).last?.line == 5)
  }

  @Test func `an unclosed string ends with its line`() {
    #expect(texts("\"abc\nlet x") == ["\"abc", "let", "x"])
    #expect(texts("\"abc\\\nlet x") == ["\"abc\\", "let", "x"])
  }

  @Test(arguments: [
    "\"\"\"\nabc", "/* abc", "\"\\(", "\"\\(\"", "#", "@", "`", "#/", "\"\\", "'", "\\", "1.", "0x",
  ])
  func `an unfinished token at the end of the text is a token`(source: String) {
    #expect(texts(source).joined() == source)
  }

  @Test(arguments: ["1_000", "0x1F.8p-2", "1.5e-3", "0b1", "12e+4", "1.25"])
  func `a number is one token`(number: String) {
    #expect(texts("\(number)...x", .number) == [number])
    #expect(texts("f(\(number))", .number) == [number])
  }

  @Test func `members of tuples and ranges are not fractions`() {
    #expect(texts("pair.0.1") == ["pair", ".", "0", ".", "1"])
    #expect(texts("1..<9") == ["1", "..<", "9"])
    #expect(texts("1.description") == ["1", ".", "description"])
    #expect(texts("0xE-1") == ["0xE", "-", "1"])
  }

  @Test func `labels and members spelled like keywords are not keywords`() {
    #expect(
      texts("for x in y where true { return self }", .keyword) == [
        "for", "in", "where", "true", "return", "self",
      ])
    #expect(texts("pause(for: 1, in: x, where y: 2)", .keyword).isEmpty)
    #expect(texts("x.default.in", .keyword).isEmpty)
    #expect(
      texts("switch x { case .a: break\ndefault: break }", .keyword) == [
        "switch", "case", "break", "default", "break",
      ])
    #expect(texts("f(self, nil)", .keyword) == ["self", "nil"])
    #expect(texts("weak var open = set, prefix = get", .keyword) == ["weak", "var"])
    #expect(texts("{ get set }", .keyword) == ["get", "set"])
    #expect(texts("`for` `a name with blanks`", .identifier) == ["`for`", "`a name with blanks`"])
  }

  @Test func `a slash starts a regular expression only where an expression can start`() {
    #expect(texts("x / y / z", .regex).isEmpty)
    #expect(texts("f(a) / 2 / b[0] /c/ d", .regex).isEmpty)
    #expect(texts(#"let r = /a"\/b/ + x"#, .regex) == [#"/a"\/b/"#])
    #expect(texts(##"let r = #/a/b"}/# }"##, .regex) == [##"#/a/b"}/#"##])
    #expect(texts("reduce(1, /)", .regex).isEmpty)
    #expect(texts("a = /b c\nd = /e/", .regex) == ["/e/"])
  }

  @Test func `an extended regular expression has several lines only if its first one is empty`() {
    #expect(texts("#/\na } /b/\n/# }", .regex) == ["#/\na } /b/\n/#"])
    #expect(texts("##/a/# b/## }", .regex) == ["##/a/# b/##"])
    #expect(texts("#/a }\n/# }") == ["#/a }", "/", "#", "}"])
    #expect(texts("#/\na }", .punctuation) == ["}"])
  }

  @Test func `operators and brackets are separate tokens`() {
    #expect(texts("f { $0 -> [Int?] }") == ["f", "{", "$0", "->", "[", "Int", "?", "]", "}"])
    #expect(texts("#if DEBUG", .directive) == ["#if"])
    #expect(texts("\\.name").count == 3)
    #expect(texts("Reactive::Observable") == ["Reactive", ":", ":", "Observable"])
  }

  @Test(.timeLimit(.minutes(5)))
  func `a large and hostile source is tokenised in linear time`() {
    for piece in [
      "#/\n", "\\/", "= /a\\", "##/ \n/#", "#/x/#,", "\"\\(", "/*", "(", "`", "x = /a ", "#\"", "\"\"\"\n",
    ] {
      let source = String(repeating: piece, count: 30_000)
      #expect(!SwiftLexer.tokens(of: source).isEmpty)
    }
  }
}
