import Foundation
import TestSupport
import Testing

@testable import BookMarkdown
@testable import TextSupport

/// The steps in docs/your-own-book.md, which create, build, prove and publish a new package.
///
/// It takes some minutes, because the package builds its dependencies, so it runs only if RXBOOK_OWN_BOOK is set.
@Suite(
  .waiting,
  .enabled(
    if: ProcessInfo.processInfo.environment["RXBOOK_OWN_BOOK"] != nil,
    "It takes some minutes; set RXBOOK_OWN_BOOK."))
struct OwnBookTests {
  private let scratch: TemporaryFolder
  private let book = "tides-by-example"

  init() throws {
    scratch = try TemporaryFolder()
    try FileManager.default.createSymbolicLink(
      at: scratch.url.appending(path: "rxbook"), withDestinationURL: Program.url)
  }

  @Test func `all steps in your-own-book.md work`() throws {
    let file = BookCopy.original.appending(path: "docs/your-own-book.md")
    let document = MarkdownDocument(contentsOf: file, named: "docs/your-own-book.md")
    let text = try String(contentsOf: file, encoding: .utf8)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var done = 0
    for fence in document.fences {
      // The line above a listing names its file.
      let above = lines[..<(fence.line - 1)].suffix(3).joined(separator: " ")
      let path = above.matches(of: /`([^`]+)`/).last.map { "\(book)/\($0.1)" }
      switch fence.language {
      case "console": try run(fence)
      case "swift", "markdown":
        try scratch.write(fence.body.map { $0 + "\n" }.joined(), to: try #require(path))
      case "diff": try change(try #require(path), fence)
      default: continue
      }
      done += 1
    }
    #expect(done == 12)
    let page = try scratch.read("\(book)/site/Chapter01-FirstSteps/index.html")
    #expect(page.contains("<html lang=\"en-GB\">"))
    #expect(page.contains("2.25 m"))
    #expect(page.contains("class=\"proven\""))
    #expect(try scratch.read("\(book)/site/style.css").contains("--link: #0a5a78;"))
    #expect(try scratch.read("\(book)/site/index.html").contains("<title>Tides by example</title>"))
  }

  /// Runs the commands in a block, and compares their outputs with the lines below them.
  private func run(_ fence: Fence) throws {
    var sessions: [(command: String, output: [String])] = []
    for line in fence.body {
      if line.hasPrefix("$ ") {
        sessions.append((String(line.dropFirst(2)), []))
      } else {
        sessions[sessions.count - 1].output.append(line)
      }
    }
    for (command, output) in sessions {
      let outcome = try Program.run(
        // The launcher of this book sets the variable, and that of another one doesn't.
        ["-c", "unset RXBOOK_WHOLE_MODULES; \(command) 2>&1"], in: scratch.url,
        environment: ["NO_COLOR": "1", "CI": ""],
        program: URL(filePath: "/bin/bash"))
      let printed = PrintedLines.lines(of: outcome.output.replacing(#/rxbook: building.*\n/#, with: ""))
      let pattern = OutputPattern(output, match: .exact)
      #expect(outcome.status == 0, "\(command): \(outcome.output)")
      #expect(pattern.matches(printed), "\(command): \(pattern.difference(from: printed).lines)")
    }
  }

  /// Applies a diff to a file, in which its old lines must occur once.
  private func change(_ path: String, _ fence: Fence) throws {
    func lines(but sign: Character) -> String {
      fence.body.filter { $0.first != sign }.map { $0.dropFirst() + "\n" }.joined()
    }
    let text = try scratch.read(path)
    #expect(text.ranges(of: lines(but: "+")).count == 1, "\(path) does not have \(lines(but: "+"))")
    try scratch.write(text.replacing(lines(but: "+"), with: lines(but: "-")), to: path)
  }
}
