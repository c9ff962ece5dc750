import Lesson

/// Writes what the book holds and where the reader stands.
public struct ListPrinter {
  private let console: Console
  private let reader: ReaderFolder
  private let progress: Progress

  public init(console: Console, reader: ReaderFolder) {
    self.console = console
    self.reader = reader
    progress = reader.progress
  }

  public func write(_ book: Book, namingExamples: Bool) {
    for part in book.parts {
      console.line(console.paint(part.title, .strong))
      for chapter in part.chapters { write(chapter, namingExamples) }
    }
    let challenges = book.challenges
    let solved = challenges.count { reader.standing(of: $0, in: progress) == .solved }
    console.line()
    console.line("You have solved \(solved) of \(counted(challenges.count, "challenge")).")
  }

  private func write(_ chapter: BookChapter, _ namingExamples: Bool) {
    let evidence = ChapterEvidence(of: chapter, in: reader.book)
    let examples = evidence.toldExamples
    let diagrams = chapter.code.diagrams
    var count = counted(examples.count, "example")
    if !diagrams.isEmpty { count += ", " + counted(diagrams.count, "diagram") }
    let questions = evidence.questions
    if !questions.isEmpty {
      let right = questions.count { progress.standing(of: $0) == .right }
      count += ", " + counted(questions.count, "question") + (right == 0 ? "" : ", \(right) answered right")
    }
    count += ", about \(ReadingTime(of: evidence).text)"
    if let needs = EarlierChapters(of: evidence, in: reader.book).text { count += ", \(needs)" }
    console.line("  \(chapter.identifier)  \(chapter.title)  \(console.paint(count, .faint))")
    if namingExamples {
      for example in examples { console.line("      \(example.name)") }
      for diagram in diagrams { console.line("      \(diagram.name) (diagram)") }
    }
    for challenge in chapter.challenges { console.line(line(for: challenge)) }
  }

  /// One challenge, with its mark.
  func line(for challenge: Challenge) -> String {
    let (mark, remark) =
      switch reader.standing(of: challenge, in: progress) {
      case .solved: (console.paint("✓", .good), "")
      case .started: (console.paint("…", .warning), "")
      case .changedSinceSolved: (console.paint("…", .warning), "solved before; changed since then")
      case .solvedElsewhere: (console.paint("…", .warning), "solved before; the file is not here")
      case .untouched: ("·", "")
      }
    let name = "    \(mark) \(challenge.identifier)  \(challenge.slug)"
    return remark.isEmpty ? name : "\(name)  \(console.paint("(\(remark))", .faint))"
  }
}
