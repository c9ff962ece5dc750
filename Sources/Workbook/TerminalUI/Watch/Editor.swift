import Foundation
import SystemSupport

/// The reader's editor.
struct Editor {
  private let command: String

  /// Creates the editor in the variable VISUAL or EDITOR, or returns nil if both are unset.
  init?(environment: [String: String] = ProcessInfo.processInfo.environment) {
    let named = [environment["VISUAL"], environment["EDITOR"]].compactMap(\.self).first { !$0.isEmpty }
    guard let named else { return nil }
    command = named
  }

  /// Opens `file`, and waits for the editor to end.
  ///
  /// The terminal must be in its normal mode.
  ///
  /// - Returns: Whether the editor could be started and exited with status 0.
  func open(_ file: URL) -> Bool {
    // The editor reads from the terminal, so it must be in this program's process group, and a Ctrl-C in it reaches
    // both programs. `signal` sets the handler, because that field of `sigaction` has a different name in each C
    // library, and `sigaction` saves the former handler, because `signal` doesn't return its flags.
    var former = sigaction()
    sigaction(SIGINT, nil, &former)
    signal(SIGINT, SIG_IGN)
    defer { sigaction(SIGINT, &former, nil) }

    // The variable may contain arguments, as in `code --wait`.
    let arguments = ["-c", "\(command) \"$1\"", "sh", file.path(percentEncoded: false)]
    let process = try? ChildProcess(
      URL(filePath: "/bin/sh"), arguments, input: .standardInput, output: .standardOutput,
      group: .sameAsProgram, endsWithProgram: false)
    return process?.wait() == 0
  }
}
