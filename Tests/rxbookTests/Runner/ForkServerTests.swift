import Foundation
import Lesson
import TestSupport
import Testing

@testable import Runner
@testable import SystemSupport
@testable import TextSupport

@Suite(.waiting) struct ForkServerTests {
  private let fine = Termination.finished()

  @Test func `an example that completes is reported with its whole output`() throws {
    let run = try Misbehaviour.run("plain")[0]
    #expect(run.termination == fine)
    #expect(run.text == "one\ntwo")
  }

  @Test func `a trap is reported with the output before it`() throws {
    let run = try Misbehaviour.run("trap")[0]
    #expect([4, 5].map { .trapped(signal: $0) }.contains(run.termination))
    #expect(run.text == "before\n")
    #expect(ErrorOutput.fatalError(run.errors)?.hasSuffix("Fatal error: Index out of range") == true)
  }

  @Test func `an endless loop is killed at the time limit`() throws {
    let run = try Misbehaviour.run("loop", limits: Limits(seconds: 0.3))[0]
    #expect(run.termination == .timedOut(seconds: 0.3))
    #expect(run.text == "before\n")
  }

  @Test func `waiting for input does not extend the time limit`() throws {
    let run = try Misbehaviour.run("own input", limits: Limits(seconds: 1))[0]
    #expect(run.termination == .timedOut(seconds: 1))
    #expect(run.text == "before\n")
  }

  @Test func `output is cut off at the output limit`() throws {
    let run = try Misbehaviour.run("flood", limits: Limits(outputBytes: 100_000))[0]
    #expect(run.termination == .outputLimit(bytes: 100_000))
    #expect(run.output.count == 100_000)
  }

  @Test(arguments: ["threads", "processes"])
  func `an example at the thread limit is killed with all its processes`(name: String) throws {
    let run = try Misbehaviour.run(name, limits: Limits(seconds: 60, threads: 30))[0]
    #expect(run.termination == .threadLimit(threads: 30))
    #expect(try commandLines().allSatisfy { !$0.contains("sleep\u{0}\(Misbehaviour.sleep(of: name))") })
  }

  @Test func `an example that exits is not reported as completed`() throws {
    let run = try Misbehaviour.run("exit")[0]
    #expect(run.termination == .exited(status: 0))
    #expect(run.text == "before\n")
  }

  @Test func `an uncaught error is reported`() throws {
    let runs = try Misbehaviour.run("throw", "async throw")
    #expect(runs.map(\.termination) == [.threw("Oops()"), .threw("Oops()")])
  }

  @Test func `the body of an example can be asynchronous`() throws {
    let run = try Misbehaviour.run("async")[0]
    #expect(run.termination == fine)
    #expect(run.text == "before\nmain actor\n")
  }

  @Test func `standard input is empty`() throws {
    #expect(try Misbehaviour.run("stdin")[0].text == "nothing\n")
  }

  @Test func `an example continues after it closes standard output`() throws {
    #expect(try Misbehaviour.run("closed")[0].termination == fine)
  }

  @Test func `endless recursion and endless allocation are stopped`() throws {
    let limits = Limits(seconds: 60, memoryBytes: 256 << 20)
    for run in try Misbehaviour.run("deep", "memory", limits: limits) {
      guard case .trapped = run.termination else {
        Issue.record("It ended otherwise: \(run.termination)")
        continue
      }
    }
  }

  @Test func `a signal is reported by its number`() throws {
    #expect(try Misbehaviour.run("signal")[0].termination == .trapped(signal: 9))
  }

  @Test func `the next example runs whatever the previous one did`() throws {
    let names = ["trap", "plain", "exit", "plain", "signal", "plain", "flood", "plain"]
    let runs = try Misbehaviour.run(
      names[0], names[1], names[2], names[3], names[4], names[5], names[6], names[7])
    for (name, run) in zip(names, runs) where name == "plain" {
      #expect(run.termination == fine)
      #expect(run.text == "one\ntwo")
    }
  }

  @Test func `background processes are killed and delay nothing`() throws {
    let started = ContinuousClock.now
    let run = try Misbehaviour.run("background", limits: Limits(seconds: 300))[0]
    #expect(run.termination == fine)
    #expect(run.text == "after\n")
    #expect(.now - started < .seconds(300))
    let sleeper = "sleep\u{0}\(Misbehaviour.sleep(of: "background"))"
    #expect(try commandLines().allSatisfy { !$0.contains(sleeper) })
  }

