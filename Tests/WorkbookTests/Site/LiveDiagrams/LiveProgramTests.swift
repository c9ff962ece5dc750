import Foundation
import Lesson
import Reactive
import TestSupport
import Testing
@testable import Workbook

@Suite struct LiveProgramTests {
  private static let code = """
    import Reactive

    extension ObservableType where Element == Int {
      func doubled() -> Observable<Int> { map(twice) }
      func unused() -> Observable<Int> { map { $0 } }
    }
    func twice(_ number: Int) -> Int { 2 * number }
    func example() {
      diagram("one", "a: --1--|") { (a: Observable<Int>) in a.doubled().take(2) }
      diagram("two", "a: --1--|") { (a: Observable<Int>) in a.skip(1) }
    }
    """

  private func program() throws -> LiveProgram {
    let folder = try TemporaryFolder()
    try folder.write(Self.code, to: "Chapters/Chapter01-One/Code/A.swift")
    let book = Book(root: folder.url, parts: [])
    let sources = ChapterSources(folder: folder.url.appending(path: "Chapters/Chapter01-One/Code"), in: book)
    let text = try #require(sources.text(ofFile: "A.swift"))
    let candidates = try [(9, "one"), (10, "two")].map { line, name in
      let diagram = Lesson.diagram(name, "a: --1--|") { (a: Observable<Int>) in a }
      let source = try #require(text.diagram(at: line))
      return try #require(LiveCandidate(diagram, source, in: "chapter1"))
    }
    return LiveProgram([
      LiveProgram.Chapter(
        name: "chapter1", candidates: candidates, declarations: LiveDeclarations(in: sources))
    ])
  }

  private func error(
    _ message: String, at part: String, in files: [LiveProgram.File], _ number: Int = 0
  ) throws -> Diagnostic {
    let lines = files[number].text.split(separator: "\n", omittingEmptySubsequences: false)
    let line = try #require(lines.firstIndex { $0.contains(part) }) + 1
    return try #require(Diagnostic.all(in: "/tmp/\(files[number].name):\(line):3: error: \(message)").first)
  }

  @Test func `what a closure names comes along, and nothing else`() throws {
    let files = try program().files
    #expect(files.map(\.name) == ["chapter1.swift", "Diagrams.swift"])
    #expect(
      files[0].text == LiveForm.Dialect.texts.head + """


        extension ObservableType where Element == Int {
        fileprivate func doubled() -> Observable<Int> { map(twice) }
        }

        fileprivate func twice(_ number: Int) -> Int { 2 * number }

        func play0_0(_ play: Play) throws {
          let body = { (a: Observable<Int>) in a.doubled().take(play.number(0)) }
          play.observe(try body(play.source()))
        }

        func play0_1(_ play: Play) throws {
          let body = { (a: Observable<Int>) in a.skip(play.number(0)) }
          play.observe(try body(play.source()))
        }


        """)
    #expect(try program().diagrams.map(\.numbers.count) == [1, 1])
  }

  @Test func `numbers are given up before texts, and texts before the diagram`() throws {
    var program = try program()
    func refuse(_ reason: String) throws {
      let files = program.files
      let number = try #require(files.firstIndex { $0.text.contains("func play0_1") })
      let isOurs = program.leaveOut([try error(reason, at: "func play0_1", in: files, number)], in: files)
      #expect(isOurs)
    }
    try refuse("no Int")
    #expect(program.diagrams.map(\.numbers.count) == [1, 0])
    #expect(program.files[0].text.contains("a.skip(1)"))
    #expect(program.files.map(\.name) == ["chapter1.swift", "Diagrams.swift"])
    try refuse("no text")
    #expect(program.diagrams.map(\.numbers.count) == [1, 1])
    #expect(program.files.map(\.name) == ["chapter1.swift", "chapter1.strings.swift", "Diagrams.swift"])
    #expect(program.files[1].text.hasPrefix(LiveForm.Dialect.strings.head))
    #expect(!program.files[0].text.contains("play0_1"))
    try refuse("no Int, again")
    #expect(program.diagrams.map(\.numbers.count) == [1, 0])
    #expect(program.diagrams.map(\.name) == ["one", "two"])
    #expect(program.leftOut.isEmpty)
    try refuse("nor this")
    #expect(program.diagrams.map(\.name) == ["one"])
    #expect(program.leftOut.map(\.reason) == ["nor this"])
    #expect(program.files.map(\.name) == ["chapter1.swift", "Diagrams.swift"])
    #expect(!program.files[1].text.contains("play0_1"))
  }

  @Test func `a declaration that is refused is left out first`() throws {
    var program = try program()
    let files = program.files
    let errors = [
      try error("not here", at: "func twice", in: files), try error("unknown", at: "play0_0", in: files),
    ]
    let isOurs = program.leaveOut(errors, in: files)
    #expect(isOurs)
    #expect(program.diagrams.map(\.numbers.count) == [1, 1])
    #expect(!program.files[0].text.contains("func twice"))
  }

  @Test func `who names a declaration that there is already moves on`() throws {
    var program = try program()
    let files = program.files
    let error = try error("invalid redeclaration of 'twice'", at: "func twice", in: files)
    let isOurs = program.leaveOut([error], in: files)
    #expect(isOurs)
    // The second diagram names nothing of it.
    #expect(program.files.map(\.name) == ["chapter1.swift", "chapter1.strings.swift", "Diagrams.swift"])
    #expect(program.files[1].text.contains("play0_0"))
    #expect(program.files[0].text.contains("play0_1"))
    #expect(program.diagrams.map(\.numbers.count) == [1, 1])
    #expect(program.leftOut.isEmpty)
  }

  @Test func `an error in the library is of who called it there`() throws {
    var program = try program()
    let files = program.files
    let note = try error("called from here", at: "func play0_1", in: files)
    let said = Diagnostic.all(
      in: """
        /library/Core/Event.swift:3:1: error: not here
        /library/Core/Event.swift:9:1: note: in this
        \(note.text.replacing("error: ", with: "note: "))
        """)
    let isOurs = program.leaveOut(said, in: files)
    #expect(isOurs)
    #expect(program.diagrams.map(\.numbers.count) == [1, 0])
  }

  @Test func `what is about none of its parts leaves nothing out`() throws {
    var program = try program()
    let files = program.files
    let foreign = Diagnostic.all(in: "/library/Core/Event.swift:3:1: error: refused")
    let isOurs = program.leaveOut(foreign, in: files)
    #expect(!isOurs)
    #expect(program.diagrams.count == 2)
  }
}
