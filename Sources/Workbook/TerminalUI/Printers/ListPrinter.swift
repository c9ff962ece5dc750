import BookModel
import Checker
import Lesson
import TextSupport

/// Writes the contents of the book and the reader's progress.
package struct ListPrinter {
  private let console: Console
  private let reader: ReaderFolder
  private let progress: ReaderProgress

  package init(console: Console, reader: ReaderFolder) {
    self.console = console
    self.reader = reader
    progress = reader.progress
  }

  package func write(_ book: ParsedBook, namingExamples: Bool) {
    book.parseTexts()
    for part in book.book.parts {
      console.line(console.paint(part.title, .strong))
      for chapter in book.chapters(of: part) { write(chapter, namingExamples) }
    }
    let challenges = book.challenges
    let solved = challenges.count { reader.status(of: $0, in: progress) == .solved }
    console.line()
    console.line("You have solved \(solved) of \(counted(challenges.count, "challenge")).")
  }

  private func write(_ chapter: ParsedChapter, _ namingExamples: Bool) {
    let examples = chapter.examplesWithoutQuestion
    let diagrams = chapter.code.diagrams
    var count = counted(examples.count, "example")
    if !diagrams.isEmpty { count += ", " + counted(diagrams.count, "diagram") }
    let questions = chapter.questions
    if !questions.isEmpty {
      let right = questions.count { progress.status(of: $0) == .right }
      count +=
        ", " + counted(questions.count, "question") + (right == 0 ? "" : ", \(right) answered correctly")
    }
    count += ", about \(ReadingTime(of: chapter).text)"
    if let needs = Prerequisites(of: chapter, in: reader.book.book).text { count += ", \(needs)" }
    console.line("  \(chapter.identifier)  \(chapter.title)  \(console.paint(count, .faint))")
    if namingExamples {
      for example in examples { console.line("      \(example.name)") }
      for diagram in diagrams { console.line("      \(diagram.name) (diagram)") }
    }
    for challenge in chapter.challenges { console.line(line(for: challenge)) }
  }

  /// Returns the line of a challenge with a mark for its status.
  func line(for challenge: Challenge) -> String {
    let ticked = progress.contains(.ticked, of: challenge) ? "marked as solved on the website" : ""
    let (mark, remark) =
      switch reader.status(of: challenge, in: progress) {
      case .solved: (console.paint("✓", .good), "")
      case .started: (console.paint("…", .warning), ticked)
      case .changedSinceSolved: (console.paint("…", .warning), "solved before, but changed since")
      case .solvedElsewhere: (console.paint("…", .warning), "solved before, but the file is missing")
      case .untouched: ("·", ticked)
      }
    let name = "    \(mark) \(challenge.identifier)  \(challenge.slug)"
    return remark.isEmpty ? name : "\(name)  \(console.paint("(\(remark))", .faint))"
  }
}