  @Test func `a thread can wait for a lazy value that the main thread computes`() throws {
    let run = try Misbehaviour.run("slow value", limits: Limits(seconds: 60))[0]
    #expect(run.termination == .finished())
    #expect(run.text == "7\n")
  }

  @Test func `threads of one example do not print into the next`() throws {
    let runs = try Misbehaviour.run("late", "plain")
    #expect(runs[0].text.hasPrefix("after\n") || runs[0].text.hasPrefix("late\n"))
    #expect(runs[1].text == "one\ntwo")
  }

  @Test func `each example has copies of the chapter's resources in its own folder`() throws {
    let folder = try TemporaryFolder()
    try folder.write("east", to: "tides/east.txt")
    let runs = try Misbehaviour.run("litter", "litter", with: folder.url)
    // Each finds the chapter's resources, and no files of the other.
    #expect(runs.map(\.text) == ["tides\n", "tides\n"])
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.url.path(percentEncoded: false)) == ["tides"]
    )
    #expect(try folder.read("tides/east.txt") == "east")
  }

  @Test func `an example without resources runs in an empty folder, which is removed`() throws {
    let places = try Misbehaviour.run("directory", "directory").map(\.text)
    #expect(Set(places).count == 2)
    for place in places { #expect(!FileManager.default.fileExists(atPath: String(place.dropLast()))) }
  }

  @Test func `an example has a minimal environment, without traces of rxbook`() throws {
    setenv("RXBOOK_SECRET", "1", 1)
    #expect(
      try Misbehaviour.run("environment")[0].text == "[\"PATH\"]\n[\"rxbook\"]\n")
  }

  @Test func `an example runs in UTC, in the C locale`() throws {
    setenv("LC_TIME", "fr_FR.UTF-8", 1)
    #expect(
      try Misbehaviour.run("time zone")[0].text == "0 [\"UTC\", \"C.UTF-8\", \"C.UTF-8\", \"none\"]\n")
  }

  @Test func `leaked subscriptions are counted`() throws {
    #expect(
      try Misbehaviour.run("leak", "plain").map(\.termination) == [.finished(LeakReport(leaks: 1)), fine])
  }

  @Test func `leaked subscriptions are named on request`() throws {
    let runs = try Misbehaviour.run("leak", "plain", recordsSubscriptions: true)
    #expect(runs.map(\.termination) == [.finished(LeakReport(leaks: 1)), fine])
    // In a library that a worker loads, lines are unknown.
    #expect(
      runs.map { String(decoding: $0.errors, as: UTF8.self) }
        == ["Still alive: a function in Misbehaviour.so: 1 subscription\n", ""])
  }

  @Test func `a subscription that another thread is just disposing is not a leak`() throws {
    #expect(try Misbehaviour.run("let go elsewhere").map(\.termination) == [fine])
  }

  @Test func `a missing example is reported`() throws {
    guard case .notStarted = try Misbehaviour.run("nobody")[0].termination else {
      Issue.record("it was started")
      return
    }
  }

  @Test func `a worker ends with its example when its parent has ended`() throws {
    let path = try Misbehaviour.library.get().1.path(percentEncoded: false)
    let loop = try #require(Misbehaviour.names.firstIndex(of: "loop"))
    let request = JobRequest(
      work: .loadedExamples(library: path, positions: [loop]), in: [URL(filePath: "/")])
    let (input, output) = (try CloseOnExecPipe(), try CloseOnExecPipe())
    let worker = try ChildProcess(Program.url, ["worker"], input: input.reading, output: output.writing)
    for end in [input.reading, output.writing] { try end.close() }
    try input.writing.write(contentsOf: request.line())
    // The first bytes show that the example has started.
    _ = try output.reading.read(upToCount: 1)
    try input.writing.close()
    // The output ends when neither the worker nor a process it started has it open.
    _ = try output.reading.readToEnd()
    #expect(worker.wait() == 130)
  }

  /// The command lines of all processes, with null characters between the arguments.
  private func commandLines() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: "/proc").filter { Int($0) != nil }.compactMap {
      try? String(contentsOf: URL(filePath: "/proc/\($0)/cmdline"), encoding: .utf8)
    }
  }
}
