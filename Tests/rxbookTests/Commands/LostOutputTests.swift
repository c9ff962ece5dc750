import Foundation
import TestSupport
import Testing
@testable import Workbook

/// Reports that cannot be written: a program that reads them must not take nothing, or a part, for a good end.
@Suite(.waiting) struct LostOutputTests {
  private let book: TemporaryFolder

  init() throws {
    book = try TemporaryFolder()
    try book.write("", to: "Package.swift")
    try book.write("# Subjects\n", to: "Chapters/Chapter03-Subjects/Chapter.md")
    try book.write("print(1)\n", to: "play.swift")
    let challenge = "Chapters/Chapter03-Subjects/Challenges/1-total"
    try book.write(String(repeating: "// words\n", count: 1000), to: "\(challenge)/Starter.swift")
  }

  /// Runs the program as a shell does, with its output led elsewhere.
  private func run(_ arguments: String, _ redirection: String) throws -> Program.Outcome {
    let program = Program.url.path(percentEncoded: false)
    return try Program.run(
      ["-c", "'\(program)' \(arguments) \(redirection)"], in: book.url, program: URL(filePath: "/bin/bash"))
  }

  @Test(arguments: [
    "list", "help", "--help", "help run", "--generate-completion-script bash", "run 3",
    "run 3 --format json",
    "run play.swift", "run play.swift --format junit", "prove --format json", "prove", "check",
    "check --format junit", "build --output site", "serve --no-proof",
    "app",
  ])
  func `a full disk is told, with a status that is not 0`(arguments: String) throws {
    let outcome = try run(arguments, ">/dev/full")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("rxbook: standard output cannot be written: No space left on device."))
  }

  @Test(arguments: ["list", "prove --format json"])
  func `so is a standard output that is closed`(arguments: String) throws {
    let outcome = try run(arguments, ">&-")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("rxbook: standard output cannot be written"))
  }

  @Test func `nobody reading a report is told, and nobody reading a text is no trouble`() throws {
    let report = try run("prove --format json", "| true; exit ${PIPESTATUS[0]}")
    #expect(report.status == 2)
    #expect(report.errors.contains("standard output cannot be written: Broken pipe"))
    let text = try run("list", "| true; exit ${PIPESTATUS[0]}")
    #expect(text.status == 128 + SIGPIPE)
    #expect(text.errors.isEmpty)
  }

  @Test func `a disk that is full when a challenge is started leaves no empty file`() throws {
    // What a process may not write for its size is refused as it is on a full disk.
    let outcome = try Program.run(
      ["-c", "trap '' XFSZ; ulimit -f 1; '\(Program.url.path(percentEncoded: false))' start 3/1"],
      in: book.url,
      program: URL(filePath: "/bin/bash"))
    #expect(outcome.status == 2)
    #expect(outcome.complaint.contains("cannot be written: File too large."))
    let mine = book.url.appending(path: "MySolutions/Chapter03-Subjects")
    #expect(try FileManager.default.contentsOfDirectory(atPath: mine.path(percentEncoded: false)) == [])
  }
}
