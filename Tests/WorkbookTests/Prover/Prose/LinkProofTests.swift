import Foundation
import TestSupport
import Testing

@testable import BookMarkdown
@testable import Prover
@testable import TextSupport

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

  private func findings(_ text: String, isOnSite: Bool = false) -> [String] {
    let document = MarkdownDocument(text: text, file: "A.md")
    let root = folder.url.appending(path: "Book/")
    let proof = LinkProof(
      document, in: root.appending(path: "a/"), root: root,
      published: isOnSite ? root.appending(path: "a/") : nil,
      images: root.appending(path: "a/Resources/"), ownAnchors: ["example-x"])
    return proof.findings.map { "\($0.line): \($0.message)" }
  }

  @Test(arguments: [
    "[a](Other.md)", "[a](Other.md#a-b-c)", "[a](Other.md#same-1)", "[a](./Resources)", "[a](../a/Other.md)",
    "[a](https://x.org/y#z)", "[a](mailto:a@x.org)", "[a](#title)", "[a](#example-x)", "<https://x.org>",
    "![a](Resources/two%20words.png)", "[a][b]\n\n[b]: Other.md", "`[a](b c)`",
    "[a](<Resources/two words.png>)", "[a](picture.png)", "[![a](Resources/two%20words.png)](Other.md)",
    "## \u{26A0}\u{FE0F} Caution\n\n[a](#\u{FE0F}-caution), [b](#%EF%B8%8F-caution)",
    "## \u{DC}ber\n\n[a](#\u{FC}ber)", "[`a`](Other.md)", "f(x) [a](Other.md)",
  ]) func `a valid link is accepted`(link: String) {
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
  ]) func `a broken link is reported at its line`(link: String) {
    let found = findings("# Title\n\nwords\n\(link.hasPrefix("#") ? "" : "more ")\(link)\n")
    #expect(found.count == 1, "\(found)")
    #expect(found.first?.hasPrefix("4: ") == true)
  }

  @Test(arguments: [
    ("[a](../b.md)", "`../b.md` is not on the site, which has only files below a; link to it on the web."),
    ("[a](Resources)", "`Resources` is a folder, which has no page; link to a file in it."),
    ("[a](Resources/words.txt)", nil), ("[a](../a/Other.md)", nil), ("[a](Chapter)", nil),
  ]) func `a link to a file without an address on the site is reported`(link: String, message: String?) throws
  {
    try folder.write("# B\n", to: "Book/b.md")
    try folder.write("# C\n", to: "Book/a/Chapter/Chapter.md")
    #expect(findings(link) == [])
    #expect(findings(link, isOnSite: true) == [message].compactMap { $0.map { "1: \($0)" } })
  }

  @Test func `a similar name is suggested`() {
    #expect(findings("[a](Othre.md)") == ["1: `Othre.md` does not exist; did you mean `Other.md`?"])
    #expect(
      findings("[a](Other.md#sam)") == [
        "1: There is no heading for `#sam` in `Other.md`; did you mean `#same`?"
      ])
  }
}
