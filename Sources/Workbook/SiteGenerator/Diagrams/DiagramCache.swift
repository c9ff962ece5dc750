import BookModel
import Foundation
import Lesson
import Runner
import SystemSupport

/// A cache for the recordings of a chapter's diagrams, because playing them takes a second or more.
struct DiagramCache: Sendable {
  private let cache: DiskCache
  private let version: ProgramVersion

  /// - Parameter program: The book's program, which contains the code of the diagrams.
  init(of book: ParsedBook, program: URL) {
    version = ProgramVersion(of: program)
    cache = DiskCache(of: book.book, version: version)
  }

  /// Returns the cached recordings of the diagrams of `chapter`, or plays the diagrams with `play`.
  ///
  /// - Parameters:
  ///   - chapter: The chapter with the diagrams.
  ///   - columns: Returns the number of columns that are shown of a diagram.
  ///   - play: Plays all diagrams of the chapter.
  func runs(
    of chapter: BookChapter, columns: (Diagram) -> Int, play: () throws -> [RunResult]
  ) rethrows -> [RunResult] {
    let diagrams = chapter.code.diagrams
    let key = DiskCache.Key(
      "diagrams", of: chapter.name,
      inputs: [
        "code": version.fingerprint(ofLinkedCode: version.linkedCode(of: chapter) ?? chapter.codeFolder),
        "resources": Fingerprint(filesBelow: chapter.resources),
        "columns": Fingerprint(diagrams.map { "\(columns($0))" }.joined(separator: " ")),
      ])
    if let outcomes = cache.value([DiagramOutcome].self, forKey: key), outcomes.count == diagrams.count {
      return outcomes.map { RunResult(termination: .played([$0])) }
    }
    let runs = try play()
    let outcomes = runs.compactMap(\.diagramOutcome)
    if outcomes.count == diagrams.count { cache.store(outcomes, forKey: key) }
    return runs
  }
}
