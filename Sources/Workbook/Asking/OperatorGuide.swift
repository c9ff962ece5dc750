import Foundation

/// Leads from what somebody has and wants to the operator for it, by what the chapters say that one may choose.
public struct OperatorGuide {
  /// The questions of the chapters, in order, each with what there is to choose below it.
  public let questions: [Question]
  private let candidates: [Candidate]
  /// How rare a word is among the candidates, by the word.
  private let rarities: [String: Double]

  public init(of book: Book) {
    let index = OperatorIndex(of: book)
    let maker = AnswerMaker(index: index, book: book)
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

  /// Something to choose from.
  public struct Question: Sendable {
    public let words: String
    public let choices: [Question]
    /// What to take; nil where there is more to choose.
    public let answer: Answer?

    fileprivate init(_ choice: Choice, above: [String] = [], _ maker: AnswerMaker) {
      words = choice.words
      choices = choice.choices.map { Question($0, above: above + [choice.words], maker) }
      answer =
        choice.choices.isEmpty
        ? maker.answer(to: Choice.Path(questions: above, choice: choice)) : nil
    }
  }

  /// What to take, and where the book is about it.
  public struct Answer: Equatable, Sendable {
    /// What it is called, with what is said of it, as in `throttle with latest: false`.
    public let text: String
    /// What one has and wants, from the question on.
    public let wish: String
    /// What the library says of it, in a sentence.
    public let summary: String?
    public let diagram: [String]
    /// Its section, and where that is.
    public let section: (title: String, address: String)?
    /// What is typed to go on.
    public let command: String?
    fileprivate let names: [String]

    public static func == (first: Answer, second: Answer) -> Bool {
      (first.text, first.wish) == (second.text, second.wish)
    }
  }

  /// What `text` may mean, the best first; none if no word of it is known.
  public func answers(to text: String, atMost count: Int = 4) -> [Answer] {
    // The shortest words are in every sentence.
    let words = Set(SearchWords.all(in: text).filter { $0.count > 2 }).sorted()
    let found = candidates.compactMap { candidate -> (answer: Answer, score: Double)? in
      let score = words.reduce(0) { $0 + candidate.weight(of: $1, rarities) }
      return score > 0 ? (candidate.answer, score) : nil
    }
    // Equals stay in the order of the book.
    let sorted = found.enumerated().sorted { ($1.element.score, $0.offset) < ($0.element.score, $1.offset) }
    var seen: Set<String> = []
    return Array(sorted.map(\.element.answer).filter { seen.insert($0.text).inserted }.prefix(count))
  }
}

/// What can be answered, and the words under which it is found.
private struct Candidate {
  let answer: OperatorGuide.Answer
  private(set) var weights: [String: Double] = [:]

  init(_ answer: OperatorGuide.Answer) {
    self.answer = answer
    let parts: [(String, Double)] = [
      (answer.summary ?? "", 1), (answer.section?.title ?? "", 1), (answer.wish, 2), (answer.text, 3),
    ]
    for (text, weight) in parts {
      for word in SearchWords.all(in: text) { weights[word] = weight }
    }
  }

  /// What it counts that `word` was asked for; words of which one is the beginning of the other are nearly the same.
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

/// Makes answers of what the index knows.
private struct AnswerMaker {
  let index: OperatorIndex
  let book: Book
  private let entries: [OperatorName: OperatorIndex.Entry]

  init(index: OperatorIndex, book: Book) {
    self.index = index
    self.book = book
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
