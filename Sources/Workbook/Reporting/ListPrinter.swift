import Lesson

/// Writes what the book holds and where the reader stands.
public struct ListPrinter {
  private let console: Console
  private let progress: Progress

  public init(console: Console, progress: Progress) {
    self.console = console
    self.progress = progress
  }

  public func write(_ book: Book, namingExamples: Bool) {
    for part in book.parts {
      console.line(console.paint(part.title, .strong))
      for chapter in part.chapters { write(chapter, namingExamples) }
    }
    let challenges = book.challenges
    let solved = challenges.count { progress.state(of: $0) == .solved }
    console.line()
    console.line("You have solved \(solved) of \(challenges.count) challenges.")
  }

  private func write(_ chapter: BookChapter, _ namingExamples: Bool) {
    let examples = chapter.code.examples
    let count = examples.count == 1 ? "1 example" : "\(examples.count) examples"
    console.line("  \(chapter.identifier)  \(chapter.title)  \(console.paint(count, .faint))")
    if namingExamples {
      for example in examples { console.line("      \(example.name)") }
    }
    for challenge in chapter.challenges {
      let challenge = ChapterChallenge(chapter: chapter, challenge: challenge)
      console.line("    \(mark(challenge)) \(challenge.identifier)  \(challenge.challenge.slug)")
    }
  }

  private func mark(_ challenge: ChapterChallenge) -> String {
    switch progress.state(of: challenge) {
    case .solved: console.paint("✓", .good)
    case .started: console.paint("…", .warning)
    case nil: "·"
    }
  }
}
