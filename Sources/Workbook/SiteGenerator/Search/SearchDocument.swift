import TextSupport

/// A search result: a section, an operator, a term, or a challenge.
struct SearchDocument: Sendable, Equatable {
  /// The rank of a word, which depends on the part of the document that contains it.
  enum Rank: Int, Comparable, Sendable {
    case text = 1
    /// The text contains the word several times.
    case often = 2
    /// The name of an example or a diagram, or a choice that leads to an operator.
    case label = 3
    case heading = 4
    case term = 5
    /// The argument label of an operator that the section owns.
    case operatorPart = 6
    case operatorName = 7

    static func < (first: Rank, second: Rank) -> Bool { first.rawValue < second.rawValue }
  }

  /// The title, in which backticks enclose code.
  let title: String
  /// The place in the book, such as `Chapter 5`.
  let place: String
  /// The address, relative to the site's folder.
  let address: String
  /// The group of a result; the raw values are those of the script that shows the results.
  enum Kind: String {
    /// The page of an operator.
    case operators = "o"
    case section = ""
    case term = "t"
    case question = "q"
  }

  /// The group in which the search shows the result.
  var kind: Kind {
    if asks { return .question }
    return switch ranked[0].rank {
    case .operatorName: .operators
    case .term: .term
    default: .section
    }
  }

  /// The drawing that the search shows beside the result, as HTML, or an empty string.
  var picture = ""
  /// Whether the document contains a quiz question, so that all its words have the lowest rank.
  var asks = false
  /// The text, from which the search shows an excerpt.
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

  /// Adds words that are searched but not shown.
  mutating func add(_ words: String, rank: Rank) { ranked.append(Ranked(text: words, rank: rank)) }

  /// Appends text after a space.
  mutating func append(_ words: some StringProtocol) {
    if words.isEmpty { return }
    if !text.isEmpty, text.last != " " { text += " " }
    text += words
  }

  /// Appends text of a paragraph without a space before it.
  mutating func append(inline words: String) {
    if words != " " || !text.isEmpty && text.last != " " { text += words }
  }

  private static let often = 3

  /// The searchable words, each with its highest rank.
  var words: [String: Rank] {
    var counts: [String: Int] = [:]
    SearchTokenizer.each(in: text) { counts[$0, default: 0] += 1 }
    // Single letters are not useful for a search.
    var words = counts.filter { $0.key.utf8.count > 1 }.mapValues { $0 < Self.often ? Rank.text : .often }
    for one in ranked {
      SearchTokenizer.each(in: one.text) { word in words[word] = max(words[word] ?? one.rank, one.rank) }
    }
    return asks ? words.mapValues { _ in .text } : words
  }
}
