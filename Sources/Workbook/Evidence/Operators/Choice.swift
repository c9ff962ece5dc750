/// Something that one may want, and what to take for it, or what else one has to know before.
struct Choice: Sendable, Equatable {
  let words: String
  /// Counted from 1, in the file.
  let line: Int
  let answers: [Answer]
  /// What one may want below a question.
  let choices: [Choice]

  /// One of the things to take, one after the other.
  struct Answer: Sendable, Equatable {
    /// What it is called, as it is written.
    let text: String
    /// Whether it comes after the answer before.
    let isNext: Bool
    /// What is said about it behind its name.
    let remark: String

    /// Reads `take(1)`, `then map`, or `throttle with latest: false`.
    init(_ written: Substring) {
      let words = written.split(separator: " ").map(String.init)
      isNext = words.count > 1 && words[0] == "then"
      let rest = words.dropFirst(isNext ? 1 : 0)
      text = rest.first ?? ""
      remark = rest.dropFirst().joined(separator: " ")
    }

    /// The operator or type; nil for a challenge, or for what is no name.
    var name: OperatorName? { OperatorName(text) }

    /// The challenge, as in `chapter10/2`; nil for anything else.
    var challenge: String? {
      let parts = text.split(separator: "/", omittingEmptySubsequences: false)
      guard parts.count == 2, parts[0].hasPrefix("chapter"),
        parts[0].dropFirst("chapter".count).allSatisfy(\.isNumber), Int(parts[1]) != nil
      else { return nil }
      return text
    }
  }

  /// A choice that ends in an answer, and the questions above it, the outermost first.
  struct Path: Sendable, Equatable {
    let questions: [String]
    let choice: Choice

    /// All of it in one line.
    var words: String { (questions + [choice.words]).joined(separator: " … ") }
  }

  /// All that end in an answer, in order.
  static func paths(of choices: [Choice], below questions: [String] = []) -> [Path] {
    choices.flatMap { choice in
      choice.choices.isEmpty
        ? [Path(questions: questions, choice: choice)]
        : paths(of: choice.choices, below: questions + [choice.words])
    }
  }
}

extension Choice: Keepable {
  init(from kept: inout KeptReader) throws(KeptReader.NotWhole) {
    words = try kept.next()
    line = try kept.next()
    answers = try kept.next()
    choices = try kept.next()
  }

  func write(to kept: inout KeptWriter) { kept.add(words, line, answers, choices) }
}

extension Choice.Answer: Keepable {
  init(from kept: inout KeptReader) throws(KeptReader.NotWhole) {
    text = try kept.next()
    isNext = try kept.next()
    remark = try kept.next()
  }

  func write(to kept: inout KeptWriter) { kept.add(text, isNext, remark) }
}
