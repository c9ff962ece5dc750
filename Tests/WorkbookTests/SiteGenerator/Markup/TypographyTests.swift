import Testing

@testable import BookMarkdown
@testable import BookModel
@testable import SiteGenerator

@Suite struct TypographyTests {
  private let english = Typography(language: "en-GB")

  /// Returns the text of a Markdown document as it is shown, with backticks around its code.
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
  ]) func `quotation marks open and close`(typed: String, set: String) { #expect(shown(typed) == set) }

  @Test(arguments: [
    ("He wrote \"she said 'so'\".", "He wrote “she said ‘so’”."),
    ("And 'he said \"so\"'.", "And ‘he said “so”’."),
    ("(\"'so'\").", "(“‘so’”)."), ("\"'Tis 'so'\".", "“’Tis ‘so’”."),
    ("\"so 'so'\", \"*'so'*\".", "“so ‘so’”, “‘so’”."),
    ("\"He's 'it',\" she said. 'She's \"it\"'.", "“He’s ‘it’,” she said. ‘She’s “it”’."),
    ("\"a 'b \"c\" d' e\"", "“a ‘b “c” d’ e”"), ("\"a\"\"b\"", "“a”“b”"), ("'a''b'", "‘a’‘b’"),
    ("\"a\"'b'", "“a”‘b’"),
    ("\"the gulls' 'so'\"", "“the gulls’ ‘so’”"),
    ("'so \"the gulls' nest\" so'", "‘so “the gulls’ nest” so’"),
    ("\"so—'so'\"; —\"so\"—", "“so—‘so’”; —“so”—"), ("\"`y`'s\" 'n' \"'\".", "“`y`’s” ‘n’ “’”."),
    ("\"\" and ''.", "“” and ‘’."), ("\"'so'?\" \"'so'!\"", "“‘so’?” “‘so’!”"), ("[\"'a'\"]", "[“‘a’”]"),
  ]) func `nested and adjacent quotes are paired`(typed: String, set: String) {
    #expect(shown(typed) == set)
  }

  @Test func `nested quotes depend on the language`() {
    #expect(shown("\"a 'b'\" 'c \"d\"'.", Typography(language: "de")) == "„a ‚b‘“ ‚c „d“‘.")
    #expect(shown("\"a 'b'\" 'c \"d\"'.", Typography(language: "sv")) == "”a ’b’” ’c ”d”’.")
  }

  @Test(arguments: [
    ("It's Tern's, the gulls' and `x`'s.", "It’s Tern’s, the gulls’ and `x`’s."), ("'tis so", "’tis so"),
    ("the '90s", "the ’90s"), ("'a' isn't 'b'", "‘a’ isn’t ‘b’"), ("rock 'n roll", "rock ’n roll"),
    ("'", "’"), ("a ' b", "a ’ b"),
  ]) func `an apostrophe is not a quotation mark`(typed: String, set: String) { #expect(shown(typed) == set) }

  @Test(arguments: [
    ("a -- b", "a – b"), ("1--3", "1–3"), ("a --- b, a---b", "a — b, a—b"), ("wait...", "wait…"),
    ("a -\\- b", "a – b"), ("*a* -- *b*", "a – b"),
  ]) func `hyphens become dashes, and dots an ellipsis`(typed: String, set: String) {
    #expect(shown(typed) == set)
  }

  @Test(arguments: [
    "--format", "a - b, a-b", "a ---- b", "a....", "`\"a\" -- b...`", "a --| b", "“a” – ‘b’",
    "x->y, <--",
  ]) func `other characters are unchanged`(typed: String) { #expect(shown(typed) == typed) }

  @Test func `quotation marks are matched within a block, and links keep their addresses`() {
    #expect(shown("- \"a\n- b\"") == "“ab”")
    let events = english.set(
      MarkdownDocument(text: "[\"a\"](b--c \"'t'\") <https://a.b/c--d>", file: "A.md").events[...])
    let urls = events.compactMap { event -> String? in
      guard case .enter(let node) = event, case .link(let url, _) = node.kind else { return nil }
      return url
    }
    #expect(urls == ["b--c", "https://a.b/c--d"])
  }

  @Test func `plain strings are typeset outside of their code`() {
    #expect(english.set("\"a\" -- `\"b\" -- c`'s") == "“a” – `\"b\" -- c`’s")
  }

  @Test(arguments: [
    ("de", "„a“ ‚b‘ – c"), ("sv", "”a” ’b’ – c"), ("es-MX", "«a» “b” – c"), ("tlh", "\"a\" 'b' -- c"),
  ]) func `quotation marks depend on the language`(language: String, set: String) {
    #expect(shown("\"a\" 'b' -- c", Typography(language: language)) == set)
  }

  @Test func `many quotation marks are typeset in linear time`() {
    let typed = String(repeating: "'a \"", count: 200_000)
    #expect(shown(typed).unicodeScalars.count == 800_000)
  }
}
