import Foundation
import TestSupport
import Testing

@testable import Checker
@testable import Runner
@testable import SystemSupport

/// The sandbox of a solution, seen by a shell in it.
@Suite(.enabled(if: Bubblewrap.isUsable)) struct SandboxTests {
  private let folder: TemporaryFolder
  private let folders: CheckFolders

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("secret", to: "class/secret")
    folders = try CheckFolders(in: folder.url.appending(path: "job"))
    // Only the libraries of the system are in the sandbox, so the shell is a file of the job.
    try FileManager.default.copyItem(
      at: URL(filePath: "/bin/sh").resolvingSymlinksInPath(), to: folders.library.appending(path: "sh"))
  }

  private func sandbox() throws -> Sandbox {
    try Sandbox(for: Program.url, try Toolchain(), hiding: [folder.url.appending(path: "class")])
  }

  private func output(of script: String, in command: [String]) throws -> String {
    let words = command + [folders.library.appending(path: "sh").plainPath, "-c", script]
    return try Command(program: URL(filePath: words[0]), arguments: Array(words.dropFirst())).run(atMost: 60)
      .text
  }

  private static let probe = """
    seen=
    for file in /etc/passwd /etc/shadow /root /home /var /work /usr/bin /opt/secret /boot /sys /run /srv; do
      [ -e $file ] && seen="$seen $file"
    done
    for file in /a /usr/a /dev/a /etc/a "$0.a"; do
      { echo > $file; } 2> /dev/null && seen="$seen wrote:$file"
    done
    echo > a || seen="$seen cannot-write"
    echo "seen:$seen"
    """

  @Test func `a worker sees only what it needs, and writes only to its folder`() throws {
    let text = try output(of: Self.probe, in: sandbox().workerCommand(for: folders))
    // The folder of the book may be below /work, where only the program is visible.
    #expect(text == "seen:\n" || text == "seen: /work\n", "\(text)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folders.workDirectory.plainPath) == [])
  }

  @Test func `a compiler sees only what it needs, and writes only to the folder of its job`() throws {
    let text = try output(of: Self.probe, in: sandbox().compilerCommand(for: folders))
    #expect(text == "seen:\n" || text == "seen: /work\n" || text.hasSuffix("/library/sh.a\n"), "\(text)")
  }

  @Test func `other submissions, jobs and verdicts are invisible`() throws {
    try folder.write("other", to: "job-2/file")
    for command in [try sandbox().workerCommand(for: folders), try sandbox().compilerCommand(for: folders)] {
      let text = try output(
        of:
          "for place in \(folder.url.plainPath)/* \(BookCopy.original.plainPath)/.build/*; do echo $place; done",
        in: command)
      let places = Set(
        text.split(separator: "\n").map { $0.split(separator: "/").last.map(String.init) ?? "" })
      #expect(
        places.isSubset(of: ["job", "x86_64-unknown-linux-gnu", "aarch64-unknown-linux-gnu", "*"]), "\(text)")
    }
  }

  @Test func `the size of files in memory is limited`() throws {
    for place in [".", "/tmp", "/dev/shm"] {
      let script =
        "line=0123456789abcdef; for i in 1 2 3 4 5 6 7 8 9 10 11 12 13; do line=$line$line; done; "
        + "for i in 1 2 3 4 5 6 7 8 9; do for j in 1 2 3 4 5 6 7 8 9 0; do echo $line >> \(place)/file || break 2; "
        + "done; done 2> /dev/null; wait; [ $i$j = 90 ] && echo unlimited || echo limited"
      // 90 times 128 kB fit everywhere, so the script is run with ten folders.
      let text = try output(
        of: "for k in 1 2 3 4 5 6 7 8 9 10; do \(script.replacing("/file", with: "/file$k")); done",
        in: sandbox().workerCommand(for: folders))
      #expect(text.hasSuffix("limited\n") && !text.hasSuffix("unlimited\n"), "\(place)")
    }
  }

  @Test func `workers and compilers run in control groups if systemd has them`() throws {
    // Prints the limits that a control group has, or starts the command after the options.
    try folder.writeScript(
      """
      #!/bin/sh
      case "$*" in
        *memory.max*) for word; do case $word in MemoryMax=*) echo "${word#MemoryMax=}" ;; esac; done ;;
        *) while [ "$1" != -- ]; do shift; done; shift; exec "$@" ;;
      esac

      """, to: "bin/systemd-run")
    let program = folder.url.appending(path: "bin/systemd-run").plainPath
    let sandbox = try Sandbox(
      for: Program.url, try Toolchain(), hiding: [],
      path: "\(folder.url.appending(path: "bin").plainPath):/usr/bin")
    for command in [sandbox.workerCommand(for: folders), sandbox.compilerCommand(for: folders)] {
      #expect(command.first == program)
      #expect(try output(of: "echo here", in: command) == "here\n")
    }
    #expect(Sandbox.description(of: sandbox, Limits()).contains("in control groups with 1344 MiB of memory."))
  }

  @Test func `the environment of a compiler contains no secrets`() throws {
    setenv("RXBOOK_TEST_SECRET", "secret", 1)
    let text = try output(of: "echo $RXBOOK_TEST_SECRET; set", in: sandbox().compilerCommand(for: folders))
    #expect(!text.contains("secret"))
  }
}
