import BookModel
import Foundation

/// The reader's progress in the format that published pages export and import.
///
/// `docs/reports.md` describes the format.
package struct SiteProgress: Equatable, Encodable, Sendable {
  /// Whether the first choice was right, by chapter and question.
  package var questions: [String: Bool] = [:]
  /// Whether the prediction was right, by chapter and diagram.
  package var predictions: [String: Bool] = [:]
  /// Whether the challenge is solved, by chapter and number.
  package var challenges: [String: Bool] = [:]
  /// The points, from 1 to 3, by chapter and puzzle.
  package var puzzles: [String: Int] = [:]
  /// How far the reader has scrolled, from 0 to 1, by chapter.
  package var read: [String: Double] = [:]

  package init() {}

  /// Parses an exported file, or returns nil if it contains no progress.
  ///
  /// Ignores unknown fields and values of other types, as the pages do.
  package init?(json: Data) {
    guard let fields = try? JSONDecoder().decode([String: Field].self, from: json) else { return nil }
    let entries = fields.compactMapValues(\.entries)
    let kinds = ["questions", "predictions", "challenges", "puzzles", "read"]
    guard kinds.contains(where: { entries[$0] != nil }) else { return nil }
    func flags(_ kind: String) -> [String: Bool] { entries[kind]?.compactMapValues(\.flag) ?? [:] }
    questions = flags("questions")
    predictions = flags("predictions")
    challenges = flags("challenges")
    puzzles =
      entries["puzzles"]?.compactMapValues(\.number).filter { [1, 2, 3].contains($0.value) }.mapValues {
        Int($0)
      }
      ?? [:]
    read = entries["read"]?.compactMapValues(\.number).mapValues { min(max($0, 0), 1) } ?? [:]
  }

  /// The contents of an exported file.
  package func json() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(self) + Data("\n".utf8)
  }

  /// Adds the entries of `other`; of two entries with the same name, the one with more progress is retained.
  package mutating func merge(_ other: Self) {
    questions.merge(other.questions) { $0 || $1 }
    predictions.merge(other.predictions) { $0 || $1 }
    challenges.merge(other.challenges) { $0 || $1 }
    puzzles.merge(other.puzzles, uniquingKeysWith: max)
    read.merge(other.read, uniquingKeysWith: max)
  }

  /// The number of entries; a challenge that is not solved does not count.
  package var count: Int {
    questions.count + predictions.count + challenges.count { $0.value } + puzzles.count + read.count
  }

  /// A field of the file; nil entries if it is not an object.
  private struct Field: Decodable {
    let entries: [String: Entry]?

    init(from decoder: any Decoder) throws {
      entries = try? decoder.singleValueContainer().decode([String: Entry].self)
    }
  }

  private struct Entry: Decodable {
    let flag: Bool?
    let number: Double?

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      flag = try? container.decode(Bool.self)
      number = try? container.decode(Double.self)
    }
  }
}

/// A diagram, a puzzle or a chapter, whose progress only the pages record.
private struct PageSubject: ProgressSubject {
  let progressKey: String
}

extension SiteProgress {
  /// Returns the facts to record for the chapters of `book`; entries for other chapters, and for questions and challenges
  /// that a chapter doesn't have, are ignored.
  package func facts(in book: ParsedBook) -> [(any ProgressSubject, ReaderProgress.Fact)] {
    var facts: [(any ProgressSubject, ReaderProgress.Fact)] = []
    for chapter in book.chapters {
      for question in chapter.questions {
        guard let isRight = questions[Self.key(of: question)] else { continue }
        if !isRight {
          facts.append((question, .missed(fingerprint: question.fingerprint)))
        } else if let right = question.right {
          facts.append((question, question.answered(right.letter)))
        }
      }
      for challenge in chapter.challenges where challenges[Self.key(of: challenge)] == true {
        facts.append((challenge, .ticked))
      }
      for (key, isRight) in predictions.sorted(by: { $0.key < $1.key })
      where key.hasPrefix("\(chapter.name)/") && !key.contains(where: \.isWhitespace) {
        facts.append((PageSubject(progressKey: key), .predicted(isRight)))
      }
      for (key, points) in puzzles.sorted(by: { $0.key < $1.key })
      where key.hasPrefix("\(chapter.name)/") && !key.contains(where: \.isWhitespace) {
        facts.append((PageSubject(progressKey: key), .scored(points: points)))
      }
      if let part = read[chapter.name] {
        facts.append((PageSubject(progressKey: chapter.name), .read(percent: Int((part * 100).rounded()))))
      }
    }
    return facts
  }

  /// Creates the entries for the recorded progress.
  package init(_ progress: ReaderProgress, in book: ParsedBook) {
    for chapter in book.chapters {
      for question in chapter.questions {
        switch progress.status(of: question) {
        case .right: questions[Self.key(of: question)] = true
        case .wrong: questions[Self.key(of: question)] = false
        case .unanswered:
          if progress.contains(.missed(fingerprint: question.fingerprint), of: question) {
            questions[Self.key(of: question)] = false
          }
        }
      }
      for challenge in chapter.challenges
      where !progress.fingerprints(of: challenge).isEmpty || progress.contains(.ticked, of: challenge) {
        challenges[Self.key(of: challenge)] = true
      }
      for (key, facts) in progress.facts(withPrefix: "\(chapter.name)/") {
        if facts.contains(.predicted(true)) {
          predictions[key] = true
        } else if facts.contains(.predicted(false)) {
          predictions[key] = false
        }
        puzzles[key] = facts.compactMap { if case .scored(let points) = $0 { points } else { nil } }.max()
      }
      if let percent = progress.percentRead(of: PageSubject(progressKey: chapter.name)) {
        read[chapter.name] = Double(percent) / 100
      }
    }
  }

  private static func key(of question: Question) -> String { "\(question.chapter)/\(question.name)" }

  private static func key(of challenge: Challenge) -> String {
    "\(challenge.chapter.name)/\(challenge.number)"
  }
}
