/// A piece of the book that can be found: a section, a term, a challenge.
struct SearchDocument: Sendable, Equatable {
  /// What a word is part of; the first that holds counts.
  enum Rank: Int, Comparable, Sendable {
    /// The text, and the same where it says the word often.
    case text = 1
    case often = 2
    /// A name of an example or a diagram, or what an operator is chosen for.
    case label = 3
    case heading = 4
    case term = 5
    /// A part of the name of an operator that the section owns, or all of it.
    case operatorPart = 6
    case operatorName = 7

    static func < (first: Rank, second: Rank) -> Bool { first.rawValue < second.rawValue }
  }

  /// With backticks around its code.
  let title: String
  /// What it belongs to, as in `Chapter 5`.
  let place: String
  /// Below the site's folder.
  let address: String
  /// Whether it asks, and says nothing that somebody would look for first.
  var asks = false
  /// What is shown of it, around the words that were looked for.
  private(set) var text = ""
  private var ranked: [Ranked]

  private struct Ranked: Equatable {
    let text: String
    let rank: Rank
  }

  init(title: String, place: String, address: String, rank: Rank) {
    self.title = title
    self.place = place
    self.address = address
    ranked = [Ranked(text: title, rank: rank)]
  }

  /// Adds words under which it is found, and which are not shown.
  mutating func add(_ words: String, rank: Rank) { ranked.append(Ranked(text: words, rank: rank)) }

  /// Adds a stretch of text.
  mutating func append(_ words: some StringProtocol) {
    if words.isEmpty { return }
    if !text.isEmpty, text.last != " " { text += " " }
    text += words
  }

  /// Adds a stretch of a paragraph, where no blank belongs before it.
  mutating func append(inline words: String) {
    if words != " " || !text.isEmpty && text.last != " " { text += words }
  }

  private static let often = 3

  /// The words under which it is found, each with the best that it is part of.
  var words: [String: Rank] {
    var counts: [String: Int] = [:]
    SearchWords.each(in: text) { counts[$0, default: 0] += 1 }
    // A letter alone says nothing.
    var words = counts.filter { $0.key.utf8.count > 1 }.mapValues { $0 < Self.often ? Rank.text : .often }
    for one in ranked {
      SearchWords.each(in: one.text) { word in words[word] = max(words[word] ?? one.rank, one.rank) }
    }
    return asks ? words.mapValues { _ in .text } : words
  }
}
