import Foundation
import Lesson
import Reactive
import ReactiveTesting
import TestSupport
import Testing

@testable import Runner
@testable import TextSupport

@Suite(.waiting) struct DiagramRunnerTests {
  private func run(_ names: String..., seconds: Double = 5) throws -> [RunResult] {
    let diagrams = names.map { diagram($0) { Observable<Int>.empty() } }
    let positions = names.map { Misbehaviour.diagramNames.firstIndex(of: $0) ?? -1 }
    let path = try Misbehaviour.library.get().1.path(percentEncoded: false)
    let runner = DiagramRunner(
      workers: WorkerPool(program: Program.url), limits: Limits(seconds: seconds, outputBytes: 100_000))
    return try runner.run(diagrams, columns: { _ in 20 }) { groups in
      .loadedDiagrams(
        library: path,
        groups: groups.map {
          $0.map { DiagramRequest(position: positions[$0.position], columns: $0.columns) }
        })
    }
  }

  private func isRecorded(_ run: RunResult) -> Bool {
    if case .recorded = run.diagramOutcome { true } else { false }
  }

  @Test func `diagrams are played one after another in one process`() throws {
    let runs = try run("fine", "fine", "unreadable")
    #expect(runs.map(isRecorded) == [true, true, false])
    #expect(runs[0].diagramOutcome == runs[1].diagramOutcome)
    guard case .failed(let error) = runs[2].diagramOutcome else {
      Issue.record("It is played.")
      return
    }
    #expect(error.column == 11)
  }

  @Test func `timers of built-in schedulers run on the diagram's clock`() throws {
    let rows = try run("delayed", "ticks", "delayed").map { run -> String? in
      guard case .recorded(let recording) = run.diagramOutcome else { return nil }
      var printer = MarblePrinter(frame: recording.frame)
      return printer.row(recording.observers[0].timeline)
    }
    #expect(rows == ["-----1--2--|", "--0-1-(2|)", "-----1--2--|"])
  }

  @Test func `a diagram that misbehaves does not affect the others`() throws {
    let runs = try run("fine", "loop", "trap", "exit", "flood", "fine", seconds: 0.5)
    #expect(runs.map(isRecorded) == [true, false, false, false, false, true])
    #expect(runs[1].termination == .timedOut(seconds: 0.5))
    #expect([4, 5].map { .trapped(signal: $0) }.contains(runs[2].termination))
    #expect(ErrorOutput.fatalError(runs[2].errors)?.hasSuffix("Index out of range") == true)
    #expect(runs[3].termination == .exited(status: 3))
    #expect(runs[4].termination == .outputLimit(bytes: 100_000))
  }

  @Test func `a chapter without diagrams starts no worker`() throws {
    let runner = DiagramRunner(workers: WorkerPool(program: URL(filePath: "/nowhere")))
    #expect(
      try runner.run([], columns: { _ in 0 }) { .diagrams(chapter: "", groups: $0) }
        .isEmpty)
  }
}
