import Foundation
import Testing

@testable import BookModel
@testable import TextSupport

@Suite struct ChapterTextTests {
  /// Parses a chapter file with these bytes.
  private func chapter(_ bytes: some Sequence<UInt8>) throws -> ChapterText {
    let url = FileManager.default.temporaryDirectory.appending(path: "chapter-\(UUID().uuidString).md")
    try Data(bytes).write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    return ChapterText(contentsOf: url, named: "Chapter.md")
  }

  private func messages(_ text: String) throws -> [String] { try chapter(text.utf8).findings.map(\.message) }

  @Test(
    arguments: [
      ("swift of=\"X\"", .example("X")),
      ("swift file=Deck.swift", .file("Deck.swift")),
      ("swift fails=\"cannot find\"", .fails("cannot find")),
      ("swift warns=\"never used\"", .warns("never used")),
      ("swift sketch=\"a server's side\"", .sketch(reason: "a server's side")),
      ("output", .output(of: nil, match: .exact, asked: nil)),
      ("output of=\"X\" match=part", .output(of: "X", match: .part, asked: nil)),
      ("output match=unordered", .output(of: nil, match: .unordered, asked: nil)),
      ("output asked=yes", .output(of: nil, match: .exact, asked: true)),
      ("output asked=no", .output(of: nil, match: .exact, asked: false)),
      ("marble of=\"X\"", .marble(of: "X", frame: 10_000_000, asked: nil)),
      ("marble of=\"X\" frame=1s asked=no", .marble(of: "X", frame: 1_000_000_000, asked: false)),
      ("answers", .answers(of: nil)),
      ("answers of=\"X\"", .answers(of: "X")),
      ("choose", .choices),
      ("operators", .operators(isComplete: false)),
      ("operators complete=yes", .operators(isComplete: true)),
      ("text", .shown),
      ("json", .shown),
    ] as [(String, ChapterFence.Role)])
  func `the info string of a fence determines its role`(info: String, role: ChapterFence.Role) throws {
    let text = try chapter("```\(info)\nbody\n```\n".utf8)
    #expect(text.findings.isEmpty)
    #expect(text.fences.map(\.role) == [role])
  }

  @Test(arguments: [
    ("output mathc=part", "`mathc` is not an attribute of an output fence; did you mean `match`?"),
    (
      "swift colour=red",
      "`colour` is not an attribute of a swift fence, which has `of`, `file`, `fails`, `warns` or `sketch`."
    ),
    ("output file=\"X\"", "`file` belongs to swift fences; an output fence has `of`, `match` or `asked`."),
    ("output of=\"X\" of=\"Y\"", "`of` is given twice; remove one of them."),
    ("marble of=\"X\" asked=maybe", "`asked` must be `yes` or `no`, but it is `maybe`."),
    ("output asked=maybe", "`asked` must be `yes` or `no`, but it is `maybe`."),
    ("answers match=part", "`match` belongs to output fences; an answers fence has `of`."),
    ("answer", "A `answer` fence would be shown without verification; did you mean `answers`?"),
    ("choose of=\"X\"", "`of` belongs to swift fences; a choose fence has no attributes."),
    ("choose colour=red", "`colour` is not an attribute of a choose fence, which has none."),
    ("operators complete=maybe", "`complete` must be `yes` or `no`, but it is `maybe`."),
    ("chose", "A `chose` fence would be shown without verification; did you mean `choose`?"),
    ("output match=parts", "`match` cannot be `parts`; did you mean `part`?"),
    ("output match=loosely", "`match` cannot be `loosely`; use `exact`, `part` or `unordered`."),
    ("swift of=\" \"", "`of` has no value; write of=\"…\"."),
    ("swift sketch", "`sketch` has no value; write sketch=\"…\"."),
    (
      "swift of=\"X\" fails=\"y\"",
      "`of` and `fails` cannot be combined; use only the one that describes this fence."
    ),
    (
      "swift",
      "This swift fence does not say what it shows; add of=\"EXAMPLE\", file=\"FILE.swift\", "
        + "fails=\"MESSAGE\", warns=\"MESSAGE\" or sketch=\"REASON\"."
    ),
    (
      "marble", "This marble fence does not say which diagram it shows; add of=\"DIAGRAM\"."
    ),
    (
      "marble of=\"X\" frme=1s", "`frme` is not an attribute of a marble fence; did you mean `frame`?"
    ),
    (
      "marble of=\"X\" frame=0",
      "`frame` must be a duration such as 10ms or 1s, but it is `0`."
    ),
    (
      "marble of=\"X\" frame=0ms",
      "`frame` must be a duration such as 10ms or 1s, but it is `0ms`."
    ),
    ("text of=\"X\"", "A `text` fence is not verified and has no attributes; remove `of`."),
    ("Swift", "A `Swift` fence would be shown without verification; did you mean `swift`?"),
    ("swift fails=\"a\"", "Many messages contain “a”; quote more of the expected message."),
    ("swift warns=\"use.\"", "Many messages contain “use.”; quote more of the expected message."),
    ("ouptut", "A `ouptut` fence would be shown without verification; did you mean `output`?"),
  ]) func `a fence that means nothing is an error at its line`(info: String, message: String) throws {
    let text = try chapter("Prose.\n\n```\(info)\nbody\n```\n".utf8)
    #expect(text.findings == [Finding(file: "Chapter.md", line: 3, message: message)])
    #expect(text.fences.isEmpty)
  }

  @Test(arguments: ["text", "console", "swift sketch=\"why\""])
  func `a fence that is just shown has to show something`(info: String) throws {
    let message = "This fence is empty; add some content or remove it."
    #expect(try messages("```\(info)\n```\n") == [message])
    #expect(try messages("```\(info)\n \n\n```\n") == [message])
  }

  @Test func `problems of the document and the chapter are sorted by line`() throws {
    let text = try chapter("```swift\n```\n\n```\n```\n\n```output x=1\n```\n".utf8)
    #expect(text.findings.map(\.line) == [1, 4, 7])
  }

  @Test func `a missing file is reported`() {
    let url = URL(filePath: "/nowhere/Chapter.md")
    let text = ChapterText(contentsOf: url, named: "Chapters/X/Chapter.md")
    #expect(
      text.findings == [
        Finding(
          file: "Chapters/X/Chapter.md", line: 1, message: "Chapters/X/Chapter.md is missing; create it.")
      ])
    #expect(text.fences.isEmpty)
  }

  @Test func `a folder instead of the file is reported`() {
    let text = ChapterText(contentsOf: FileManager.default.temporaryDirectory, named: "Chapter.md")
    #expect(text.findings.map(\.line) == [1])
    #expect(text.findings.first?.message.contains("cannot be read") == true)
  }

  @Test(arguments: ["", " \n\t\r\n", "\u{FEFF}"]) func `an empty file is an error`(content: String) throws {
    #expect(try messages(content) == ["Chapter.md is empty; add some text."])
  }

  @Test func `a byte that is not UTF-8 is reported at its line, and the rest is parsed`() throws {
    let text = try chapter(Array("# Caf\u{E9}\r\n\n".utf8) + [0x63, 0xE9] + Array("\n\n```\n```\n".utf8))
    #expect(text.findings.map(\.line) == [3, 5])
    #expect(text.findings.first?.message == "This line is not UTF-8; save the file as UTF-8.")
  }
}
