import Foundation
import TestSupport
import Testing
@testable import Workbook

@Suite struct NewCommandTests {
  private let book: TemporaryFolder

  init() throws {
    book = try TemporaryFolder()
    try book.write("", to: "Package.swift")
    try book.write("# Subjects\n", to: "Chapters/Chapter03-Subjects/Chapter.md")
  }

  @Test func `a new challenge passes its own proof`() throws {
    let made = try Program.run(["new", "challenge", "3/odd-ones"], in: book.url)
    #expect(made.status == 0)
    #expect(made.output.contains("Chapters/Chapter03-Subjects/Challenges/1-odd-ones"))
    let proof = try Program.run(["prove", "3", "--format", "json"], in: book.url)
    let results = try JSONDecoder().decode(Report.self, from: Data(proof.output.utf8)).results
    let own = results.filter { [.starter, .solution].contains($0.kind) }
    #expect(own.map(\.name) == ["chapter3/1", "chapter3/1"])
    #expect(own.flatMap(\.findings) == [])
  }

  @Test func `the next one gets the next number, and a name only once`() throws {
    for (name, status) in [("one", 0), ("two", 0), ("one", 2), ("Big One", 2), ("1-x", 2)]
      as [(String, Int32)]
    {
      #expect(try Program.run(["new", "challenge", "3/\(name)"], in: book.url).status == status)
    }
    #expect(try book.read("Chapters/Chapter03-Subjects/Challenges/2-two/Challenge.md").hasPrefix("# Two\n"))
  }

  private static let manifest = """
    let parts: [(title: String, chapters: [String])] = [
      ("Foundations", ["Chapter02-Observables", "Chapter03-Subjects"])
    ]

    """
  private static let program = """
    import Chapter02_Observables
    import Chapter03_Subjects
    import Lesson
              BookChapter(name: "Chapter02-Observables", root: root, code: Chapter02_Observables.chapter),
              BookChapter(name: "Chapter03-Subjects", root: root, code: Chapter03_Subjects.chapter),
            ])

    """

  @Test func `a new chapter is the next one, and listed`() throws {
    try book.write(Self.manifest, to: "Package.swift")
    try book.write(Self.program, to: "Sources/rxbook/Chapters.swift")
    let made = try Program.run(["new", "chapter", "time-travel"], in: book.url)
    #expect(made.status == 0)
    #expect(made.output.contains("Chapters/Chapter04-TimeTravel"))
    #expect(try book.read("Chapters/Chapter04-TimeTravel/Chapter.md").hasPrefix("# Time travel\n"))
    #expect(try book.read("Package.swift").contains("\"Chapter03-Subjects\", \"Chapter04-TimeTravel\"])\n]"))
    let program = try book.read("Sources/rxbook/Chapters.swift")
    #expect(program.contains("import Chapter03_Subjects\nimport Chapter04_TimeTravel\nimport Lesson"))
    #expect(
      program.contains(
        """
        Chapter03_Subjects.chapter),
                  BookChapter(name: "Chapter04-TimeTravel", root: root, code: Chapter04_TimeTravel.chapter),
                ])
        """))
    // It is not linked into this program, and there already.
    #expect(try Program.run(["new", "chapter", "time-travel"], in: book.url).status == 2)
  }

  @Test(arguments: ["Time Travel", "4", "", "-x", "subjects"])
  func `a chapter that cannot be made changes nothing`(name: String) throws {
    try book.write(Self.manifest, to: "Package.swift")
    try book.write(Self.program, to: "Sources/rxbook/Chapters.swift")
    #expect(try Program.run(["new", "chapter", "--", name], in: book.url).status == 2)
    #expect(try book.read("Package.swift") == Self.manifest)
  }

  @Test func `a list that cannot be read is an error, and nothing is written`() throws {
    let made = try Program.run(["new", "chapter", "time-travel"], in: book.url)
    #expect(made.status == 2)
    #expect(made.errors.contains("\"Chapter04-TimeTravel\""))
    #expect(throws: (any Error).self) { try book.read("Chapters/Chapter04-TimeTravel/Chapter.md") }
  }
}
