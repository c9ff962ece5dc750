import ExitTesting
import Foundation
import Lesson
import TestSupport
import Testing

@testable import Runner
@testable import SystemSupport

@Suite(.waiting) struct WorkerPoolTests {
  private func run(_ name: String, in workers: WorkerPool) throws -> RunResult {
    let path = try Misbehaviour.library.get().1.path(percentEncoded: false)
    let position = try #require(Misbehaviour.names.firstIndex(of: name))
    let request = JobRequest(
      work: .loadedExamples(library: path, positions: [position]), in: [URL(filePath: "/")])
    return try #require(try workers.run(request).first)
  }

  @Test func `a worker is reused for the next request, and exits with the pool`() throws {
    var workers: WorkerPool? = WorkerPool(program: Program.url)
    let process = try run("parent", in: #require(workers)).text
    #expect(try run("parent", in: #require(workers)).text == process)
    let number = try #require(pid_t(process.dropLast()))
    #expect(kill(number, 0) == 0)
    workers = nil
    #expect(kill(number, 0) != 0)
  }

  @Test func `a worker that an example has killed is replaced`() throws {
    let workers = WorkerPool(program: Program.url)
    guard case .notStarted = try run("parricide", in: workers).termination else {
      Issue.record("The worker has survived.")
      return
    }
    #expect(try run("plain", in: workers).text == "one\ntwo")
  }

  @Test(.exitTest) func `workers and commands that have exited leave nothing open`() async {
    await #expect(processExitsWith: .success) {
      func open() throws -> Int { try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count }
      func begin() throws {
        try WorkerPool(program: Program.url).prepare()
        _ = try Command(program: URL(filePath: "/bin/echo"), arguments: ["one"]).run(atMost: 60)
      }
      try begin()
      let before = try open()
      for _ in 1...10 { try begin() }
      let after = try open()
      precondition(after < before + 10, "\(after) instead of \(before)")
    }
  }

  @Test func `a program that is not a worker is reported`() throws {
    guard case .notStarted = try run("plain", in: WorkerPool(program: URL(filePath: "/bin/true"))).termination
    else {
      Issue.record("It has run something.")
      return
    }
  }

  @Test func `a worker that waits for a request can be terminated`() throws {
    let (input, output) = (try CloseOnExecPipe(), try CloseOnExecPipe())
    let worker = try ChildProcess(Program.url, ["worker"], input: input.reading, output: output.writing)
    let request = JobRequest(work: .examples(chapter: "none", positions: [0]), in: [URL(filePath: "/")])
    try input.writing.write(contentsOf: request.line())
    var answer = ""
    while !answer.contains("the program has no chapter none") {
      let bytes = try #require(try output.reading.read(upToCount: 1))
      answer += String(decoding: bytes, as: UTF8.self)
    }
    worker.interrupt()
    worker.wait()
  }
}
