import Foundation
import TestSupport
import Testing
@testable import BookProgram

/// The replacements in ArgumentParser's completion scripts.
@Suite struct CompletionScriptTests {
  @Test(arguments: CompletionsCommand.Shell.allCases)
  func `each text to replace occurs once in the script`(shell: CompletionsCommand.Shell) throws {
    for change in shell.changes {
      let script = shell.original
      #expect(script.ranges(of: change.old).count == 1, "\(change.old)")
      #expect(throws: CompletionScriptError.self) {
        try shell.script(from: script.replacing(change.old, with: ""))
      }
    }
  }
}

/// Tab completion of command lines in the shells that are installed on this machine.
@Suite(.waiting) struct ShellCompletionTests {
  private let book: BookCopy

  /// Creates a book in which chapter 3 has one challenge, with a launcher that prints its arguments.
  init() throws {
    book = try BookCopy()
    let second = "Chapters/Chapter03-Subjects/Challenges/2-fuel-pump"
    try FileManager.default.removeItem(at: book.folder.url.appending(path: second))
    try book.folder.write("", to: "MySolutions/it's 5:30 in $HOME.swift")
    try book.folder.writeScript(
      """
      #!/bin/sh
      case $1 in
        ---completion | completions) exec '\(Program.url.path(percentEncoded: false))' "$@" ;;
      esac
      printf '<%s>' "$@"
      echo .
      """, to: "rxbook")
  }

  /// A shell, with the line of the documentation that turns completion on.
  enum Shell: String, CaseIterable {
    case bash, zsh, fish

    var program: URL? {
      ["/bin", "/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"].map { URL(filePath: "\($0)/\(rawValue)") }
        .first { FileManager.default.isExecutableFile(atPath: $0.path(percentEncoded: false)) }
    }

    /// The options that keep the shell from reading the user's settings.
    var options: [String] {
      switch self {
      case .bash: ["--norc", "-i"]
      case .zsh: ["-f", "-i"]
      case .fish: ["--no-config", "-i"]
      }
    }

    var setUp: String {
      self == .fish ? "./rxbook completions fish | source" : "source <(./rxbook completions \(rawValue))"
    }
  }

  private static let installed = Shell.allCases.filter { $0.program != nil }

  /// The keys that are typed, and the arguments that the program receives.
  private static let lines = [
    ("./rxbook ru\tch\t3", "<run><chapter3>"),
    ("./rxbook hint chapter3/\t", "<hint><chapter3/1>"),
    ("./rxbook run chapter3 --example PublishS\t", "<run><chapter3><--example><PublishSubject>"),
    ("./rxbook run chapter3 --example tuned\t", "<run><chapter3><--example><tuned in too late>"),
    ("./rxbook run 3 --example a\\ ga\t", "<run><3><--example><a gauge that has failed>"),
    ("./rxbook run 3 --example 'a ga\t", "<run><3><--example><a gauge that has failed>"),
    ("./rxbook run MySolutions/it\t", "<run><MySolutions/it's 5:30 in $HOME.swift>"),
    ("~/rxbook run 3 --example tuned\t", "<run><3><--example><tuned in too late>"),
    ("./rxbook run 3 --format ju\t", "<run><3><--format><junit>"),
  ]

  @Test(.enabled(if: !installed.isEmpty, "No supported shell is installed."), arguments: installed)
  func `words are completed, and quoted if necessary`(shell: Shell) throws {
    let home = book.folder.url.path(percentEncoded: false)
    let terminal = try PseudoTerminal(
      #require(shell.program), shell.options, in: book.folder.url,
      environment: [
        "HOME": home, "ZDOTDIR": home, "XDG_DATA_HOME": home, "XDG_CONFIG_HOME": home, "PS1": "$ ",
      ])
    terminal.type("\(shell.setUp); echo set''up\n")
    terminal.wait(for: "setup\n")
    for (typed, given) in Self.lines {
      terminal.type("\(typed)\n")
      terminal.wait(for: "\(given).")
    }
    // Without a program, nothing is completed or reported.
    terminal.type("~/nowhere/rxbook run cha\t\u{15}echo en''d\n")
    let said = terminal.wait(for: "end\n").lowercased()
    for complaint in ["no such file", "not found", "unknown command"] { #expect(!said.contains(complaint)) }
  }
}
