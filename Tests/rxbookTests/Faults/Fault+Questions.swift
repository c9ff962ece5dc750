/// Faults in answers to questions. The first question about chapter 3's code is given answers for them.
extension Fault {
  private static let output =
    "```output\n--- Example of: a borrowed observer ---\nPlover: next(Gale warning)\n```\n"

  /// A question without faults.
  static let goodAnswers = """
    ```answers
    a  Tern: next(Gale warning)
       Plover: next(Gale warning)
    b  Plover: next(Gale warning)
    c  (nothing)

    a: Somebody believes that both are reached.
    b is right: The second observer takes the place of the first.
    c: Somebody believes that nobody is.
    ```

    """

  /// Replaces `old` by `new` in the answers of the question.
  private static func answers(
    _ name: String, _ old: String, with new: String, at spot: String? = nil, plus offset: Int = 0
  ) -> Fault {
    .change(name, at: .line(spot ?? new, after: "who hears of", plus: offset)) { text in
      guard text.contains(output), goodAnswers.contains(old) else { throw NotThere(text: output) }
      return text.replacing("Who hears of", with: "Tell: who hears of")
        .replacing(output, with: goodAnswers.replacing(old, with: new))
    }
  }

  static let questions: [Fault] = [
    answers("another right answer", "b  Plover: next(Gale", with: "b  Tern: next(Gale"),
    answers(
      "a line too many", "b  Plover: next(Gale warning)\n", with: "b  Plover: next(Gale warning)\n   x\n"),
    answers("a character of the right answer", "b  Plover: next(Gale", with: "b  Plover: next(gale"),
    answers("an answer that is right, too", "c  (nothing)", with: "c  Plover: [..]"),
    answers("an answer that is always right", "b  Plover: next(Gale warning)\n", with: "b  ...\n"),
    answers("a wrong answer of any lines", "c  (nothing)", with: "c  ..."),
    answers("nothing said to be right", "b  Plover: next(Gale warning)\n", with: "b  (nothing)\n"),
    answers(
      "a trap said to be right", "b  Plover: next(Gale warning)\n",
      with: "b  Plover: next(Gale warning)\n   (traps)\n"),
    answers(
      "the compiler said to refuse what runs", "b  Plover: next(Gale warning)\n",
      with: "b  (does not compile)\n"),
    answers("two right answers", "c: Somebody", with: "c is right: Somebody"),
    answers("no right answer", "b is right:", with: "b:", at: "```answers"),
    answers("the wrong one said to be right", "b is right: The", with: "b: The", at: "```answers"),
    answers("a remark less", "c: Somebody believes that nobody is.\n", with: "", at: "c  (nothing)"),
    answers("a remark on no answer", "c: Somebody", with: "c: Nobody.\nd: Somebody", at: "d: Somebody"),
    answers("two remarks on one answer", "c: Somebody", with: "c: Nobody.\nc: Somebody", at: "c: Somebody"),
    answers("a remark without words", "c: Somebody believes that nobody is.\n", with: "c:\n"),
    answers(
      "a remark of no answer", "a: Somebody believes that both",
      with: "Because.\na: Somebody believes that both"),
    answers("answers out of order", "c  (nothing)", with: "d  (nothing)"),
    answers("the same answer twice", "c  (nothing)", with: "c  Plover: next(Gale warning)"),
    answers("an answer with one blank", "c  (nothing)", with: "c (nothing)"),
    answers("an answer in upper case", "c  (nothing)", with: "C  (nothing)"),
    answers("an answer with a parenthesis", "c  (nothing)", with: "c) (nothing)"),
    answers("a further line with two blanks", "   Plover: next(Gale", with: "  Plover: next(Gale"),
    answers("no line between answers and remarks", "(nothing)\n\n", with: "(nothing)\n", at: "a: Somebody"),
    answers("answers with a match", "```answers\n", with: "```answers match=part\n"),
    answers("answers to another example", "```answers\n", with: "```answers of=\"a borowed observer\"\n"),
    answers("answers with another language", "```answers\n", with: "```answer\n"),
    .change("answers that are text", at: .line("```swift of=\"a borrowed observer\"")) { text in
      text.replacing(output, with: goodAnswers.replacing("```answers", with: "```text"))
    },
    .change("answers beside the output", at: .line("```answers of=")) { text in
      text.replacing(
        output,
        with: output + "\nWho?\n\n"
          + goodAnswers.replacing("```answers", with: "```answers of=\"a borrowed observer\""))
    },
    .change("answers to what nobody asks", at: .line("```answers", after: "Two boats listen.")) { text in
      text.replacing("Two boats listen. Who hears of the gale?", with: "Two boats listen.")
        .replacing(output, with: goodAnswers)
    },
  ]
}
