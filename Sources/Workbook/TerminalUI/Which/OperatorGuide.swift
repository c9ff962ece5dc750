import BookModel
import Foundation
import TextSupport

/// Finds the operator for a reader's needs, using the choices in the chapters.
package struct OperatorGuide {
  /// The questions of the chapters, in order, each with its choices.
  package let questions: [Question]
  private let candidates: [Candidate]
  /// The inverse frequency of each word among the candidates.
  private let rarities: [String: Double]

  package init(of book: ParsedBook) {
    let index = book.operators
    let maker = AnswerMaker(index)
    questions = index.choices.flatMap { own in own.questions.map { Question($0, maker) } }
    let chosen = index.choices.flatMap { own in
      Choice.paths(of: own.questions).map { maker.answer(to: $0) }
    }
    let named = Set(chosen.flatMap(\.names))
    let others = index.entries.filter { !named.contains($0.name.text) }.map { maker.answer(named: $0) }
    candidates = (chosen + others).map(Candidate.init)
    var counts: [String: Int] = [:]
    for candidate in candidates {
      for word in candidate.weights.keys { counts[word, default: 0] += 1 }
    }
    let count = Double(candidates.count)
    rarities = counts.mapValues { log(1 + count / Double($0)) }
  }

  /// A question with choices, each of which is a further question or has an answer.
  package struct Question: Sendable {
    package let words: String
    package let choices: [Question]
    /// The recommended operator, or nil if there are further choices.
    package let answer: Answer?

    fileprivate init(_ choice: Choice, above: [String] = [], _ maker: AnswerMaker) {
      words = choice.words
      choices = choice.choices.map { Question($0, above: above + [choice.words], maker) }
      answer =
        choice.choices.isEmpty
        ? maker.answer(to: Choice.Path(questions: above, choice: choice)) : nil
    }
  }

  /// A recommended operator, and the section of the book about it.
  package struct Answer: Equatable, Sendable {
    /// The operator's name with the author's remark, such as `throttle with latest: false`.
    package let text: String
    /// The path of choices to the operator, starting with the question.
    package let wish: String
    /// The first sentence of the operator's documentation.
    package let summary: String?
    package let diagram: [String]
    /// The title and address of the operator's section.
    package let section: (title: String, address: String)?
    /// The command to try the operator.
    package let command: String?
    fileprivate let names: [String]

    package static func == (first: Answer, second: Answer) -> Bool {
      (first.text, first.wish) == (second.text, second.wish)
    }
  }

  /// Returns the operators that best match the words in `text`, best first.
  ///
  /// The result is empty if no word matches.
  package func answers(to text: String, atMost count: Int = 4) -> [Answer] {
    // Short words occur in almost every sentence.
    let words = Set(SearchTokenizer.all(in: text).filter { $0.count > 2 }).sorted()
    let found = candidates.compactMap { candidate -> (answer: Answer, score: Double)? in
      let score = words.reduce(0) { $0 + candidate.weight(of: $1, rarities) }
      return score > 0 ? (candidate.answer, score) : nil
    }
    // Candidates with equal scores stay in the order of the book.
    let sorted = found.enumerated().sorted { ($1.element.score, $0.offset) < ($0.element.score, $1.offset) }
    var seen: Set<String> = []
    return Array(sorted.map(\.element.answer).filter { seen.insert($0.text).inserted }.prefix(count))
  }
}

/// A possible answer, and the weights of its words.
private struct Candidate {
  let answer: OperatorGuide.Answer
  private(set) var weights: [String: Double] = [:]

  init(_ answer: OperatorGuide.Answer) {
    self.answer = answer
    let parts: [(String, Double)] = [
      (answer.summary ?? "", 1), (answer.section?.title ?? "", 1), (answer.wish, 2), (answer.text, 3),
    ]
    for (text, weight) in parts {
      for word in SearchTokenizer.all(in: text) { weights[word] = weight }
    }
  }

  /// Returns the weight of a searched `word`.
  ///
  /// If one of two words is a prefix of the other and their lengths are similar, they count as nearly the same.
  func weight(of word: String, _ rarities: [String: Double]) -> Double {
    if let weight = weights[word] { return weight * (rarities[word] ?? 0) }
    guard word.count >= 4 else { return 0 }
    return weights.map { other, weight in
      let isNear =
        other.count >= 4 && abs(other.count - word.count) <= 3
        && (other.hasPrefix(word) || word.hasPrefix(other))
      return isNear ? 0.9 * weight * (rarities[other] ?? 0) : 0
    }.max() ?? 0
  }
}

/// Creates answers from the entries of the operator index.
private struct AnswerMaker {
  private let entries: [OperatorName: OperatorIndex.Entry]

  init(_ index: OperatorIndex) {
    entries = Dictionary(index.entries.map { ($0.name, $0) }) { first, _ in first }
  }

  func answer(to path: Choice.Path) -> OperatorGuide.Answer {
    let answers = path.choice.answers
    let text = answers.map { answer in
      (answer.isNext ? "then " : "") + answer.text + (answer.remark.isEmpty ? "" : " \(answer.remark)")
    }.joined(separator: ", ")
    let entry = answers.lazy.compactMap(\.name).compactMap { entries[$0] ?? entries[$0.plain] }.first
    return answer(
      text, wish: path.words, entry: entry, names: answers.compactMap(\.name?.text),
      challenge: answers.lazy.compactMap(\.challenge).first)
  }

  func answer(named entry: OperatorIndex.Entry) -> OperatorGuide.Answer {
    answer(entry.name.text, wish: "", entry: entry, names: [entry.name.text], challenge: nil)
  }

  private func answer(
    _ text: String, wish: String, entry: OperatorIndex.Entry?, names: [String], challenge: String?
  ) -> OperatorGuide.Answer {
    let section = entry?.section
    return OperatorGuide.Answer(
      text: text, wish: wish, summary: entry?.summary, diagram: entry?.diagram?.body ?? [],
      section: section.map { section in
        (
          title: "Chapter \(section.number), \(section.title)",
          address: "Chapters/\(section.chapter)/Chapter.md#\(section.anchor)"
        )
      },
      command: challenge.map { "./rxbook start \($0)" }
        ?? section.map { "./rxbook run chapter\($0.number)" }, names: names)
  }
}
