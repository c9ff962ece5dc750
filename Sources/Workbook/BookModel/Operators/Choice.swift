import SystemSupport

/// Something that the reader may want, with the operators to use for it or with further choices.
package struct Choice: Sendable, Equatable {
  package let words: String
  /// The line in the file, counted from 1.
  package let line: Int
  package let answers: [Answer]
  /// The choices below a question.
  package let choices: [Choice]

  /// The choice, with 0 as the line of all choices in it.
  var withoutLines: Choice {
    Choice(words: words, line: 0, answers: answers, choices: choices.map(\.withoutLines))
  }

  /// An operator to use, or one step of several.
  package struct Answer: Sendable, Equatable {
    /// The name as written.
    package let text: String
    /// Whether the operator is applied after the previous answer.
    package let isNext: Bool
    /// The remark after the name.
    package let remark: String

    /// Parses `take(1)`, `then map`, or `throttle with latest: false`.
    init(_ written: Substring) {
      let words = written.split(separator: " ").map(String.init)
      isNext = words.count > 1 && words[0] == "then"
      let rest = words.dropFirst(isNext ? 1 : 0)
      text = rest.first ?? ""
      remark = rest.dropFirst().joined(separator: " ")
    }

    /// The operator or type; nil for a challenge, or if the text is not a name.
    package var name: OperatorName? { OperatorName(text) }

    /// The challenge, such as `chapter10/2`; nil for anything else.
    package var challenge: String? {
      let parts = text.split(separator: "/", omittingEmptySubsequences: false)
      guard parts.count == 2, parts[0].hasPrefix("chapter"),
        parts[0].dropFirst("chapter".count).allSatisfy(\.isNumber), Int(parts[1]) != nil
      else { return nil }
      return text
    }
  }

  /// A choice that ends in an answer, with the questions above it, outermost first.
  package struct Path: Sendable, Equatable {
    package let questions: [String]
    package let choice: Choice

    package init(questions: [String], choice: Choice) {
      self.questions = questions
      self.choice = choice
    }

    /// The questions and the choice in one line.
    package var words: String { (questions + [choice.words]).joined(separator: " … ") }
  }

  /// Returns the paths to all choices that end in an answer, in order.
  package static func paths(of choices: [Choice], below questions: [String] = []) -> [Path] {
    choices.flatMap { choice in
      choice.choices.isEmpty
        ? [Path(questions: questions, choice: choice)]
        : paths(of: choice.choices, below: questions + [choice.words])
    }
  }
}
