/// What the reader has started, solved and looked at.
///
/// As text it is one fact per line, `Chapter03-Subjects/1-slug solved 4f1c`, so that two copies of the file are put
/// together by keeping all lines of both, by hand or by a tool: nothing that was done is ever undone.
public struct Progress: Equatable, Sendable {
  /// Something that has happened to a challenge.
  public enum Fact: Hashable, Sendable {
    case started
    /// A solution has passed, of which this is the stamp.
    case solved(stamp: String)
    /// As many hints have been shown.
    case hints(Int)
    /// The book's solution was looked at before one had passed.
    case peeked
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

  public func knows(_ fact: Fact, of challenge: Challenge) -> Bool { of(challenge).contains(fact) }

  /// Notes `fact`; of the same kind only the latest is kept.
  public mutating func note(_ fact: Fact, of challenge: Challenge) {
    var known = of(challenge)
    switch fact {
    case .solved: for stamp in stamps(of: challenge) { known.remove(.solved(stamp: stamp)) }
    case .hints(let count):
      guard count > hintsShown(for: challenge) else { return }
      known = known.filter { if case .hints = $0 { false } else { true } }
    case .started, .peeked: break
    }
    known.insert(fact)
    facts[challenge.progressKey] = known
  }

  private func of(_ challenge: Challenge) -> Set<Fact> { facts[challenge.progressKey] ?? [] }
}

extension Progress.Fact {
  fileprivate init?(words: ArraySlice<Substring>) {
    let detail = words.dropFirst().first.map(String.init)
    switch words.first {
    case "started": self = .started
    case "solved": self = .solved(stamp: detail ?? "")
    case "peeked": self = .peeked
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
    }
  }
}

extension Challenge {
  fileprivate var progressKey: String { "\(chapter.name)/\(folderName)" }
}
