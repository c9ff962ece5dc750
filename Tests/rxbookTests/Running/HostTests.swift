import Foundation
import Lesson
import TestSupport
import Testing
@testable import Workbook

@Suite(.waiting) struct HostTests {
  private let fine = Ending.finished(leaks: 0, objections: [])

  @Test func `an example that ends well says so, with all that it printed`() throws {
    let run = try Misbehaviour.run("plain")[0]
    #expect(run.job.ending == fine)
    #expect(run.text == "one\ntwo")
  }

  @Test func `a trap is one, and what was printed before it is kept`() throws {
    let run = try Misbehaviour.run("trap")[0]
    #expect([4, 5].map { .trapped(signal: $0) }.contains(run.job.ending))
    #expect(run.text == "before\n")
    #expect(LastWords.fatalError(run.job.errors)?.hasSuffix("Fatal error: Index out of range") == true)
  }

  @Test func `a loop is killed when its time is up`() throws {
    let run = try Misbehaviour.run("loop", limits: Limits(seconds: 0.3))[0]
    #expect(run.job.ending == .timedOut(seconds: 0.3))
    #expect(run.text == "before\n")
  }

  @Test(.enabled(if: Limits.areKept))
  func `what others take of the processor is not the program's time`() throws {
    let rivals = try (1...5).map { _ in
      try WatchedProcess(
        URL(filePath: "/usr/bin/taskset"), ["-c", "0", "sh", "-c", "while :; do :; done"], errors: nil)
    }
    defer {
      for rival in rivals { rival.kill() }
      for rival in rivals { rival.wait() }
    }
    let runs = try Misbehaviour.run("hindered", "hindered loop", limits: Limits(seconds: 1.5))
    #expect(runs[0].job.ending == fine)
    #expect(runs[1].job.ending == .timedOut(seconds: 1.5))
  }

  @Test func `a flood is cut off at the limit`() throws {
    let run = try Misbehaviour.run("flood", limits: Limits(outputBytes: 100_000))[0]
    #expect(run.job.ending == .flooded(bytes: 100_000))
    #expect(run.job.output.count == 100_000)
  }

  @Test(arguments: ["threads", "processes"])
  func `a crowd is killed, and nothing of it is left`(name: String) throws {
    let run = try Misbehaviour.run(name, limits: Limits(seconds: 60, tasks: 30))[0]
    #expect(run.job.ending == .crowded(tasks: 30))
    #expect(try commandLines().allSatisfy { !$0.contains("sleep\u{0}\(Misbehaviour.sleep(of: name))") })
  }

  @Test func `leaving is not ending`() throws {
    let run = try Misbehaviour.run("exit")[0]
    #expect(run.job.ending == .leftEarly(status: 0))
    #expect(run.text == "before\n")
  }

  @Test func `an error that is thrown is told`() throws {
    let runs = try Misbehaviour.run("throw", "async throw")
    #expect(runs.map(\.job.ending) == [.threw("Oops()"), .threw("Oops()")])
  }

  @Test func `a body may await`() throws {
    let run = try Misbehaviour.run("async")[0]
    #expect(run.job.ending == fine)
    #expect(run.text == "before\nmain actor\n")
  }

  @Test func `there is nothing to read on standard input`() throws {
    #expect(try Misbehaviour.run("stdin")[0].text == "nothing\n")
  }

  @Test func `closing standard output ends nothing`() throws {
    #expect(try Misbehaviour.run("closed")[0].job.ending == fine)
  }

  @Test func `endless recursion and endless memory are ended`() throws {
    let limits = Limits(seconds: 60, memoryBytes: 256 << 20)
    for run in try Misbehaviour.run("deep", "memory", limits: limits) {
      guard case .trapped = run.job.ending else {
        Issue.record("\(run.example.name) ended otherwise: \(run.job.ending)")
        continue
      }
    }
  }

  @Test func `a signal is told by its number`() throws {
    #expect(try Misbehaviour.run("signal")[0].job.ending == .trapped(signal: 9))
  }

  @Test func `the next examples run whatever one did`() throws {
    let names = ["trap", "plain", "exit", "plain", "signal", "plain", "flood", "plain"]
    let runs = try Misbehaviour.run(
      names[0], names[1], names[2], names[3], names[4], names[5], names[6], names[7])
    for (name, run) in zip(names, runs) where name == "plain" {
      #expect(run.job.ending == fine)
      #expect(run.text == "one\ntwo")
    }
  }

