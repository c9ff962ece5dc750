import Foundation
import TestSupport
import Testing

/// Output that cannot be written completely.
///
/// It is an error, because a program that reads a report must not mistake a part of it for the whole.
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

  /// Runs the program in a shell that redirects its output.
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
  func `a full disk is reported, with a status other than 0`(arguments: String) throws {
    let outcome = try run(arguments, ">/dev/full")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("rxbook: standard output cannot be written: No space left on device."))
  }

  @Test(arguments: ["list", "prove --format json"])
  func `a closed standard output is reported, with a status other than 0`(arguments: String) throws {
    let outcome = try run(arguments, ">&-")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("rxbook: standard output cannot be written"))
  }

  @Test func `a closed pipe is reported for a report, and ignored for text`() throws {
    let report = try run("prove --format json", "| true; exit ${PIPESTATUS[0]}")
    #expect(report.status == 2)
    #expect(report.errors.contains("standard output cannot be written: Broken pipe"))
    let text = try run("list", "| true; exit ${PIPESTATUS[0]}")
    #expect(text.status == 128 + SIGPIPE)
    #expect(text.errors.isEmpty)
  }

  @Test func `starting a challenge on a full disk leaves no empty file`() throws {
    // A file size limit makes writing fail as a full disk does.
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
