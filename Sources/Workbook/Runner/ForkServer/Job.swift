import CSystemSupport
import Foundation
import Lesson
import Reactive
import ReactiveTesting

/// The code of a forked process: it runs one job on its main thread, writes how the job terminated, and exits.
///
/// The written result distinguishes a body that returned from a body that called `exit`.
struct Job {
  private let request: JobRequest
  private let position: Int
  private let chapters: [String: Chapter]
  private let isSandboxed: Bool
  private let results: ResultPipe
  private let traces: SharedTraceBuffer

  init(
    request: JobRequest, position: Int, chapters: [String: Chapter], isSandboxed: Bool, results: ResultPipe,
    traces: SharedTraceBuffer
  ) {
    self.request = request
    self.position = position
    self.chapters = chapters
    self.isSandboxed = isSandboxed
    self.results = results
    self.traces = traces
  }

  func run() -> Never {
    do {
      if isSandboxed { try WorkerSandbox.restrictJob() }
      switch request.work {
      case .examples(let chapter, let positions):
        guard let chapter = chapters[chapter] else {
          exit(with: .notStarted("the program has no chapter \(chapter)"))
        }
        run(chapter, at: positions[position])
      case .loadedExamples(let library, let positions):
        let chapter: Chapter = try SharedLibrary(at: library).value(of: "rxbook_chapter")
        run(chapter, at: positions[position])
      case .diagrams(let chapter, let groups):
        guard let chapter = chapters[chapter] else {
          exit(with: .notStarted("the program has no chapter \(chapter)"))
        }
        play(groups[position], of: chapter)
      case .loadedDiagrams(let library, let groups):
        let chapter: Chapter = try SharedLibrary(at: library).value(of: "rxbook_chapter")
        play(groups[position], of: chapter)
      case .check(let library, let function):
        // A check captures the output of the reader's code in a file.
        csystem_limit_file_size(UInt64(request.limits.outputBytes))
        let library = try SharedLibrary(at: library)
        if isSandboxed { try WorkerSandbox.forbidNewCode() }
        traces.record(in: try library.symbol(function))
        CurrentCheck.observe { csystem_record_note($0) }
        let check: Check = try library.value(of: function)
        _ = JobTimeSource(request.time)
        csystem_start_counting_sleeps()
        let objections = check.run()
        exit(with: .finished(objections: objections + (csystem_sleep_count() > 0 ? [Self.sleeping] : [])))
      case .demonstration(let library):
        let check: Check = try SharedLibrary(at: library).value(of: "rxbook_check")
        _ = JobTimeSource(request.time)
        demonstrate(check)
      case .script(let library, let arguments):
        try ScriptJob.run(
          try SharedLibrary(at: library), arguments: arguments, time: request.time, results: results,
          traces: traces)
      }
    } catch {
      exit(with: .notStarted("\(error)"))
    }
  }

  /// The objection to a solution that blocks its thread; on a main thread, the user interface would freeze.
  private static let sleeping = Objection(
    message: "Your code sleeps, which blocks its thread. Let a scheduler wait instead, as delay and timer do."
  )

  private func demonstrate(_ check: Check) -> Never {
    do {
      try check.demonstrate()
    } catch {
      exit(with: .threw("\(error)"))
    }
    exit(with: .finished())
  }

  private func run(_ chapter: Chapter, at position: Int) -> Never {
    guard chapter.examples.indices.contains(position) else {
      exit(with: .notStarted("the chapter has no example number \(position + 1)"))
    }
    exit(
      with: ExampleJob(
        chapter.examples[position], clock: JobTimeSource(request.time),
        recordsSubscriptions: request.recordsSubscriptions
      ).run())
  }

  /// Plays diagrams sequentially.
  private func play(_ requests: [DiagramRequest], of chapter: Chapter) -> Never {
    _ = JobTimeSource(.virtual)
    exit(
      with: .played(
        requests.map { request in
          guard chapter.diagrams.indices.contains(request.position) else {
            return .failed(
              MarblePlayError(message: "The chapter has no diagram number \(request.position + 1)."))
          }
          do throws(MarblePlayError) {
            let diagram = chapter.diagrams[request.position]
            return .recorded(try diagram.play(request.rows, columns: request.columns))
          } catch {
            return .failed(error)
          }
        }))
  }

  private func exit(with termination: Termination) -> Never {
    results.exit(with: termination)
  }
}
