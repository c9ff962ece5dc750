import BookMarkdown
import BookModel

/// A challenge, a question, a diagram, a puzzle or a chapter, for which progress is recorded.
package protocol ProgressSubject {
  /// The key of the subject in the file.
  var progressKey: String { get }
}

/// The reader's progress with challenges, questions, diagrams, puzzles and chapters.
///
/// The file has one fact per line, such as `Chapter03-Subjects/1-slug solved 4f1c`. Two copies of the file are merged
/// by keeping all lines of both, because facts are never undone.
package struct ReaderProgress: Equatable, Sendable {
  /// A fact about a challenge, a question, a diagram, a puzzle or a chapter.
  package enum Fact: Hashable, Sendable {
    case started
    /// A solution with this fingerprint has passed.
    case solved(fingerprint: String)
    /// This number of hints has been shown.
    case hints(Int)
    /// The reader looked at the book's solution before their own had passed.
    case peeked
    /// The reader has chosen this letter for a question with this fingerprint.
    case answered(Character, fingerprint: String)
    /// On the website, the first choice for a question with this fingerprint was wrong.
    case missed(fingerprint: String)
    /// The reader has marked a challenge as solved on the website.
    case ticked
    /// The reader has predicted the result of a diagram on the website, correctly or not.
    case predicted(Bool)
    /// The reader has solved a puzzle on the website, for this number of points.
    case scored(points: Int)
    /// The reader has scrolled to this part of a chapter's page.
    case read(percent: Int)
  }

  private var facts: [String: Set<Fact>] = [:]
  /// The lines that are not facts, unchanged: merge markers, facts of a later version of this program, and damaged
  /// lines.
  private var otherLines: [[UInt8]] = []

  private static let heading =
    "# What you have done. To put two of these files together, keep the lines of both."

  package init() {}

  /// Parses the lines of a file.
  package init(bytes: some Sequence<UInt8>) {
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

  /// The contents of the file.
  package var bytes: [UInt8] {
    let lines = facts.flatMap { key, facts in facts.map { "\(key) \($0.text)" } }.sorted()
    let known = ([Self.heading] + lines).map { Array($0.utf8) }
    return (known + otherLines).flatMap { $0 + [0x0A] }
  }

  /// Returns the number of hints for `challenge` that have been shown.
  package func hintsShown(for challenge: Challenge) -> Int {
    of(challenge).reduce(0) { most, fact in
      guard case .hints(let count) = fact else { return most }
      return max(most, count)
    }
  }

  /// Returns the part of a chapter's page to which the reader has scrolled.
  func percentRead(of chapter: some ProgressSubject) -> Int? {
    of(chapter).compactMap { fact in if case .read(let percent) = fact { percent } else { nil } }.max()
  }

  /// Returns the facts of all subjects whose keys start with `prefix`.
  func facts(withPrefix prefix: String) -> [String: Set<Fact>] { facts.filter { $0.key.hasPrefix(prefix) } }

  /// Returns the fingerprints of the solutions that have passed.
  package func fingerprints(of challenge: Challenge) -> [String] {
    of(challenge).compactMap { fact in
      guard case .solved(let fingerprint) = fact else { return nil }
      return fingerprint
    }
  }

  /// Returns the letters that the reader has chosen for the current version of `question`.
  package func letters(for question: Question) -> [Character] {
    let fingerprint = question.fingerprint
    return of(question).compactMap { fact in
      if case .answered(let letter, fingerprint) = fact { letter } else { nil }
    }.sorted()
  }

  package func contains(_ fact: Fact, of subject: some ProgressSubject) -> Bool { of(subject).contains(fact) }

  /// Records `fact` in place of an earlier fact of the same kind.
  ///
  /// All answers to an unchanged question are retained.
  package mutating func record(_ fact: Fact, of subject: some ProgressSubject) {
    var known = of(subject)
    switch fact {
    case .solved: known = known.filter { if case .solved = $0 { false } else { true } }
    case .hints(let count):
      let isMore = known.allSatisfy { if case .hints(let other) = $0 { other < count } else { true } }
      if !isMore { return }
      known = known.filter { if case .hints = $0 { false } else { true } }
    case .answered(_, let fingerprint):
      known = known.filter { if case .answered(_, let other) = $0 { other == fingerprint } else { true } }
    case .missed(let fingerprint):
      known = known.filter { if case .missed(let other) = $0 { other == fingerprint } else { true } }
    case .scored(let points):
      if known.contains(where: { if case .scored(let other) = $0 { other >= points } else { false } }) {
        return
      }
      known = known.filter { if case .scored = $0 { false } else { true } }
    case .read(let percent):
      if known.contains(where: { if case .read(let other) = $0 { other >= percent } else { false } }) {
        return
      }
      known = known.filter { if case .read = $0 { false } else { true } }
    case .started, .peeked, .ticked, .predicted: break
    }
    known.insert(fact)
    facts[subject.progressKey] = known
  }

  private func of(_ subject: some ProgressSubject) -> Set<Fact> { facts[subject.progressKey] ?? [] }
}

extension ReaderProgress.Fact {
  fileprivate init?(words: ArraySlice<Substring>) {
    let detail = words.dropFirst().first.map(String.init)
    switch words.first {
    case "started": self = .started
    case "solved": self = .solved(fingerprint: detail ?? "")
    case "peeked": self = .peeked
    case "answered":
      guard let letter = detail.flatMap({ $0.count == 1 ? $0.first : nil }) else { return nil }
      self = .answered(letter, fingerprint: words.dropFirst(2).first.map(String.init) ?? "")
    case "missed": self = .missed(fingerprint: detail ?? "")
    case "ticked": self = .ticked
    case "predicted":
      switch detail {
      case "right": self = .predicted(true)
      case "wrong": self = .predicted(false)
      default: return nil
      }
    case "scored":
      guard let points = detail.flatMap({ Int($0) }), (1...3).contains(points) else { return nil }
      self = .scored(points: points)
    case "read":
      guard let percent = detail.flatMap({ Int($0) }), (0...100).contains(percent) else { return nil }
      self = .read(percent: percent)
    case "hints":
      guard let count = detail.flatMap({ Int($0) }) else { return nil }
      self = .hints(count)
    default: return nil
    }
  }

  fileprivate var text: String {
    switch self {
    case .started: "started"
    case .solved(let fingerprint): fingerprint.isEmpty ? "solved" : "solved \(fingerprint)"
    case .hints(let count): "hints \(count)"
    case .peeked: "peeked"
    case .missed(let fingerprint): "missed \(fingerprint)"
    case .ticked: "ticked"
    case .predicted(let isRight): "predicted \(isRight ? "right" : "wrong")"
    case .scored(let points): "scored \(points)"
    case .read(let percent): "read \(percent)"
    case .answered(let letter, let fingerprint): "answered \(letter) \(fingerprint)"
    }
  }
}

extension Challenge: ProgressSubject {
  package var progressKey: String { "\(chapter.name)/\(folderName)" }
}

extension Question: ProgressSubject {
  /// The key of the question; unlike the key of a challenge, it has no number after the slash.
  package var progressKey: String { "\(chapter)/question-\(Anchors.slug(of: name))" }
}
