import Foundation
import Synchronization
import TestSupport
import Testing
@testable import Workbook

@Suite(.waiting) struct WatchedProcessTests {
  private let shell = URL(filePath: "/bin/sh")

  /// Something that another thread does again and again.
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

  @Test func `a program has nothing open but what it was given`() throws {
    let (file, socket) = (open("/dev/null", O_RDONLY), socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0))
    defer { for descriptor in [file, socket] { close(descriptor) } }
    // The one more is what lists them.
    let listed = try Command(program: URL(filePath: "/bin/ls"), arguments: ["/proc/self/fd"]).run(atMost: 60)
    #expect(listed.text.split(separator: "\n") == ["0", "1", "2", "3"])
  }

  @Test func `a program that is started meanwhile holds nobody's output open`() throws {
    // A program that lives long, started at every moment of others' beginning.
    let others = Repetition {
      guard let pipe = try? ClosedPipe(),
        let sleeper = try? WatchedProcess(URL(filePath: "/bin/sleep"), ["600"], output: pipe.writing)
      else { return }
      usleep(20_000)
      sleeper.kill()
      sleeper.wait()
    }
    defer { others.end() }
    let outcomes = concurrently(Array(0..<400)) { number in
      try? Command(program: URL(filePath: "/bin/echo"), arguments: ["\(number)"]).run(atMost: 60)
    }
    for (number, outcome) in outcomes.enumerated() {
      #expect(outcome?.text == "\(number)\n" && outcome?.isLate == false)
    }
  }

  @Test func `what is opened while a program starts does not reach it`() throws {
    // A leak shows as a file of this test's in the process that was started.
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

  @Test func `standard descriptors are the three that were given`() throws {
    let (input, output, errors) = (try ClosedPipe(), try ClosedPipe(), try ClosedPipe())
    let process = try WatchedProcess(
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

  @Test func `where nothing is given, nothing is read or shown`() throws {
    let process = try WatchedProcess(shell, ["-c", "cat; echo lost; echo lost >&2"], errors: nil)
    #expect(process.wait() == 0)
  }

  @Test func `the end by a signal is 128 and its number, and nobody is hit afterwards`() throws {
    let process = try WatchedProcess(shell, ["-c", "sleep 600 & wait"])
    process.kill()
    #expect(process.wait() == 128 + SIGKILL)
    // Whoever has its number by then is somebody else.
    process.kill()
    process.send(SIGTERM)
  }

  @Test func `signals are as any program finds them`() throws {
    signal(SIGPIPE, SIG_IGN)
    let trial = Command(program: shell, arguments: ["-c", "grep -E 'Sig(Blk|Ign)' /proc/self/status"])
    let masks = try trial.run(atMost: 60).text.split(whereSeparator: \.isWhitespace).compactMap {
      Int($0, radix: 16)
    }
    #expect(masks.map { $0 & 1 << (SIGPIPE - 1) } == [0, 0])
  }

  @Test func `a program that is not there, or a folder, is an error`() {
    #expect(throws: POSIXError(.ENOENT)) { try WatchedProcess(URL(filePath: "/no/such/program"), []) }
    #expect(throws: POSIXError(.ENOENT)) {
      try WatchedProcess(shell, ["-c", ":"], in: URL(filePath: "/no/such/folder"))
    }
    #expect(throws: POSIXError(.EACCES)) { try WatchedProcess(URL(filePath: "/etc/passwd"), []) }
  }

  @Test func `a command that takes too long is ended with what it has started`() throws {
    let late = try Command(program: shell, arguments: ["-c", "echo begun; sleep 600; echo no"]).run(
      atMost: 0.5)
    #expect(late.isLate)
    #expect(late.text == "begun\n")
    #expect(late.status == 128 + SIGKILL)
  }
}
