import Foundation
import Lesson
import TestSupport
import Testing
@testable import Workbook

@Suite(.waiting) struct HostPoolTests {
  private func run(_ name: String, in hosts: HostPool) throws -> JobRun {
    let path = try Misbehaviour.library.get().1.path(percentEncoded: false)
    let position = try #require(Misbehaviour.names.firstIndex(of: name))
    let order = HostOrder(
      work: .loadedExamples(library: path, positions: [position]), in: [URL(filePath: "/")])
    return try #require(try hosts.run(order).first)
  }

  @Test func `a host is kept for the next order, and ends with the pool`() throws {
    var hosts: HostPool? = HostPool(program: Program.url)
    let process = try run("host", in: #require(hosts)).text
    #expect(try run("host", in: #require(hosts)).text == process)
    let number = try #require(pid_t(process.dropLast()))
    #expect(kill(number, 0) == 0)
    hosts = nil
    #expect(kill(number, 0) != 0)
  }

  @Test func `a host that an example has killed is replaced`() throws {
    let hosts = HostPool(program: Program.url)
    guard case .notStarted = try run("parricide", in: hosts).ending else {
      Issue.record("The host has survived.")
      return
    }
    #expect(try run("plain", in: hosts).text == "one\ntwo")
  }

  @Test func `hosts and commands that have ended leave nothing open`() async {
    await #expect(processExitsWith: .success) {
      func open() throws -> Int { try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count }
      func begin() throws {
        try HostPool(program: Program.url).prepare()
        _ = try Command(program: URL(filePath: "/bin/echo"), arguments: ["one"]).run(atMost: 60)
      }
      try begin()
      let before = try open()
      for _ in 1...10 { try begin() }
      let after = try open()
      precondition(after < before + 10, "\(after) instead of \(before)")
    }
  }

  @Test func `a program that is no host is told`() throws {
    guard case .notStarted = try run("plain", in: HostPool(program: URL(filePath: "/bin/true"))).ending else {
      Issue.record("It has run something.")
      return
    }
  }

  @Test func `a host that waits for an order can be terminated`() throws {
    let (input, output) = (try ClosedPipe(), try ClosedPipe())
    let host = try WatchedProcess(Program.url, ["host"], input: input.reading, output: output.writing)
    let order = HostOrder(work: .examples(chapter: "none", positions: [0]), in: [URL(filePath: "/")])
    try input.writing.write(contentsOf: order.line())
    var answer = ""
    while !answer.contains("there is no chapter none") {
      let bytes = try #require(try output.reading.read(upToCount: 1))
      answer += String(decoding: bytes, as: UTF8.self)
    }
    host.interrupt()
    host.wait()
  }
}
