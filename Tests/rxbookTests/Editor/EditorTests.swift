import Foundation
import TestSupport
import Testing

/// Code intelligence for the reader's files, through the toolchain's language server.
@Suite(
  .waiting,
  .enabled(if: LanguageServer.program != nil, "The toolchain has no sourcekit-lsp."))
struct EditorTests {
  private let book: BookCopy

  /// Creates a book with a small package, which is loaded at once and needs no network.
  init() throws {
    book = try BookCopy()
    let package = """
      // swift-tools-version:6.2
      import PackageDescription
      let package = Package(name: "small", targets: [.target(name: "Small")])
      """
    try book.folder.write(package, to: "Package.swift")
    try book.folder.write("public let small: Int = \"large\"\n", to: "Sources/Small/Small.swift")
    let settings = ".sourcekit-lsp/config.json"
    let original = BookCopy.original.appending(path: settings)
    try book.folder.write(String(contentsOf: original, encoding: .utf8), to: settings)
    // The launcher's build folder.
    let modules = Program.url.resolvingSymlinksInPath().deletingLastPathComponent().appending(path: "Modules")
    let products = book.folder.url.appending(path: ".build/debug")
    try FileManager.default.createDirectory(at: products, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      at: products.appending(path: "Modules"), withDestinationURL: modules)
  }

  private func file(_ path: String) -> URL { book.folder.url.appending(path: path) }

  /// The starter of chapter 3's first challenge, with one piece of code replaced.
  private func ferry(replacing old: String, with new: String) throws -> String {
    let starter = try book.read("Chapters/Chapter03-Subjects/Challenges/1-car-ferry/Starter.swift")
    try #require(starter.contains(old))
    return starter.replacing(old, with: new)
  }

  @Test func `a started challenge has completion, and the errors that check reports`() throws {
    #expect(try book.run("start", "chapter3/1").status == 0)
    let path = "MySolutions/Chapter03-Subjects/1-car-ferry.swift"
    let text = try ferry(
      replacing: "// Yours to write.",
      with: "_ = crossings.filter { $0.isEmpty }; let tonnes: Int = \"none\"; weigh(tonnes)")
    try book.folder.write(text, to: path)
    let server = try LanguageServer(for: book.folder.url)
    let document = try server.open(file(path))
    let mistakes = try server.mistakes(in: document)
    let told = try book.run("check", "chapter3/1").output
    let errors = told.matches(of: /:(\d+):\d+: error: (.*)/).compactMap { match in
      Int(match.1).map { LanguageServer.Mistake(line: $0, message: String(match.2)) }
    }
    #expect(errors.count == 4)
    #expect(Set(mistakes) == Set(errors))
    let help = try server.hover(over: "filter", in: document)
    #expect(help.contains("Emits the elements for which `predicate` returns true"))
    let offered = try server.completions(after: "crossings.", in: document)
    #expect(
      offered.contains { $0.hasPrefix("filter(") } && offered.contains { $0.hasPrefix("flatMapLatest(") })
  }

  @Test(arguments: [
    (
      "// Yours to write: make one subject, and hand it out here.\n    .never()", "",
      "missing return in getter"
    ),
    (
      "func tieUp() {", "static var count = 0\n  func tieUp() {",
      "static property 'count' is not concurrency-safe"
    ),
  ])
  func `errors of late compiler passes and of Swift 6 mode are reported`(
    old: String, new: String, message: String
  ) throws {
    #expect(try book.run("start", "chapter3/1").status == 0)
    let path = "MySolutions/Chapter03-Subjects/1-car-ferry.swift"
    let server = try LanguageServer(for: book.folder.url)
    let document = try server.open(file(path), text: try ferry(replacing: old, with: new))
    let messages = try server.mistakes(in: document).map(\.message)
    #expect(messages.count == 1 && messages.allSatisfy { $0.hasPrefix(message) }, "\(messages)")
  }

  @Test func `a check file can use the declarations of its solution`() throws {
    #expect(try book.run("start", "chapter3/1").status == 0)
    let server = try LanguageServer(for: book.folder.url)
    let check = file("Chapters/Chapter03-Subjects/Challenges/1-car-ferry/Check.swift")
    let text = try String(contentsOf: check, encoding: .utf8) + "\nprivate let nobody = Quays(seed: 1)\n"
    let document = try server.open(check, text: text)
    #expect(try server.mistakes(in: document).map(\.message) == ["cannot find 'Quays' in scope"])
    let help = try server.hover(over: "Quay(", in: document)
    #expect(help.contains("The vehicles on the quay") || help.contains("init(seed: UInt64)"))
  }

  @Test func `a copied example is a script that can use its chapter`() throws {
    #expect(try book.run("start", "--example", "PublishSubject").status == 0)
    let copy = file("MySolutions/Chapter03-Subjects/play-PublishSubject.swift")
    let text = try String(contentsOf: copy, encoding: .utf8) + "\nprint(HarbourError.self, nobody)\n"
    let server = try LanguageServer(for: book.folder.url)
    let document = try server.open(copy, text: text)
    #expect(try server.mistakes(in: document).map(\.message) == ["cannot find 'nobody' in scope"])
  }

  @Test func `files in the book's root and in its package have completion`() throws {
    let server = try LanguageServer(for: book.folder.url)
    let text = "import Reactive\nlet numbers = Observable.of(1)\n_ = numbers.filter { $0 > 1 }\n"
    let play = try server.open(try book.folder.write(text, to: "play.swift"))
    #expect(try server.hover(over: "filter", in: play).contains("Emits the elements"))
    #expect(try server.completions(after: "numbers.", in: play).contains { $0.hasPrefix("filter(") })
    let source = try server.open(file("Sources/Small/Small.swift"))
    #expect(
      try server.mistakes(in: source).map(\.message) == [
        "cannot convert value of type 'String' to specified type 'Int'"
      ])
  }
}
