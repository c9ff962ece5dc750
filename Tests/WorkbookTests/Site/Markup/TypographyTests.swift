import Testing

@testable import Workbook

@Suite struct TypographyTests {
  private let english = Typography(language: "en-GB")

  /// The words of a Markdown text as they are shown, with backticks around its code.
  private func shown(_ text: String, _ typography: Typography? = nil) -> String {
    let events = MarkdownDocument(text: text, file: "A.md").events[...]
    return (typography ?? english).set(events).reduce(into: "") { shown, event in
      if case .leaf(let node) = event { shown += node.typedText }
    }
  }

  @Test(arguments: [
    ("\"a\" and \"b c\".", "“a” and “b c”."), ("(\"a\")", "(“a”)"), ("*\"a\"* \"*b*\"", "“a” “b”"),
    ("\"`a`\" and \"b `c`\"", "“`a`” and “b `c`”"), ("\"a 'b' c\"", "“a ‘b’ c”"), ("\"'a' b\"", "“‘a’ b”"),
    ("a\n\"b\"", "a “b”"), ("é\"a\"", "é”a”"),
  ]) func `quotes open and close`(typed: String, set: String) { #expect(shown(typed) == set) }

  @Test(arguments: [
    ("It's Tern's, the gulls' and `x`'s.", "It’s Tern’s, the gulls’ and `x`’s."), ("'tis so", "’tis so"),
    ("the '90s", "the ’90s"), ("'a' isn't 'b'", "‘a’ isn’t ‘b’"), ("rock 'n roll", "rock ’n roll"),
    ("'", "’"), ("a ' b", "a ’ b"),
  ]) func `an apostrophe is no quote`(typed: String, set: String) { #expect(shown(typed) == set) }

  @Test(arguments: [
    ("a -- b", "a – b"), ("1--3", "1–3"), ("a --- b, a---b", "a — b, a—b"), ("wait...", "wait…"),
    ("a -\\- b", "a – b"), ("*a* -- *b*", "a – b"),
  ]) func `dashes and dots`(typed: String, set: String) { #expect(shown(typed) == set) }

  @Test(arguments: [
    "--format", "a - b, a-b", "a ---- b", "a....", "`\"a\" -- b...`", "a --| b", "“a” – ‘b’",
    "x->y, <--",
  ]) func `what is something else stays as it is`(typed: String) { #expect(shown(typed) == typed) }

  @Test func `blocks do not look at each other, and links keep their addresses`() {
    #expect(shown("- \"a\n- b\"") == "“ab”")
    let events = english.set(
      MarkdownDocument(text: "[\"a\"](b--c \"'t'\") <https://a.b/c--d>", file: "A.md").events[...])
    let urls = events.compactMap { event -> String? in
      guard case .enter(let node) = event, case .link(let url, _) = node.kind else { return nil }
      return url
    }
    #expect(urls == ["b--c", "https://a.b/c--d"])
  }

  @Test func `words by themselves are set around their code`() {
    #expect(english.set("\"a\" -- `\"b\" -- c`'s") == "“a” – `\"b\" -- c`’s")
  }

  @Test(arguments: [
    ("de", "„a“ ‚b‘ – c"), ("sv", "”a” ’b’ – c"), ("es-MX", "«a» “b” – c"), ("tlh", "\"a\" 'b' -- c"),
  ]) func `the language decides`(language: String, set: String) {
    #expect(shown("\"a\" 'b' -- c", Typography(language: language)) == set)
  }

  @Test func `many quotes take no time`() {
    let typed = String(repeating: "'a \"", count: 200_000)
    #expect(shown(typed).unicodeScalars.count == 800_000)
  }
}
