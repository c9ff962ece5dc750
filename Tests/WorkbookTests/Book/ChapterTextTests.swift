import Foundation
import Testing

@testable import Workbook

@Suite struct ChapterTextTests {
  /// Reads a chapter with this content.
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
  func `a fence has a role`(info: String, role: ChapterFence.Role) throws {
    let text = try chapter("```\(info)\nbody\n```\n".utf8)
    #expect(text.findings.isEmpty)
    #expect(text.fences.map(\.role) == [role])
  }

  @Test(arguments: [
    ("output mathc=part", "`mathc` is no attribute of an output fence; did you mean `match`?"),
    (
      "swift colour=red",
      "`colour` is no attribute of a swift fence, which has `of`, `file`, `fails`, `warns` or `sketch`."
    ),
    ("output file=\"X\"", "`file` belongs to swift fences; an output fence has `of`, `match` or `asked`."),
    ("output of=\"X\" of=\"Y\"", "`of` is given twice; leave one of them out."),
    ("marble of=\"X\" asked=maybe", "`asked` is `yes` or `no`; it cannot be `maybe`."),
    ("output asked=maybe", "`asked` is `yes` or `no`; it cannot be `maybe`."),
    ("answers match=part", "`match` belongs to output fences; an answers fence has `of`."),
    ("answer", "A `answer` fence would be shown without being proven; did you mean `answers`?"),
    ("choose of=\"X\"", "`of` belongs to swift fences; a choose fence has no attributes."),
    ("choose colour=red", "`colour` is no attribute of a choose fence, which has none."),
    ("operators complete=maybe", "`complete` is `yes` or `no`; it cannot be `maybe`."),
    ("chose", "A `chose` fence would be shown without being proven; did you mean `choose`?"),
    ("output match=parts", "`match` cannot be `parts`; did you mean `part`?"),
    ("output match=loosely", "`match` cannot be `loosely`; it is `exact`, `part` or `unordered`."),
    ("swift of=\" \"", "`of` has no value; write of=\"…\"."),
    ("swift sketch", "`sketch` has no value; write sketch=\"…\"."),
    (
      "swift of=\"X\" fails=\"y\"",
      "`of` and `fails` exclude each other; keep the one that says what this fence shows."
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
      "marble of=\"X\" frme=1s", "`frme` is no attribute of a marble fence; did you mean `frame`?"
    ),
    (
      "marble of=\"X\" frame=0",
      "`frame` is the time of a column, as in frame=10ms or frame=1s; it cannot be `0`."
    ),
    (
      "marble of=\"X\" frame=0ms",
      "`frame` is the time of a column, as in frame=10ms or frame=1s; it cannot be `0ms`."
    ),
    ("text of=\"X\"", "A `text` fence is shown as it is and has no attributes; leave out `of`."),
    ("Swift", "A `Swift` fence would be shown without being proven; did you mean `swift`?"),
    ("swift fails=\"a\"", "Many a message contains “a”; say more of the one that is meant."),
    ("swift warns=\"use.\"", "Many a message contains “use.”; say more of the one that is meant."),
    ("ouptut", "A `ouptut` fence would be shown without being proven; did you mean `output`?"),
  ]) func `a fence that means nothing is an error at its line`(info: String, message: String) throws {
    let text = try chapter("Prose.\n\n```\(info)\nbody\n```\n".utf8)
    #expect(text.findings == [Finding(file: "Chapter.md", line: 3, message: message)])
    #expect(text.fences.isEmpty)
  }

  @Test(arguments: ["text", "console", "swift sketch=\"why\""])
  func `a fence that is just shown has to show something`(info: String) throws {
    let message = "This fence shows nothing; put something into it or take it out."
    #expect(try messages("```\(info)\n```\n") == [message])
    #expect(try messages("```\(info)\n \n\n```\n") == [message])
  }

  @Test func `the findings of the document are the chapter's, by line`() throws {
    let text = try chapter("```swift\n```\n\n```\n```\n\n```output x=1\n```\n".utf8)
    #expect(text.findings.map(\.line) == [1, 4, 7])
  }

  @Test func `a missing file is an error`() {
    let url = URL(filePath: "/nowhere/Chapter.md")
    let text = ChapterText(contentsOf: url, named: "Chapters/X/Chapter.md")
    #expect(
      text.findings == [
        Finding(
          file: "Chapters/X/Chapter.md", line: 1, message: "Chapters/X/Chapter.md is missing; write it.")
      ])
    #expect(text.fences.isEmpty)
  }

  @Test func `a folder in the file's place is an error`() {
    let text = ChapterText(contentsOf: FileManager.default.temporaryDirectory, named: "Chapter.md")
    #expect(text.findings.map(\.line) == [1])
    #expect(text.findings.first?.message.contains("cannot be read") == true)
  }

  @Test(arguments: ["", " \n\t\r\n", "\u{FEFF}"]) func `an empty file is an error`(content: String) throws {
    #expect(try messages(content) == ["Chapter.md is empty; write it."])
  }

  @Test func `a byte that is not UTF-8 is an error at its line, and the rest is read`() throws {
    let text = try chapter(Array("# Caf\u{E9}\r\n\n".utf8) + [0x63, 0xE9] + Array("\n\n```\n```\n".utf8))
    #expect(text.findings.map(\.line) == [3, 5])
    #expect(text.findings.first?.message == "This line is not UTF-8; save the file as UTF-8.")
  }
}