  @Test func `processes left in the background hold nothing up and are gone`() throws {
    let started = ContinuousClock.now
    let run = try Misbehaviour.run("background", limits: Limits(seconds: 300))[0]
    #expect(run.job.ending == fine)
    #expect(run.text == "after\n")
    #expect(.now - started < .seconds(300))
    let sleeper = "sleep\u{0}\(Misbehaviour.sleep(of: "background"))"
    #expect(try commandLines().allSatisfy { !$0.contains(sleeper) })
  }

  @Test func `threads left behind do not print into the next example`() throws {
    let runs = try Misbehaviour.run("late", "plain")
    #expect(runs[0].text.hasPrefix("after\n") || runs[0].text.hasPrefix("late\n"))
    #expect(runs[1].text == "one\ntwo")
  }

  @Test func `an example finds copies of the resources, in a folder of its own`() throws {
    let folder = try TemporaryFolder()
    try folder.write("east", to: "tides/east.txt")
    let runs = try Misbehaviour.run("litter", "litter", with: folder.url)
    // Each finds what belongs to the chapter, and neither what the other has left.
    #expect(runs.map(\.text) == ["tides\n", "tides\n"])
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.url.path(percentEncoded: false)) == ["tides"]
    )
    #expect(try folder.read("tides/east.txt") == "east")
  }

  @Test func `an example without resources begins in an empty folder, which is removed`() throws {
    let places = try Misbehaviour.run("directory", "directory").map(\.text)
    #expect(Set(places).count == 2)
    for place in places { #expect(!FileManager.default.fileExists(atPath: String(place.dropLast()))) }
  }

  @Test func `an example sees only what programs need of the environment, and not how it was started`() throws
  {
    setenv("RXBOOK_SECRET", "1", 1)
    #expect(
      try Misbehaviour.run("environment")[0].text == "[\"PATH\"]\n[\"rxbook\"]\n")
  }

  @Test func `subscriptions left behind are counted`() throws {
    #expect(
      try Misbehaviour.run("leak", "plain").map(\.job.ending) == [.finished(leaks: 1, objections: []), fine])
  }

  @Test func `subscriptions left behind are named if that is wanted`() throws {
    let runs = try Misbehaviour.run("leak", "plain", recordsSubscriptions: true)
    #expect(runs.map(\.job.ending) == [.finished(leaks: 1, objections: []), fine])
    // In a library that a host opens, lines are unknown.
    #expect(
      runs.map { String(decoding: $0.job.errors, as: UTF8.self) }
        == ["Still alive: a function in Misbehaviour.so: 1 subscription\n", ""])
  }

  @Test func `a subscription that another thread is about to let go of is not left behind`() throws {
    #expect(try Misbehaviour.run("let go elsewhere").map(\.job.ending) == [fine])
  }

  @Test func `an example that is not there is told`() throws {
    guard case .notStarted = try Misbehaviour.run("nobody")[0].job.ending else {
      Issue.record("it was started")
      return
    }
  }

  @Test func `a host whose parent is gone takes its example along`() throws {
    let path = try Misbehaviour.library.get().1.path(percentEncoded: false)
    let loop = try #require(Misbehaviour.names.firstIndex(of: "loop"))
    let order = HostOrder(work: .loadedExamples(library: path, positions: [loop]), in: [URL(filePath: "/")])
    let (input, output) = (try ClosedPipe(), try ClosedPipe())
    let host = try WatchedProcess(Program.url, ["host"], input: input.reading, output: output.writing)
    for end in [input.reading, output.writing] { try end.close() }
    try input.writing.write(contentsOf: order.line())
    // The first bytes say that the example has begun.
    _ = try output.reading.read(upToCount: 1)
    try input.writing.close()
    // The end of the output comes when neither the host nor what it started has it open.
    _ = try output.reading.readToEnd()
    #expect(host.wait() == 130)
  }

  /// The command lines of all processes, with zeros between their words.
  private func commandLines() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: "/proc").filter { Int($0) != nil }.compactMap {
      try? String(contentsOf: URL(filePath: "/proc/\($0)/cmdline"), encoding: .utf8)
    }
  }
}
