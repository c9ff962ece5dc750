import Foundation
import TestSupport
import Testing

@testable import BookMarkdown
@testable import Prover
@testable import Runner
@testable import TextSupport

/// README.md and the files in docs/, verified like the chapters.
@Suite(.waiting) struct DocumentationTests {
  private static let files: [String] = {
    let docs =
      (try? FileManager.default.contentsOfDirectory(
        atPath: BookCopy.original.appending(path: "docs").path(percentEncoded: false))) ?? []
    return ["README.md"] + docs.filter { $0.hasSuffix(".md") }.sorted().map { "docs/\($0)" }
  }()

  /// The documents, and the articles of the API reference.
  private static let filesWithPrograms: [String] = {
    let articles = BookCopy.original.appending(path: "Reference/Reactive.docc").path(percentEncoded: false)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: articles)) ?? []
    return files + names.filter { $0.hasSuffix(".md") }.sorted().map { "Reference/Reactive.docc/\($0)" }
  }()

  private func document(_ file: String) -> MarkdownDocument {
    MarkdownDocument(contentsOf: BookCopy.original.appending(path: file), named: file)
  }

  @Test(arguments: files) func `fences are closed, and the targets of links exist`(file: String) {
    let document = document(file)
    let folder = BookCopy.original.appending(path: file).deletingLastPathComponent()
    #expect(document.findings == [])
    #expect(LinkProof(document, in: folder, root: BookCopy.original).findings == [])
  }

  @Test(arguments: files) func `commands print the outputs shown in the documents`(file: String)
    throws
  {
    let book = try BookCopy()
    // A build compiles the player of diagrams, which takes a minute.
    for session in document(file).fences.flatMap(Session.all(in:))
    where SlowTests.areIncluded || session.arguments.first != "build" {
      let outcome = try book.run(session.arguments)
      let place = "\(file):\(session.line)"
      #expect(outcome.status == session.status, "\(place): \(outcome.errors)")
      if session.output.isEmpty { continue }
      let printed = PrintedLines.lines(of: outcome.output + outcome.errors)
      let pattern = OutputPattern(session.output, match: .exact)
      let difference = pattern.matches(printed) ? [] : pattern.difference(from: printed).lines
      #expect(difference == [], "\(place) prints something else (- file, + program)")
    }
  }

  @Test(arguments: filesWithPrograms) func `programs print the outputs shown in the documents`(file: String)
    throws
  {
    let document = document(file)
    let fences = document.fences
    let programs = zip(fences, fences.dropFirst()).filter { code, output in
      code.language == "swift" && code.attributes.isEmpty && output.language == "text"
        && output.attributes.isEmpty
    }
    if programs.isEmpty { return }
    let book = try BookCopy()
    for (code, output) in programs {
      try book.folder.write(code.body.joined(separator: "\n") + "\n", to: "program.swift")
      let outcome = try book.run("run", "program.swift")
      #expect(outcome.status == 0, "\(file):\(code.line): \(outcome.errors)")
      let difference = OutputPattern(output.body, match: .exact).difference(
        from: PrintedLines.lines(of: outcome.output)
      ).lines
      #expect(difference == [], "\(file):\(output.line) prints something else (- file, + program)")
    }
  }

  private func text(_ file: String) throws -> String {
    try String(contentsOf: BookCopy.original.appending(path: file), encoding: .utf8)
  }

  @Test func `the steps of CI that documents name exist`() throws {
    let steps = try text(".ci/run").matches(of: /step "([^"]+)"/).map { String($0.1) }
    let named = try (Self.files + ["CONTRIBUTING.md"]).flatMap { file in
      try text(file).matches(of: /the step "([^"]+)"/).map { String($0.1) }
    }
    #expect(!named.isEmpty)
    #expect(named.filter { !steps.contains($0) } == [])
  }

  @Test func `all documents and files require the same Swift version`() throws {
    let tools = try #require(try text("Package.swift").firstMatch(of: /swift-tools-version:(\d+\.\d+)/)?.1)
    #expect(try text("README.md").contains("[Swift \(tools)]"))
    #expect(try text(".launcher.bash").contains("a Swift \(tools) toolchain"))
    #expect(ToolchainError.noCompiler.description.contains("a Swift \(tools) toolchain"))
    for file in ["docs/classrooms.md", ".devcontainer/devcontainer.json"] {
      #expect(try text(file).contains("swift:\(tools)"), "\(file)")
    }
    for manifest in ["Benchmarks/Package.swift", "Benchmarks/LargeBook/Package.swift"] {
      #expect(try text(manifest).contains("swift-tools-version:\(tools)"), "\(manifest)")
    }
  }

  @Test func `the failure shown in README.md is printed for a changed character`() throws {
    let book = try BookCopy()
    try book.replace(
      "Tern: next(Berth 4 is free)\nPlover: next(Berth 4 is free)\nPlover: next(Berth 4 is taken)",
      with: "Tern: next(Berth 5 is free)\nPlover: next(Berth 4 is free)\nPlover: next(Berth 4 is taken)",
      in: "Chapters/Chapter03-Subjects/Chapter.md")
    let shown = try #require(
      document("README.md").fences.first {
        $0.body.contains { $0.contains("does not print the expected output") }
      })
    let outcome = try book.run("run", "chapter3", "--example", "PublishSubject")
    let pattern = OutputPattern(shown.body, match: .part)
    #expect(pattern.difference(from: PrintedLines.lines(of: outcome.output)).lines == [])
  }
}

/// A command in a console block, with its documented output and exit status.
private struct Session {
  let line: Int
  let arguments: [String]
  let status: Int32
  var output: [String] = []

  /// The commands of this program in `fence`, which are lines of the form `$ ./rxbook …` with their outputs below.
  ///
  /// A comment ends the command. The comment `# status 1` gives its exit status.
  static func all(in fence: Fence) -> [Session] {
    guard fence.language == "console" else { return [] }
    var sessions: [Session] = []
    var isOurs = false
    for (offset, text) in fence.body.enumerated() {
      if text.hasPrefix("$ ") {
        isOurs = text.hasPrefix("$ ./rxbook ")
        if isOurs { sessions.append(Session(text, line: fence.line + 1 + offset)) }
      } else if isOurs {
        sessions[sessions.count - 1].output.append(text)
      }
    }
    return sessions
  }

  private init(_ text: String, line: Int) {
    self.line = line
    let parts = text.dropFirst("$ ./rxbook ".count).split(separator: " #", maxSplits: 1)
    arguments = parts[0].split(separator: " ").map { String($0).replacing("\"", with: "") }
    status = parts.dropFirst().first?.firstMatch(of: /status (\d)/).flatMap { Int32($0.1) } ?? 0
  }
}
