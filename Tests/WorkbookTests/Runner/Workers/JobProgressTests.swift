import Foundation
import Testing

@testable import Runner

@Suite struct JobProgressTests {
  private static func progress(jobs: Int = 1) -> JobProgress {
    JobProgress(
      of: JobRequest(
        work: .examples(chapter: "A", positions: Array(0..<jobs)), in: [], limits: Limits(outputBytes: 10)))
  }

  @Test func `the events of two jobs are accepted`() throws {
    var progress = Self.progress(jobs: 2)
    for _ in 1...2 {
      for event in [.began, .output([1]), .errors([2]), .traced(Trace()), .terminated(.finished())]
        as [JobEvent]
      {
        try progress.record(event)
      }
    }
    #expect(progress.isComplete)
  }

  @Test(
    arguments: [
      [.terminated(.finished())], [.output([1])], [.traced(Trace())], [.began, .began],
      [.began, .terminated(.finished()), .began],
      [.began, .terminated(.finished()), .terminated(.finished())],
      [.began, .output([UInt8](repeating: 0, count: 8)), .errors([1, 2, 3])],
    ] as [[JobEvent]])
  func `events that a worker does not send are rejected`(events: [JobEvent]) {
    #expect(throws: JobEvent.Malformed.self) {
      var progress = Self.progress()
      for event in events { try progress.record(event) }
    }
  }
}
