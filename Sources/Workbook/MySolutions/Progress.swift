/// What progress is noted of: a challenge, or a question.
public protocol ProgressSubject {
  /// How it is called in the file, a word.
  var progressKey: String { get }
}

/// What the reader has started, solved, answered and looked at.
///
/// As text it is one fact per line, `Chapter03-Subjects/1-slug solved 4f1c`, so that two copies of the file are put
/// together by keeping all lines of both, by hand or by a tool: nothing that was done is ever undone.
public struct Progress: Equatable, Sendable {
  /// Something that has happened to a challenge or to a question.
  public enum Fact: Hashable, Sendable {
    case started
    /// A solution has passed, of which this is the stamp.
    case solved(stamp: String)
    /// As many hints have been shown.
    case hints(Int)
    /// The book's solution was looked at before one had passed.
    case peeked
    /// The answer of this letter was given to a question with this stamp.
    case answered(Character, stamp: String)
  }

  private var facts: [String: Set<Fact>] = [:]
  /// The lines that are no facts, as they are: marks of a merge, what a later version of this program has noted, or
  /// what something has garbled.
  private var otherLines: [[UInt8]] = []

  private static let heading =
    "# What you have done. To put two of these files together, keep the lines of both."

  public init() {}

  /// Reads the lines of a file.
  public init(bytes: some Sequence<UInt8>) {
    for bytes in Array(bytes).split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }) {
      let line = String(validating: bytes, as: UTF8.self)
      if line == Self.heading { continue }
      if let line, let (key, fact) = Self.fact(in: line) {
        facts[key, default: []].insert(fact)
      } else {
        otherLines.append(Array(bytes))
      }
    }
  }

  private static func fact(in line: String) -> (key: String, fact: Fact)? {
    let words = line.split(separator: " ")
    guard !line.hasPrefix("#"), let key = words.first, let fact = Fact(words: words.dropFirst()) else {
      return nil
    }
    return (String(key), fact)
  }

  /// What belongs into the file.
  public var bytes: [UInt8] {
    let lines = facts.flatMap { key, facts in facts.map { "\(key) \($0.text)" } }.sorted()
    let known = ([Self.heading] + lines).map { Array($0.utf8) }
    return (known + otherLines).flatMap { $0 + [0x0A] }
  }

  /// How many hints for `challenge` have been shown.
  public func hintsShown(for challenge: Challenge) -> Int {
    of(challenge).reduce(0) { most, fact in
      guard case .hints(let count) = fact else { return most }
      return max(most, count)
    }
  }

  /// The stamps of the solutions that have passed.
  public func stamps(of challenge: Challenge) -> [String] {
    of(challenge).compactMap { fact in
      guard case .solved(let stamp) = fact else { return nil }
      return stamp
    }
  }

  /// The letters that were given as answers to `question` as it is.
  public func letters(for question: Question) -> [Character] {
    let stamp = question.stamp
    return of(question).compactMap { fact in
      if case .answered(let letter, stamp) = fact { letter } else { nil }
    }.sorted()
  }

  public func knows(_ fact: Fact, of subject: some ProgressSubject) -> Bool { of(subject).contains(fact) }

  /// Notes `fact`; of the same kind only the latest is kept, and all answers to a question as it is.
  public mutating func note(_ fact: Fact, of subject: some ProgressSubject) {
    var known = of(subject)
    switch fact {
    case .solved: known = known.filter { if case .solved = $0 { false } else { true } }
    case .hints(let count):
      let isMore = known.allSatisfy { if case .hints(let other) = $0 { other < count } else { true } }
      if !isMore { return }
      known = known.filter { if case .hints = $0 { false } else { true } }
    case .answered(_, let stamp):
      known = known.filter { if case .answered(_, let other) = $0 { other == stamp } else { true } }
    case .started, .peeked: break
    }
    known.insert(fact)
    facts[subject.progressKey] = known
  }

  private func of(_ subject: some ProgressSubject) -> Set<Fact> { facts[subject.progressKey] ?? [] }
}

extension Progress.Fact {
  fileprivate init?(words: ArraySlice<Substring>) {
    let detail = words.dropFirst().first.map(String.init)
    switch words.first {
    case "started": self = .started
    case "solved": self = .solved(stamp: detail ?? "")
    case "peeked": self = .peeked
    case "answered":
      guard let letter = detail.flatMap({ $0.count == 1 ? $0.first : nil }) else { return nil }
      self = .answered(letter, stamp: words.dropFirst(2).first.map(String.init) ?? "")
    case "hints":
      guard let count = detail.flatMap({ Int($0) }) else { return nil }
      self = .hints(count)
    default: return nil
    }
  }

  fileprivate var text: String {
    switch self {
    case .started: "started"
    case .solved(let stamp): stamp.isEmpty ? "solved" : "solved \(stamp)"
    case .hints(let count): "hints \(count)"
    case .peeked: "peeked"
    case .answered(let letter, let stamp): "answered \(letter) \(stamp)"
    }
  }
}

extension Challenge: ProgressSubject {
  public var progressKey: String { "\(chapter.name)/\(folderName)" }
}

extension Question: ProgressSubject {
  /// Unlike that of a challenge, it begins with no number.
  public var progressKey: String { "\(chapter)/question-\(Anchors.slug(of: name))" }
}
