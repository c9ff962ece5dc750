import Foundation
import TestSupport
import Testing

/// `bless` on a chapter whose examples print something else in each process.
@Suite(.waiting) struct BlessStabilityTests {
  private static let text = "Chapters/Chapter01-HelloReactive/Chapter.md"

  /// The examples whose output depends on the process or the time.
  private static let unstable: [(name: String, body: String)] = [
    ("a dictionary", #"print(["a": 1, "b": 2, "c": 3, "d": 4, "e": 5, "f": 6])"#),
    ("a set", "print(Set(1...8))"),
    ("a hash", #"print("a".hashValue)"#),
    ("an address", "print(Unmanaged.passUnretained(Thing()).toOpaque())"),
    ("an identity", "print(ObjectIdentifier(Thing()).hashValue)"),
    ("an order by address", "print((0..<40).map { _ in UInt8.random(in: 0...9) })"),
    ("a process", "print(getpid())"),
    ("the time", "print(Date())"),
  ]

  private static let stable: [(name: String, body: String)] = [
    ("an array", "print([1, 2])"), ("a sorted set", "print(Set([1, 2, 3]).sorted())"),
  ]

  /// The result of `bless` in a book with these examples.
  private static let changed = Result {
    let book = try BookCopy()
    let folder = "Chapters/Chapter01-HelloReactive"
    let code = book.folder.url.appending(path: "\(folder)/Code")
    try FileManager.default.removeItem(at: code)
    let all = unstable + stable
    try book.folder.write(
      "import Foundation\nimport Lesson\n\nfinal class Thing {}\n\npublic let chapter = Chapter(\"Hello\") {\n"
        + all.map { "  example(of: \"\($0.name)\") { \($0.body) }\n" }.joined() + "}\n",
      to: "\(folder)/Code/Chapter.swift")
    try book.folder.write(
      "# Hello\n" + all.map { "\n```output of=\"\($0.name)\"\n```\n" }.joined(), to: text)
    let programs = try TemporaryFolder()
    let program = try ChangedProgram(module: "Chapter01_HelloReactive", code: code, in: programs.url)
    let outcome = try book.run(["bless", "chapter1"], program: program.url)
    return (outcome: outcome, text: try book.read(text), programs: programs)
  }

  @Test(arguments: unstable.map(\.name))
  func `output that depends on the process is not written`(name: String) throws {
    let changed = try Self.changed.get()
    #expect(changed.text.contains("```output of=\"\(name)\"\n```\n"))
    #expect(
      changed.outcome.words.contains("“\(name)” does not always print the same output"), "\(changed.outcome)")
  }

  @Test(arguments: stable.map(\.name)) func `stable output is written`(name: String) throws {
    let changed = try Self.changed.get()
    #expect(changed.text.contains("```output of=\"\(name)\"\n--- Example of: \(name) ---\n["))
  }
}
