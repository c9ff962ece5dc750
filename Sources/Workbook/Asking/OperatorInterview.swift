/// `rxbook which`: asks what somebody has and wants, and says what to take.
public struct OperatorInterview {
  private let guide: OperatorGuide
  private let console: Console
  private let read: () -> String?

  /// - Parameter read: The next line of what is typed; nil at its end.
  public init(_ guide: OperatorGuide, console: Console, read: @escaping () -> String?) {
    self.guide = guide
    self.console = console
    self.read = read
  }

  /// Asks until there is an answer, or nothing more is typed.
  ///
  /// - Returns: Whether there is one.
  public func ask() -> Bool {
    var questions = guide.questions
    var title = "What do you have, and what do you want?"
    while true {
      console.line(console.paint(title, .strong))
      for (number, question) in questions.enumerated() {
        console.line("\(number + 1 < 10 ? " " : "")\(number + 1)  \(question.words)")
      }
      console.line("Type a number, or words to look for:")
      guard let line = read(), !line.allSatisfy(\.isWhitespace) else { return false }
      guard let number = Int(line.filter { !$0.isWhitespace && $0 != "." }) else {
        return tell(guide.answers(to: line), to: line)
      }
      guard questions.indices.contains(number - 1) else {
        console.line("There is no \(number).\n")
        continue
      }
      let question = questions[number - 1]
      if let answer = question.answer {
        console.line()
        tell(answer)
        return true
      }
      console.line()
      (title, questions) = (question.words, question.choices)
    }
  }

  /// Says what comes nearest to `wish`.
  ///
  /// - Returns: Whether anything does.
  public func tell(_ wish: String) -> Bool { tell(guide.answers(to: wish), to: wish) }

  private func tell(_ answers: [OperatorGuide.Answer], to wish: String) -> Bool {
    guard let best = answers.first else {
      console.sentences("Nothing is known by “\(wish)”. Without words, ./rxbook which asks you.")
      return false
    }
    tell(best)
    if answers.count > 1 { console.line("\nOr:") }
    for other in answers.dropFirst() {
      console.sentences("  \(other.text): \(other.wish.isEmpty ? other.summary ?? "" : other.wish)")
    }
    return true
  }

  private func tell(_ answer: OperatorGuide.Answer) {
    console.line(console.paint(answer.text, .strong))
    if !answer.wish.isEmpty { console.sentences(answer.wish) }
    if let summary = answer.summary { console.sentences(summary) }
    if !answer.diagram.isEmpty {
      console.line("\n\(answer.diagram.map { "  \($0)" }.joined(separator: "\n"))")
    }
    console.line()
    if let section = answer.section {
      console.sentences(section.title)
      console.line(section.address)
    }
    if let command = answer.command { console.line(command) }
  }
}
