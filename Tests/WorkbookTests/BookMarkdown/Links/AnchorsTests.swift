import TestSupport
import Testing

@testable import BookMarkdown

@Suite struct AnchorsTests {
  @Test(arguments: [
    ("Key points", "key-points"),
    ("`just` sends one element, once", "just-sends-one-element-once"),
    ("value() asks once", "value-asks-once"),
    ("Ünïcode — ½ ３ 日本語", "ünïcode---３-日本語"),
    ("snake_case", "snake_case"),
    ("?!", "Section"), ("", "Section"),
    ("<b> \"x\" & 'y'", "b-x--y"),
  ]) func `an anchor is a slug of the heading`(words: String, anchor: String) {
    var anchors = Anchors()
    #expect(anchors.identifier(for: words) == anchor)
  }

  @Test func `an ASCII heading has the same anchor with and without other characters`() {
    for byte in 0..<0x80 as Range<UInt8> {
      let words = "A\(Unicode.Scalar(byte))b"
      #expect(Anchors.slug(of: words) + "é" == Anchors.slug(of: words + "é"), "byte \(byte)")
    }
    #expect(Anchors.slug(of: "!?") == "")
  }

  @Test func `headings with the same anchor are numbered`() {
    var anchors = Anchors()
    let given = ["A", "a", "A 2", "a", "a-2"].map { anchors.identifier(for: $0) }
    #expect(given == ["a", "a-1", "a-2", "a-3", "a-2-1"])
    #expect(Set(given).count == given.count)
  }

  /// A heading with the anchor that github-slugger assigns.
  struct Case: Decodable {
    let script: String
    let heading: String
    let anchor: String
  }

  @Test func `anchors in many scripts match GitHub`() throws {
    let cases = try SharedCases.load("anchors.json", as: Case.self)
    #expect(cases.count >= 200 && Set(cases.map(\.script)).count >= 10)
    for one in cases {
      #expect(
        Anchors.slug(of: one.heading).unicodeScalars.elementsEqual(one.anchor.unicodeScalars),
        "\(one.heading): \(Anchors.slug(of: one.heading)) instead of \(one.anchor)")
    }
  }

  @Test func `canonically equivalent headings have different anchors`() {
    var anchors = Anchors()
    #expect(anchors.identifier(for: "\u{E9}") == "\u{E9}")
    #expect(anchors.identifier(for: "e\u{301}").unicodeScalars.count == 2)
    #expect(anchors.identifier(for: "e\u{301}").unicodeScalars.count == 4)
  }

  @Test func `empty anchors are numbered as on GitHub`() {
    var anchors = Anchors()
    #expect(["?", "!", "-1"].map { anchors.identifier(for: $0) } == ["Section", "-1", "-1-1"])
  }

  @Test(arguments: [
    ("# A ![picture](p.png) b", "a--b"), ("A\nb\n===", "ab"), ("# `a b` *c* [d](e)", "a-b-c-d"),
    ("# Content", "content"), ("# Pages", "pages"), ("# &amp; &#x41;", "-a"),
  ]) func `an anchor consists of text and code`(text: String, anchor: String) {
    #expect(MarkdownDocument(text: text + "\n", file: "A.md").anchors == [anchor])
  }

  @Test func `reserved identifiers are not used`() {
    var anchors = Anchors(reserved: ["content"])
    #expect(anchors.identifier(for: "Content") == "content-1")
  }

  @Test func `a prefix separates the anchors of two documents`() {
    var anchors = Anchors(prefix: "challenge-1-")
    #expect(anchors.identifier(for: "Rules") == "challenge-1-rules")
  }
}
