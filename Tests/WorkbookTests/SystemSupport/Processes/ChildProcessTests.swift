import Foundation
import Synchronization
import TestSupport
import Testing

@testable import SystemSupport

@Suite(.waiting) struct ChildProcessTests {
  private let shell = URL(filePath: "/bin/sh")

  /// A closure that another thread calls repeatedly.
  private final class Repetition: Sendable {
    private let isOver = Atomic(false)
    private let hasEnded = DispatchSemaphore(value: 0)

    init(_ body: @escaping @Sendable () -> Void) {
      Thread.detachNewThread {
        while !self.isOver.load(ordering: .relaxed) { body() }
        self.hasEnded.signal()
      }
    }

    func end() {
      isOver.store(true, ordering: .relaxed)
      hasEnded.wait()
    }
  }

  @Test func `a program inherits only the descriptors it was given`() throws {
    let (file, socket) = (open("/dev/null", O_RDONLY), socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0))
    defer { for descriptor in [file, socket] { close(descriptor) } }
    // The fourth descriptor is the folder that `ls` lists.
    let listed = try Command(program: URL(filePath: "/bin/ls"), arguments: ["/proc/self/fd"]).run(atMost: 60)
    #expect(listed.text.split(separator: "\n") == ["0", "1", "2", "3"])
  }

  @Test func `a program started at the same time does not inherit the output pipe`() throws {
    // A long-running program that is started while others start.
    let others = Repetition {
      guard let pipe = try? CloseOnExecPipe(),
        let sleeper = try? ChildProcess(URL(filePath: "/bin/sleep"), ["600"], output: pipe.writing)
      else { return }
      usleep(20_000)
      sleeper.kill()
      sleeper.wait()
    }
    defer { others.end() }
    let outcomes = concurrentMap(Array(0..<400)) { number in
      try? Command(program: URL(filePath: "/bin/echo"), arguments: ["\(number)"]).run(atMost: 60)
    }
    for (number, outcome) in outcomes.enumerated() {
      #expect(outcome?.text == "\(number)\n" && outcome?.hasTimedOut == false)
    }
  }

  @Test func `a file opened while a program starts is not inherited`() throws {
    // A leaked descriptor would be listed with the path of this file.
    let folder = try TemporaryFolder()
    let file = try folder.write("", to: "opened").path(percentEncoded: false)
    let others = Repetition { close(open(file, O_RDONLY)) }
    defer { others.end() }
    for _ in 1...300 {
      let listed = try Command(program: URL(filePath: "/bin/ls"), arguments: ["-l", "/proc/self/fd"])
        .run(atMost: 60)
      #expect(!listed.text.contains(file))
    }
  }

  @Test func `the process uses the given descriptors for standard input, output and error`() throws {
    let (input, output, errors) = (try CloseOnExecPipe(), try CloseOnExecPipe(), try CloseOnExecPipe())
    let process = try ChildProcess(
      shell, ["-c", "read line; echo \"$line\"; echo \"$line?\" >&2; pwd; echo \"$TEST_OF_OURS\"; exit 7"],
      environment: ["TEST_OF_OURS": "set"], in: URL(filePath: "/usr"), input: input.reading,
      output: output.writing, errors: errors.writing)
    for end in [input.reading, output.writing, errors.writing] { try end.close() }
    try input.writing.write(contentsOf: Data("hello\n".utf8))
    #expect(try output.reading.readToEnd() == Data("hello\n/usr\nset\n".utf8))
    #expect(try errors.reading.readToEnd() == Data("hello?\n".utf8))
    #expect(process.wait() == 7)
    #expect(process.wait() == 7)
  }

  @Test func `without given descriptors, input is empty and output is discarded`() throws {
    let process = try ChildProcess(shell, ["-c", "cat; echo lost; echo lost >&2"], errors: nil)
    #expect(process.wait() == 0)
  }

  @Test func `termination by a signal has status 128 plus its number, and later signals are not sent`() throws
  {
    let process = try ChildProcess(shell, ["-c", "sleep 600 & wait"])
    process.kill()
    #expect(process.wait() == 128 + SIGKILL)
    // Another process may have its identifier by now.
    process.kill()
    process.send(SIGTERM)
  }

  @Test func `a process that nobody waits for does not remain a zombie`() throws {
    var process: ChildProcess? = try ChildProcess(shell, ["-c", "sleep 600"])
    let identifier = try #require(process).identifier
    process?.kill()
    process = nil
    let deadline = ContinuousClock.now + .seconds(60)
    var report = siginfo_t()
    while waitid(P_PID, id_t(identifier), &report, WEXITED | WNOWAIT | WNOHANG) == 0, .now < deadline {
      usleep(1000)
    }
    #expect(errno == ECHILD)
  }

  @Test func `signal masks and handlers are reset`() throws {
    signal(SIGPIPE, SIG_IGN)
    let trial = Command(program: shell, arguments: ["-c", "grep -E 'Sig(Blk|Ign)' /proc/self/status"])
    let masks = try trial.run(atMost: 60).text.split(whereSeparator: \.isWhitespace).compactMap {
      Int($0, radix: 16)
    }
    #expect(masks.map { $0 & 1 << (SIGPIPE - 1) } == [0, 0])
  }

  @Test func `a missing program and a missing folder are errors`() {
    #expect(throws: POSIXError(.ENOENT)) { try ChildProcess(URL(filePath: "/no/such/program"), []) }
    #expect(throws: POSIXError(.ENOENT)) {
      try ChildProcess(shell, ["-c", ":"], in: URL(filePath: "/no/such/folder"))
    }
    #expect(throws: POSIXError(.EACCES)) { try ChildProcess(URL(filePath: "/etc/passwd"), []) }
  }

  @Test(arguments: [
    (ChildProcess.Group.own, false, true), (.sameAsProgram, true, true), (.ownSession, false, false),
  ])
  func `a process is in the requested group`(
    group: ChildProcess.Group, sharesGroup: Bool, sharesSession: Bool
  ) throws {
    let process = try ChildProcess(shell, ["-c", "sleep 600"], errors: nil, group: group)
    let (itsGroup, itsSession) = (getpgid(process.identifier), getsid(process.identifier))
    process.send(SIGKILL)
    process.wait()
    #expect(itsGroup == (sharesGroup ? getpgrp() : process.identifier))
    #expect(itsSession == (sharesSession ? getsid(0) : process.identifier))
  }

  @Test func `a command that takes too long is killed together with its children`() throws {
    let late = try Command(program: shell, arguments: ["-c", "echo begun; sleep 600; echo no"]).run(
      atMost: 0.5)
    #expect(late.hasTimedOut)
    #expect(late.text == "begun\n")
    #expect(late.status == 128 + SIGKILL)
  }

  @Test func `the time limit also applies to a command that closes its output`() throws {
    let late = try Command(
      program: shell, arguments: ["-c", "echo begun; exec >/dev/null 2>&1; sleep 20"]
    ).run(atMost: 0.5)
    #expect(late.hasTimedOut)
    #expect(late.text == "begun\n")
    #expect(late.status == 128 + SIGKILL)
    let early = try Command(
      program: shell, arguments: ["-c", "exec >/dev/null 2>&1; sleep 0.2; exit 7"]
    ).run(atMost: 60)
    #expect(!early.hasTimedOut && early.status == 7)
  }
}
