import Foundation
import Lesson
import Reactive
import TestSupport
import Testing

@testable import BookModel
@testable import Playground
@testable import Runner

@Suite struct PlaygroundSourceTests {
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

  private func program() throws -> PlaygroundSource {
    let folder = try TemporaryFolder()
    try folder.write(Self.code, to: "Chapters/Chapter01-One/Code/A.swift")
    let book = Book(root: folder.url, parts: [])
    let sources = BookLoader.sources(
      below: folder.url.appending(path: "Chapters/Chapter01-One/Code"), of: book)
    let text = try #require(sources.text(ofFile: "A.swift"))
    let candidates = try [(9, "one"), (10, "two")].map { line, name in
      let diagram = Lesson.diagram(name, "a: --1--|") { (a: Observable<Int>) in a }
      let source = try #require(text.diagram(at: line))
      return try #require(DiagramCandidate(diagram, source, in: "chapter1"))
    }
    return PlaygroundSource([
      PlaygroundSource.Chapter(
        name: "chapter1", candidates: candidates, declarations: ChapterDeclarations(in: sources))
    ])
  }

  private func error(
    _ message: String, at part: String, in files: [PlaygroundSource.File]
  ) throws -> Diagnostic {
    let lines = files[0].text.split(separator: "\n", omittingEmptySubsequences: false)
    let line = try #require(lines.firstIndex { $0.contains(part) }) + 1
    return try #require(Diagnostic.all(in: "/tmp/\(files[0].name):\(line):3: error: \(message)").first)
  }

  @Test func `the source contains the declarations that closures use, and no others`() throws {
    let files = try program().files
    #expect(files.map(\.name) == ["chapter1.swift", "Diagrams.swift"])
    #expect(
      files[0].text == PlaygroundSource.head + """


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
    let program = try program()
    #expect(program.diagrams(by: program.verdicts).map(\.numbers.count) == [1, 1])
  }

  @Test func `numbers are left out before the whole diagram is`() throws {
    var program = try program()
    func refuse(_ reason: String) throws {
      let files = program.files
      let isOurs = program.leaveOut([try error(reason, at: "func play0_1", in: files)], in: files)
      #expect(isOurs)
    }
    try refuse("no Int")
    #expect(program.diagrams(by: program.verdicts).map(\.numbers.count) == [1, 0])
    #expect(program.files[0].text.contains("a.skip(1)"))
    #expect(program.diagrams(by: program.verdicts).map(\.name) == ["one", "two"])
    #expect(program.leftOut(by: program.verdicts).isEmpty)
    try refuse("nor this")
    #expect(program.diagrams(by: program.verdicts).map(\.name) == ["one"])
    #expect(program.leftOut(by: program.verdicts).map(\.reason) == ["nor this"])
    #expect(program.files.map(\.name) == ["chapter1.swift", "Diagrams.swift"])
    #expect(!program.files[0].text.contains("play0_1"))
  }

  @Test func `a declaration that does not compile is left out first`() throws {
    var program = try program()
    let files = program.files
    let errors = [
      try error("not here", at: "func twice", in: files), try error("unknown", at: "play0_0", in: files),
    ]
    let isOurs = program.leaveOut(errors, in: files)
    #expect(isOurs)
    #expect(program.diagrams(by: program.verdicts).map(\.numbers.count) == [1, 1])
    #expect(!program.files[0].text.contains("func twice"))
  }

  @Test func `a diagram is left out if it uses a declaration whose name is taken`() throws {
    var program = try program()
    let files = program.files
    let error = try error("invalid redeclaration of 'twice'", at: "func twice", in: files)
    let isOurs = program.leaveOut([error], in: files)
    #expect(isOurs)
    // The second diagram does not use the declaration.
    #expect(program.diagrams(by: program.verdicts).map(\.name) == ["two"])
    #expect(program.leftOut(by: program.verdicts).map(\.reason) == ["invalid redeclaration of 'twice'"])
  }

  @Test func `an error in the library is attributed to its caller`() throws {
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
    #expect(program.diagrams(by: program.verdicts).map(\.numbers.count) == [1, 0])
  }

  @Test func `an error outside the source leaves nothing out`() throws {
    var program = try program()
    let files = program.files
    let foreign = Diagnostic.all(in: "/library/Core/Event.swift:3:1: error: refused")
    let isOurs = program.leaveOut(foreign, in: files)
    #expect(!isOurs)
    #expect(program.diagrams(by: program.verdicts).count == 2)
  }
}
