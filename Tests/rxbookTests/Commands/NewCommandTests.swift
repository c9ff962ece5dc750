import Foundation
import TestSupport
import Testing

@testable import BookModel
@testable import Runner
import BookChapters

@Suite(.waiting) struct NewCommandTests {
  private let book: TemporaryFolder

  init() throws {
    book = try TemporaryFolder()
    try book.write("", to: "Package.swift")
    try book.write("# Subjects\n", to: "Chapters/Chapter03-Subjects/Chapter.md")
  }

  @Test func `a new challenge is proven without changes`() throws {
    let made = try Program.run(["new", "challenge", "3/odd-ones"], in: book.url)
    #expect(made.status == 0)
    #expect(made.output.contains("Chapters/Chapter03-Subjects/Challenges/1-odd-ones"))
    let proof = try Program.run(["prove", "3", "--format", "json"], in: book.url)
    let results = try JSONDecoder().decode(Report.self, from: Data(proof.output.utf8)).results
    let own = results.filter { [.starter, .solution].contains($0.kind) }
    #expect(own.map(\.name) == ["chapter3/1", "chapter3/1"])
    #expect(own.flatMap(\.findings) == [])
  }

  @Test func `new challenges are numbered consecutively, and names must be new and valid`() throws {
    for (name, status) in [("one", 0), ("two", 0), ("one", 2), ("Big One", 2), ("1-x", 2)]
      as [(String, Int32)]
    {
      #expect(try Program.run(["new", "challenge", "3/\(name)"], in: book.url).status == status)
    }
    #expect(try book.read("Chapters/Chapter03-Subjects/Challenges/2-two/Challenge.md").hasPrefix("# Two\n"))
  }

  private static let manifest = """
    let parts: [(title: String, chapters: [String])] = [
      (
        "Foundations",
        [
          "Chapter02-Observables",
          "Chapter03-Subjects"
        ]
      ),
    ]

    """
  private static let program = """
    import Chapter02_Observables
    import Chapter03_Subjects
    import Lesson
            [
              "Chapter02-Observables": Chapter02_Observables.chapter,
              "Chapter03-Subjects": Chapter03_Subjects.chapter,
            ]),

    """

  /// The folder name and the module name of the next chapter in this program's book.
  private static let next: (folder: String, module: String) = {
    let number =
      (BookChapters.book(at: BookCopy.original).chapters.map(\.number).max() ?? 0) + 1
    let name = "Chapter\(number < 10 ? "0" : "")\(number)-TimeTravel"
    return (name, name.replacing("-", with: "_"))
  }()

  @Test func `a new chapter gets the next number and is added to the lists`() throws {
    let (folder, module) = Self.next
    try book.write(Self.manifest, to: "Package.swift")
    try book.write(Self.program, to: "Sources/rxbook/Chapters.swift")
    let made = try Program.run(["new", "chapter", "time-travel"], in: book.url)
    #expect(made.status == 0)
    #expect(made.output.contains("Chapters/\(folder)"))
    #expect(try book.read("Chapters/\(folder)/Chapter.md").hasPrefix("# Time travel\n"))
    #expect(
      try book.read("Package.swift").contains(
        """
              "Chapter03-Subjects",
              "\(folder)",
            ]
        """))
    let program = try book.read("Sources/rxbook/Chapters.swift")
    #expect(program.contains("import Chapter03_Subjects\nimport \(module)\nimport Lesson"))
    #expect(
      program.contains(
        """
                  "Chapter03-Subjects": Chapter03_Subjects.chapter,
                  "\(folder)": \(module).chapter,
                ]),
        """))
    // The chapter's folder exists, but the chapter is not linked into this program.
    #expect(try Program.run(["new", "chapter", "time-travel"], in: book.url).status == 2)
  }

  @Test(arguments: ["Time Travel", "4", "", "-x", "subjects"])
  func `a chapter with an invalid name changes nothing`(name: String) throws {
    try book.write(Self.manifest, to: "Package.swift")
    try book.write(Self.program, to: "Sources/rxbook/Chapters.swift")
    #expect(try Program.run(["new", "chapter", "--", name], in: book.url).status == 2)
    #expect(try book.read("Package.swift") == Self.manifest)
  }

  @Test func `a list of chapters that cannot be parsed is an error, and nothing is written`() throws {
    let made = try Program.run(["new", "chapter", "time-travel"], in: book.url)
    #expect(made.status == 2)
    #expect(made.errors.contains("\"\(Self.next.folder)\""))
    #expect(throws: (any Error).self) { try book.read("Chapters/\(Self.next.folder)/Chapter.md") }
  }

  @Test func `a new book can be created outside a book, in a new folder`() throws {
    let own = try TemporaryFolder()
    #expect(try Program.run(["new", "book", "tides_by-example"], in: own.url).status == 0)
    #expect(try own.read("tides_by-example/Chapters/Cover.md").hasPrefix("# Tides by example\n"))
    let launcher = own.url.appending(path: "tides_by-example/rxbook").path(percentEncoded: false)
    #expect(FileManager.default.isExecutableFile(atPath: launcher))
    try own.write("mine", to: "tides_by-example/Package.swift")
    let again = try Program.run(["new", "book", "tides_by-example"], in: own.url)
    #expect(again.status == 2)
    #expect(again.complaint.contains("tides_by-example already contains files. Choose a new folder."))
    #expect(try own.read("tides_by-example/Package.swift") == "mine")
    for name in ["a\"b", "12", "a`b"] {
      #expect(try Program.run(["new", "book", name], in: own.url).status == 2, "\(name)")
    }
  }
}
