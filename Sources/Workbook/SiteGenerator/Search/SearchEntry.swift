import TextSupport

/// A document in the format of the search index.
struct SearchEntry: Sendable {
  /// The title, place, address, text, group and picture as JSON, without empty strings at the end.
  let shown: String
  /// The searchable words.
  let words: [String: SearchDocument.Rank]

  /// The maximum length of the stored text.
  private static let longestText = 6_000

  init(_ document: SearchDocument) {
    let text = document.text.prefix(Self.longestText)
    let end = text.lastIndex { $0 != " " }.map { text.index(after: $0) } ?? text.startIndex
    var parts = [document.title, document.place, document.address, String(text[..<end])]
    parts += [document.kind.rawValue, document.picture]
    while parts.count > 4, parts.last == "" { parts.removeLast() }
    shown = parts.json
    words = document.words
  }
}
