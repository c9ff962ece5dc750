import Foundation
import Lesson
import Reactive
import ReactiveTesting
import TestSupport
import Testing
@testable import Workbook

@Suite(.waiting) struct DiagramRunnerTests {
  private func run(_ names: String..., seconds: Double = 5) throws -> [DiagramRun] {
    let diagrams = names.map { diagram($0) { Observable<Int>.empty() } }
    let positions = names.map { Misbehaviour.diagramNames.firstIndex(of: $0) ?? -1 }
    let path = try Misbehaviour.library.get().1.path(percentEncoded: false)
    let runner = DiagramRunner(
      hosts: HostPool(program: Program.url), limits: Limits(seconds: seconds, outputBytes: 100_000))
    return try runner.run(diagrams, columns: { _ in 20 }) { groups in
      .loadedDiagrams(
        library: path,
        groups: groups.map { $0.map { DiagramTurn(position: positions[$0.position], columns: $0.columns) } })
    }
  }

  private func isRecorded(_ run: DiagramRun) -> Bool {
    if case .recorded = run.outcome { true } else { false }
  }

  @Test func `diagrams are played one after another in one process`() throws {
    let runs = try run("fine", "fine", "unreadable")
    #expect(runs.map(isRecorded) == [true, true, false])
    #expect(runs[0].outcome == runs[1].outcome)
    guard case .failed(let error) = runs[2].outcome else {
      Issue.record("It is played.")
      return
    }
    #expect(error.column == 11)
  }

  @Test func `timers of built-in schedulers keep the time of the diagram`() throws {
    let rows = try run("delayed", "ticks", "delayed").map { run -> String? in
      guard case .recorded(let recording) = run.outcome else { return nil }
      var printer = MarblePrinter(frame: recording.frame)
      return printer.row(recording.observers[0].timeline)
    }
    #expect(rows == ["-----1--2--|", "--0-1-(2|)", "-----1--2--|"])
  }

  @Test func `one that misbehaves costs the others nothing`() throws {
    let runs = try run("fine", "loop", "trap", "exit", "flood", "fine", seconds: 0.5)
    #expect(runs.map(isRecorded) == [true, false, false, false, false, true])
    #expect(runs[1].job.ending == .timedOut(seconds: 0.5))
    #expect([4, 5].map { .trapped(signal: $0) }.contains(runs[2].job.ending))
    #expect(LastWords.fatalError(runs[2].job.errors)?.hasSuffix("Index out of range") == true)
    #expect(runs[3].job.ending == .leftEarly(status: 3))
    #expect(runs[4].job.ending == .flooded(bytes: 100_000))
  }

  @Test func `a chapter without diagrams starts no host`() throws {
    let runner = DiagramRunner(hosts: HostPool(program: URL(filePath: "/nowhere")))
    #expect(
      try runner.run([], columns: { _ in 0 }) { .diagrams(chapter: "", groups: $0) }
        .isEmpty)
  }
}
