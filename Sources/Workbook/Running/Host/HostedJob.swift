import CHost
import Foundation
import Lesson
import Reactive
import ReactiveTesting

/// What a forked process does: run one job on its main thread, write down how it ended, and leave.
///
/// The record is what tells a body that returned from one that called `exit`.
struct HostedJob {
  private let order: HostOrder
  private let position: Int
  private let chapters: [String: Chapter]
  private let record: Record
  private let traces: TraceMemory

  init(
    order: HostOrder, position: Int, chapters: [String: Chapter], record: Record, traces: TraceMemory
  ) {
    self.order = order
    self.position = position
    self.chapters = chapters
    self.record = record
    self.traces = traces
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
      case .diagrams(let chapter, let groups):
        guard let chapter = chapters[chapter] else { leave(.notStarted("there is no chapter \(chapter)")) }
        play(groups[position], of: chapter)
      case .loadedDiagrams(let library, let groups):
        let chapter: Chapter = try SharedLibrary(at: library).value(of: "rxbook_chapter")
        play(groups[position], of: chapter)
      case .check(let library):
        // What a check captures of the reader's output goes to a file.
        chost_limit_files(UInt64(order.limits.outputBytes))
        let library = try SharedLibrary(at: library)
        traces.watch(try library.symbol("rxbook_check"))
        Underway.tell { chost_note_text($0) }
        let check: Check = try library.value(of: "rxbook_check")
        _ = HostedTime(order.time)
        chost_watch_sleeps()
        let objections = check.run()
        leave(.finished(leaks: 0, objections: objections + (chost_count_sleeps() > 0 ? [Self.sleeping] : [])))
      case .demonstration(let library):
        let check: Check = try SharedLibrary(at: library).value(of: "rxbook_check")
        _ = HostedTime(order.time)
        demonstrate(check)
      case .script(let library, let arguments):
        try HostedScript.run(
          try SharedLibrary(at: library), arguments: arguments, time: order.time, record: record,
          traces: traces)
      }
    } catch {
      leave(.notStarted("\(error)"))
    }
  }

  /// What is wrong with a solution that blocks its thread: on a main thread, nothing is drawn meanwhile.
  private static let sleeping = Objection(
    message: "Your code sleeps, and blocks its thread. Let a scheduler wait instead, as delay and timer do.")

  private func demonstrate(_ check: Check) -> Never {
    do {
      try check.demonstrate()
    } catch {
      leave(.threw("\(error)"))
    }
    leave(.finished(leaks: 0, objections: []))
  }

  private func run(_ chapter: Chapter, at position: Int) -> Never {
    guard chapter.examples.indices.contains(position) else {
      leave(.notStarted("the chapter has no example number \(position + 1)"))
    }
    leave(
      HostedExample(
        chapter.examples[position], time: HostedTime(order.time),
        recordsSubscriptions: order.recordsSubscriptions
      ).run())
  }

  /// Plays diagrams, one after another.
  private func play(_ turns: [DiagramTurn], of chapter: Chapter) -> Never {
    _ = HostedTime(.virtual)
    leave(
      .played(
        turns.map { turn in
          guard chapter.diagrams.indices.contains(turn.position) else {
            return .failed(
              MarblePlayError(message: "The chapter has no diagram number \(turn.position + 1)."))
          }
          do throws(MarblePlayError) {
            let diagram = chapter.diagrams[turn.position]
            return .recorded(try diagram.play(turn.rows, columns: turn.columns))
          } catch {
            return .failed(error)
          }
        }))
  }

  private func leave(_ ending: Ending) -> Never {
    record.leave(ending)
  }
}
