/// The dialogue of `rxbook which`, which asks about the reader's situation and recommends an operator.
package struct WhichDialogue {
  private let guide: OperatorGuide
  private let console: Console
  private let read: () -> String?

  /// - Parameter read: Returns the next line that the reader types, or nil at the end of the input.
  package init(_ guide: OperatorGuide, console: Console, read: @escaping () -> String?) {
    self.guide = guide
    self.console = console
    self.read = read
  }

  /// Asks until there is an answer or the input ends.
  ///
  /// - Returns: Whether an answer was found.
  package func ask() -> Bool {
    var questions = guide.questions
    var title = "What do you have, and what do you want?"
    while true {
      console.line(console.paint(title, .strong))
      for (number, question) in questions.enumerated() {
        console.line("\(number + 1 < 10 ? " " : "")\(number + 1)  \(question.words)")
      }
      console.line("Type a number, or words to search for:")
      guard let line = read(), !line.allSatisfy(\.isWhitespace) else { return false }
      guard let number = Int(line.filter { !$0.isWhitespace && $0 != "." }) else {
        return show(guide.answers(to: line), to: line)
      }
      guard questions.indices.contains(number - 1) else {
        console.line("The list has no number \(number).\n")
        continue
      }
      let question = questions[number - 1]
      if let answer = question.answer {
        console.line()
        show(answer)
        return true
      }
      console.line()
      (title, questions) = (question.words, question.choices)
    }
  }

  /// Shows the operators that best match `wish`.
  ///
  /// - Returns: Whether any operator matches.
  package func search(for wish: String) -> Bool { show(guide.answers(to: wish), to: wish) }

  private func show(_ answers: [OperatorGuide.Answer], to wish: String) -> Bool {
    guard let best = answers.first else {
      console.sentences("No operator matches “\(wish)”. To answer questions instead, run ./rxbook which")
      return false
    }
    show(best)
    if answers.count > 1 { console.line("\nOther matches:") }
    for other in answers.dropFirst() {
      console.sentences("  \(other.text): \(other.wish.isEmpty ? other.summary ?? "" : other.wish)")
    }
    return true
  }

  private func show(_ answer: OperatorGuide.Answer) {
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
