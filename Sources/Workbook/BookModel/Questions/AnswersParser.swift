import BookMarkdown
import TextSupport

/// Parses the answers of an `answers` fence.
///
///     a  next(fog)
///     b  (nothing)
///
///     a is right: The channel was open by then.
///     b: The first event is not lost.
struct AnswersParser {
  private(set) var answers: [Answer] = []
  /// The problems, with their lines in the chapter.
  private(set) var problems: [(line: Int, message: String)] = []

  private var texts: [(letter: Character, lines: [String], line: Int)] = []
  private var remarks: [(letter: Character, isRight: Bool, words: String, line: Int)] = []

  init(_ fence: Fence) {
    let body = fence.body.map(PrintedLines.normalised)
    let start = body.firstIndex { !$0.isEmpty } ?? 0
    let end = body[start...].firstIndex(where: \.isEmpty) ?? body.endIndex
    for index in start..<end { readAnswer(body[index], at: fence.line + 1 + index) }
    for index in end..<body.endIndex { readRemark(body[index], at: fence.line + 1 + index) }
    inspect(fence)
    answers = texts.compactMap { text in
      guard let remark = remarks.first(where: { $0.letter == text.letter }) else { return nil }
      return Answer(
        letter: text.letter, lines: text.lines, meaning: Answer.Meaning(text.lines), isRight: remark.isRight,
        remark: remark.words, line: text.line)
    }
  }

  private mutating func readAnswer(_ line: String, at number: Int) {
    if let letter = line.first, letter.isAnswerLetter, line.dropFirst().hasPrefix("  ") {
      texts.append((letter, [String(line.dropFirst(3))], number))
    } else if line.hasPrefix("   "), !texts.isEmpty {
      texts[texts.count - 1].lines.append(String(line.dropFirst(3)))
    } else {
      problems.append(
        (
          number,
          "This is not an answer; write a letter, two spaces and the answer, as in `b  next(fog)`, and three "
            + "spaces before each further line of it."
        ))
    }
  }

  private mutating func readRemark(_ line: String, at number: Int) {
    if line.isEmpty { return }
    let right = " is right:"
    let rest = line.dropFirst()
    if let letter = line.first, letter.isAnswerLetter, rest.hasPrefix(":") || rest.hasPrefix(right) {
      let isRight = rest.hasPrefix(right)
      let words = rest.dropFirst(isRight ? right.count : 1).drop { $0 == " " }
      remarks.append((letter, isRight, String(words), number))
    } else if let last = remarks.indices.last {
      remarks[last].words += (remarks[last].words.isEmpty ? "" : " ") + line.drop { $0 == " " }
    } else {
      problems.append(
        (
          number,
          "This is not a remark; write `b is right: …` for the right answer and `a: …` for each of the "
            + "others."
        ))
    }
  }

  private mutating func inspect(_ fence: Fence) {
    func problem(_ line: Int, _ message: String) { problems.append((line, message)) }
    for (index, text) in texts.enumerated() {
      let expected = Character(Unicode.Scalar(UInt8(ascii: "a") + UInt8(min(index, 25))))
      if text.letter != expected {
        problem(
          text.line, "This answer should be \(expected); label the answers a, b, c and so on.")
      }
      if let first = texts[..<index].first(where: { $0.lines == text.lines }) {
        problem(text.line, "The answers \(first.letter) and \(text.letter) are the same; change one of them.")
      }
      if !remarks.contains(where: { $0.letter == text.letter }) {
        problem(
          text.line,
          "There is no remark on answer \(text.letter); explain below why a reader may choose it, as in "
            + "`\(text.letter): …`.")
      }
    }
    for (index, remark) in remarks.enumerated() {
      if !texts.contains(where: { $0.letter == remark.letter }) {
        problem(remark.line, "There is no answer \(remark.letter); remove the remark, or add the answer.")
      }
      if remarks[..<index].contains(where: { $0.letter == remark.letter }) {
        problem(remark.line, "There are two remarks on answer \(remark.letter); merge them.")
      }
      if remark.words.isEmpty { problem(remark.line, "This remark is empty; explain the answer.") }
    }
    if texts.count < 2 { problem(fence.line, "A question needs at least two answers; add one.") }
    let right = remarks.filter(\.isRight)
    if right.isEmpty, !remarks.isEmpty {
      problem(fence.line, "No answer is marked as right; write `b is right: …` for the right one.")
    }
    for other in right.dropFirst() {
      problem(
        other.line,
        "The answers \(right[0].letter) and \(other.letter) are both marked as right, but only one can be. Merge "
          + "them, or split the question in two.")
    }
  }
}

extension Character {
  fileprivate var isAnswerLetter: Bool { ("a"..."z").contains(self) }
}
