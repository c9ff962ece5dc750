import Foundation
import TestSupport
import Testing

/// Completion through the launcher, which answers at once with the last built program.
@Suite(.waiting) struct LauncherCompletionTests {
  private let folder: TemporaryFolder

  /// Creates a book that is out of date, and a compiler that records whether it was called.
  init() throws {
    folder = try TemporaryFolder()
    for name in ["rxbook", ".launcher.bash"] {
      try folder.writeScript(BookCopy.script(name), to: name)
    }
    try folder.write("", to: "Package.swift")
    try program(
      "echo called >&2; echo called >'\(folder.url.path(percentEncoded: false))/trace'", at: "bin/swift")
  }

  private func program(_ lines: String, at path: String) throws {
    try folder.writeScript("#!/bin/sh\n\(lines)\n", to: path)
  }

  private func run(_ arguments: String...) throws -> Program.Outcome {
    let path = "\(folder.url.path(percentEncoded: false))/bin:/usr/bin:/bin"
    return try Program.run(
      arguments, in: folder.url, environment: ["PATH": path],
      program: folder.url.appending(path: "rxbook"))
  }

  private var isBuilt: Bool { (try? folder.read("trace")) != nil }

  @Test func `names are completed by the old program`() throws {
    try program("printf '<%s>' \"$@\"", at: ".build/debug/rxbook")
    let outcome = try run("---completion", "run", "--", "--example", "3", "4", "two words")
    #expect(outcome.output == "<---completion><run><--><--example><3><4><two words>")
    #expect(outcome.status == 0 && outcome.errors.isEmpty && !isBuilt)
  }

  @Test func `the completion script is printed by the old program`() throws {
    try program("printf '<%s>' \"$@\"", at: ".build/debug/rxbook")
    #expect(try run("completions", "fish").output == "<completions><fish>")
    #expect(!isBuilt)
  }

  @Test func `the program is built if the existing one cannot print the script`() throws {
    try program("echo unknown >&2; exit 2", at: ".build/debug/rxbook")
    _ = try run("completions", "fish")
    #expect(isBuilt)
  }

  @Test(arguments: [nil, "echo nonsense >&2; exit 2"])
  func `nothing is printed if there are no completions`(old: String?) throws {
    if let old { try program(old, at: ".build/debug/rxbook") }
    let outcome = try run("---completion", "run", "--", "positional@0", "2", "0", "./rxbook", "run", "")
    #expect(outcome.output.isEmpty && outcome.errors.isEmpty && !isBuilt)
  }
}
