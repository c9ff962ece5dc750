import Foundation

/// Documents as an index has them: what is shown of each, and their words with those that have them.
///
/// A book's index is put together from those of its chapters, of which all but one are what they were, mostly.
struct SearchEntries: Sendable {
  /// What is shown of each document: its title, its place, its address, and its text, as JSON.
  let shown: [Data]
  /// A line for each word, in the order of their UTF-16 code units: the word, a blank, and its documents.
  let words: Data

  /// How much of a document is shown at most.
  private static let longestText = 6_000

  init(of documents: [SearchDocument]) {
    shown = documents.map { Data(Self.shown(of: $0).utf8) }
    var postings: [String: [(document: Int, rank: SearchDocument.Rank)]] = [:]
    for (number, document) in documents.enumerated() {
      for (word, rank) in document.words { postings[word, default: []].append((number, rank)) }
    }
    let lines = postings.sorted { $0.key.utf16.lexicographicallyPrecedes($1.key.utf16) }.map { word, list in
      "\(word) \(Self.text(of: list))\n"
    }
    words = Data(lines.joined().utf8)
  }

  private static func shown(of document: SearchDocument) -> String {
    let text = document.text.prefix(longestText)
    let end = text.lastIndex { $0 != " " }.map { text.index(after: $0) } ?? text.startIndex
    let entry = [document.title, document.place, document.address, String(text[..<end])]
    return "[\(entry.map(\.json).joined(separator: ","))]"
  }

  /// The documents, each by its distance from the one before, in base 36, and a capital letter for its rank.
  static func text(of list: [(document: Int, rank: SearchDocument.Rank)]) -> String {
    var last = 0
    var text = ""
    for (document, rank) in list {
      text += String(document - last, radix: 36)
      text.unicodeScalars.append(Unicode.Scalar(UInt8(64 + rank.rawValue)))
      last = document
    }
    return text
  }
}

extension SearchEntries: Keepable {
  init(from kept: inout KeptReader) throws(KeptReader.NotWhole) {
    shown = try kept.next()
    words = try kept.next()
  }

  func write(to kept: inout KeptWriter) { kept.add(shown, words) }
}
