import CHost
import Dispatch
import Foundation
import Lesson

/// What a forked process does: run one job on its main thread, write down how it ended, and leave.
///
/// The record is what tells a body that returned from one that called `exit`.
struct HostedJob {
  private let order: HostOrder
  private let position: Int
  private let chapters: [String: Chapter]
  private let record: Int32

  init(order: HostOrder, position: Int, chapters: [String: Chapter], record: Int32) {
    self.order = order
    self.position = position
    self.chapters = chapters
    self.record = record
  }

  func run() -> Never {
    do {
      switch order.work {
      case .examples(let chapter, let positions):
        guard let chapter = chapters[chapter] else { leave(.notStarted("there is no chapter \(chapter)")) }
        run(chapter, at: positions[position])
      case .loadedExamples(let library, let positions):
        let chapter: Chapter = try SharedLibrary(at: library).value(of: "rxbook_chapter")
        run(chapter, at: positions[position])
      case .check(let library):
        // What a check captures of the reader's output goes to a file.
        chost_limit_files(UInt64(order.limits.outputBytes))
        let check: Check = try SharedLibrary(at: library).value(of: "rxbook_check")
        leave(.finished(leaks: 0, objections: check.run()))
      case .script(let library):
        try SharedLibrary(at: library).main()
        leave(.finished(leaks: 0, objections: []))
      }
    } catch {
      leave(.notStarted("\(error)"))
    }
  }

  private func run(_ chapter: Chapter, at position: Int) -> Never {
    guard chapter.examples.indices.contains(position) else {
      leave(.notStarted("the chapter has no example number \(position + 1)"))
    }
    let before = LiveSubscriptions.count
    switch chapter.examples[position].body {
    case .synchronous(let body):
      do {
        try body()
      } catch {
        leave(.threw("\(error)"))
      }
      leave(.finished(leaks: LiveSubscriptions.count - before, objections: []))
    case .asynchronous(let body):
      run(body, before: before)
    }
  }

  /// Runs a body that awaits, with the main queue in service, and leaves from there.
  private func run(_ body: @escaping () async throws -> Void, before: Int) -> Never {
    // Nothing else in this process touches the body or the job.
    nonisolated(unsafe) let body = body
    let record = record
    Task {
      var ending = Ending.finished(leaks: 0, objections: [])
      do {
        try await body()
      } catch {
        ending = .threw("\(error)")
      }
      let ended = ending
      DispatchQueue.main.async {
        guard case .finished = ended else { Self.leave(ended, record: record) }
        let leaks = LiveSubscriptions.count - before
        Self.leave(.finished(leaks: leaks, objections: []), record: record)
      }
    }
    dispatchMain()
  }

  private func leave(_ ending: Ending) -> Never {
    Self.leave(ending, record: record)
  }

  private static func leave(_ ending: Ending, record: Int32) -> Never {
    fflush(nil)
    let bytes = Array((try? JSONEncoder().encode(ending)) ?? Data())
    _ = bytes.withUnsafeBytes { write(record, $0.baseAddress, $0.count) }
    _exit(0)
  }
}
