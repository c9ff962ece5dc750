import Foundation
import Lesson

/// What the diagrams of chapters did when a program played them: they do the same each time, so that the same program need
/// not play them again.
struct DiagramMemory: Sendable {
  private let folder: URL
  private let program: String

  /// - Parameter program: The book's program, which has the diagrams' code in it.
  init(of book: Book, program: URL) {
    folder = book.scratch.appending(path: "diagrams", directoryHint: .isDirectory)
    self.program = Fingerprint.stamp(of: program.resolvingSymlinksInPath())
  }

  /// What the diagrams of `chapter` did, or do when `play` plays them.
  ///
  /// - Parameter columns: How many columns of a diagram are shown.
  func runs(
    of chapter: BookChapter, columns: (Diagram) -> Int, play: () throws -> [DiagramRun]
  ) rethrows -> [DiagramRun] {
    let diagrams = chapter.code.diagrams
    let kept = KeptValue<[DiagramOutcome]>(
      in: folder.appending(path: chapter.name, directoryHint: .isDirectory),
      under: print(of: chapter, columns: columns))
    if let outcomes = kept.value, outcomes.count == diagrams.count {
      let job = JobRun(ending: .played(outcomes))
      return zip(diagrams, outcomes).map { DiagramRun(diagram: $0, outcome: $1, job: job) }
    }
    let runs = try play()
    let outcomes = runs.compactMap(\.outcome)
    if outcomes.count == diagrams.count { kept.keep(outcomes) }
    return runs
  }

  /// What tells all that the outcomes depend on from what it was before it was changed.
  private func print(of chapter: BookChapter, columns: (Diagram) -> Int) -> Fingerprint {
    var print = Fingerprint()
    print.add(program)
    for diagram in chapter.code.diagrams { print.add("\(columns(diagram))") }
    print.add(filesBelow: chapter.resources)
    return print
  }
}
