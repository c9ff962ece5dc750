import Foundation
import TestSupport
import Testing

@testable import Workbook

@Suite struct LinkProofTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("# Other\n\n## A `b` c\n\n## Same\n\n## Same\n", to: "Book/a/Other.md")
    try folder.write("PNG", to: "Book/a/Resources/two words.png")
    try folder.write("PNG", to: "Book/a/picture.png")
    try folder.write("x", to: "Book/a/Resources/words.txt")
    try folder.write("x", to: "Book/.build/made.md")
    try folder.write("x", to: "outside.md")
  }

  private func findings(_ text: String) -> [String] {
    let document = MarkdownDocument(text: text, file: "A.md")
    let root = folder.url.appending(path: "Book/")
    let proof = LinkProof(
      document, in: root.appending(path: "a/"), root: root, images: root.appending(path: "a/Resources/"),
      ownAnchors: ["example-x"])
    return proof.findings.map { "\($0.line): \($0.message)" }
  }

  @Test(arguments: [
    "[a](Other.md)", "[a](Other.md#a-b-c)", "[a](Other.md#same-1)", "[a](./Resources)", "[a](../a/Other.md)",
    "[a](https://x.org/y#z)", "[a](mailto:a@x.org)", "[a](#title)", "[a](#example-x)", "<https://x.org>",
    "![a](Resources/two%20words.png)", "[a][b]\n\n[b]: Other.md", "`[a](b c)`",
    "[a](<Resources/two words.png>)", "[a](picture.png)", "[![a](Resources/two%20words.png)](Other.md)",
    "## \u{DC}ber\n\n[a](#\u{FC}ber)", "[`a`](Other.md)", "f(x) [a](Other.md)",
  ]) func `what leads somewhere is fine`(link: String) {
    #expect(findings("# Title\n\n\(link)\n") == [])
  }

  @Test(arguments: [
    "[a](Othre.md)", "[a](other.md)", "[a](Other.md#a-b-d)", "[a](Other.md#same-2)", "[a](#titel)",
    "[a](../../outside.md)", "[a](/etc/passwd)", "[a](javascript:x)", "[a](https://)", "[a]()", "[a](#)",
    "![a](Resources/one.png)", "![a](https://x.org/a.png)", "![a](Resources)", "[a](my file.md)",
    "[a][nowhere]", "[a](Resources/two%20words.png#b)", "![a](picture.png)", "![a](Resources/words.txt)",
    "![a](Resources/two%20words.png#b)", "![](Resources/two%20words.png)", "[](Other.md)", "[a](mailto:)",
    "[a](../.build/made.md)", "[a] (#title)", "(a)[#title]", "[[Other]]", "![a][p]\n\n[p]: picture.png",
    "## \u{DC}ber [a](#u\u{308}ber)",
  ]) func `what leads nowhere is found at its line`(link: String) {
    let found = findings("# Title\n\nwords\n\(link.hasPrefix("#") ? "" : "more ")\(link)\n")
    #expect(found.count == 1, "\(found)")
    #expect(found.first?.hasPrefix("4: ") == true)
  }

  @Test func `the nearest name is offered`() {
    #expect(findings("[a](Othre.md)") == ["1: There is no `Othre.md`; did you mean `Other.md`?"])
    #expect(
      findings("[a](Other.md#sam)") == [
        "1: There is no heading for `#sam` in `Other.md`; did you mean `#same`?"
      ])
  }
}
