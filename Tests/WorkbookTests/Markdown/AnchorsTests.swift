import Testing

@testable import Workbook

@Suite struct AnchorsTests {
  @Test(arguments: [
    ("Key points", "key-points"),
    ("`just` sends one element, once", "just-sends-one-element-once"),
    ("value() asks once", "value-asks-once"),
    ("Ünïcode — ½ ３ 日本語", "ünïcode---½-３-日本語"),
    ("snake_case", "snake_case"),
    ("?!", "section"), ("", "section"),
    ("<b> \"x\" & 'y'", "b-x--y"),
  ]) func `an anchor is the words of the heading`(words: String, anchor: String) {
    var anchors = Anchors()
    #expect(anchors.identifier(for: words) == anchor)
  }

  @Test func `words in ASCII have the same anchor alone as beside others`() {
    for byte in 0..<0x80 as Range<UInt8> {
      let words = "A\(Unicode.Scalar(byte))b"
      #expect(Anchors.slug(of: words) + "é" == Anchors.slug(of: words + "é"), "byte \(byte)")
    }
    #expect(Anchors.slug(of: "!?") == "section")
  }

  @Test func `the same words get a number`() {
    var anchors = Anchors()
    let given = ["A", "a", "A 2", "a", "a-2"].map { anchors.identifier(for: $0) }
    #expect(given == ["a", "a-1", "a-2", "a-3", "a-2-1"])
    #expect(Set(given).count == given.count)
  }

  @Test func `reserved identifiers are not given out`() {
    var anchors = Anchors(reserved: ["content"])
    #expect(anchors.identifier(for: "Content") == "content-1")
  }

  @Test func `a prefix keeps the anchors of one text apart from those of another`() {
    var anchors = Anchors(prefix: "challenge-1-")
    #expect(anchors.identifier(for: "Rules") == "challenge-1-rules")
  }
}
