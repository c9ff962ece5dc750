import Foundation
import Testing

@testable import BookModel
@testable import Prover
@testable import TextSupport

@Suite struct ChoiceProofTests {
  private func findings(_ text: String, cover: String? = nil, library: String = "") throws -> [String] {
    let site = try SiteBook("One", "Two")
    try site.write(text, to: "Chapter.md")
    try site.write("# Two\n\n## `filter`\n", to: "Chapter.md", ofChapter: 2)
    try site.write("# Do", to: "Challenges/1-do/Challenge.md")
    if let cover { try site.write(cover, to: "../Cover.md") }
    try site.write(library, to: "../../Sources/Library/All.swift")
    let book = BookLoader.load(site.book)
    let proof = ChoiceProof(of: book)
    let texts = [book.chapters[0].text] + [book.cover?.text].compactMap(\.self)
    return texts.flatMap { proof.findings(in: $0, of: book.chapters[0].chapter) }.map {
      "\($0.place): \($0.message)"
    }
  }

  private func choosing(_ answer: String) throws -> [String] {
    try findings("# One\n\n## `map`\n\n```choose\nI want\n  this  \(answer)\n```\n")
  }

  @Test(arguments: ["map", "filter", "map, then filter", "map with care", "chapter1/1"])
  func `an operator with a section and a challenge are accepted`(answer: String) throws {
    #expect(try choosing(answer) == [])
  }

  @Test(arguments: [
    ("mapp", "No section is about `mapp`; did you mean `map`?"),
    ("map(latest:)", "No section is about `map(latest:)`; did you mean `map`?"),
    ("concatenate", "No section is about `concatenate`; mention it in a heading, or show its declaration."),
    ("chapter1/2", "The challenge chapter1/2 does not exist."),
    (
      "-",
      "`-` is neither an operator nor a challenge; write the name first, then any remark."
    ),
  ])
  func `an unknown name is reported at its line`(answer: String, message: String) throws {
    #expect(try choosing(answer) == ["Chapters/Chapter01-One/Chapter.md:7: \(message)"])
  }

  private let library = "extension O {\n  public func map() {}\n  public func retry() {}\n}\n"

  @Test func `an operator without a section is reported if the list is complete`() throws {
    let text = "# One\n\n## `map`\n"
    let list = "# Book\n\n```operators\nSources/Library/\n```\n"
    #expect(try findings(text, cover: list, library: library) == [])
    let complete = list.replacing("```operators", with: "```operators complete=yes")
    #expect(
      try findings(text, cover: complete, library: library) == [
        "Chapters/Cover.md:3: No section is about the operator `retry`; mention it in a heading, show its declaration, "
          + "or write `not retry` here."
      ])
    let without = complete.replacing("Library/\n", with: "Library/\nnot retry\n")
    #expect(try findings(text, cover: without, library: library) == [])
  }

  @Test func `an operator without a choice is reported if the list is complete`() throws {
    let cover = "# Book\n\n```operators complete=yes\nSources/Library/\n```\n"
    let text = "# One\n\n## `map`\n\n```choose\nI want\n  this  map\n```\n\n"
    #expect(
      try findings(text + "## `retry`\n", cover: cover, library: library) == [
        "Chapters/Cover.md:3: No choice leads to the operator `retry` or another one of its section; add it to a "
          + "`choose` fence, or write `not retry` here."
      ])
    // A choice that leads to the section of one operator also leads to the other.
    let together = text.replacing("## `map`", with: "## `map` and `retry`")
    #expect(try findings(together, cover: cover, library: library) == [])
    let without = cover.replacing("Library/\n", with: "Library/\nnot retry\n")
    #expect(try findings(text + "## `retry`\n", cover: without, library: library) == [])
  }

  @Test(arguments: [
    (
      "Sources/Libary/",
      "There are no Swift files at Sources/Libary/, relative to the book's folder; correct the path."
    ),
    ("not retri", "There is no function `retri` in these files; remove it."),
    (
      "map  chapter1",
      "`chapter1` is not a section; expected the chapter, #, and the section's anchor, as in chapter2#key-points."
    ),
    ("map  chapter1#mapp", "There is no section mapp in chapter1; correct it, or remove it."),
    ("map filter", "`map filter` is not the name of an operator; the path of a folder must contain a /."),
  ])
  func `an invalid line of the list is reported`(line: String, message: String) throws {
    #expect(
      try findings("# One\n\n## `map`\n", cover: "# Book\n\n```operators\n\(line)\n```\n") == [
        "Chapters/Cover.md:4: \(message)"
      ])
  }

  @Test func `fences in the wrong document are reported`() throws {
    let found = try findings(
      "# One\n\n## `map`\n\n```operators\nmap\n```\n",
      cover:
        "# Book\n\n```choose\nI want\n  this  map\n```\n\n```operators\nmap\n```\n\n```operators\nmap\n```\n")
    #expect(
      found == [
        "Chapters/Chapter01-One/Chapter.md:5: The list of operators belongs on the cover; move it to Chapters/Cover.md.",
        "Chapters/Cover.md:3: Choices belong to the chapter about their operators; move this fence there.",
        "Chapters/Cover.md:12: There is another list of operators above; merge them.",
      ])
  }
}
