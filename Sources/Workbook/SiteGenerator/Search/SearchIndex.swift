import Foundation
import SystemSupport
import TextSupport

/// The search index of the site.
///
/// It consists of scripts that pages load on demand, because a page opened as a file can load nothing else. `index.js`
/// lists the other files. The words are sorted by UTF-16 code units and divided into shards; each word lists its
/// documents. The texts of documents are in pieces. So a search loads only a few files of some kilobytes, even if the
/// book is long.
struct SearchIndex {
  /// The files, by their paths relative to the site's folder.
  let files: [String: Data]

  private static let shardSize = 20_000
  private static let pieceSize = 10_000
  /// If a prefix occurs in more shards than this, its documents are listed in `index.js`.
  private static let manyShards = 2
  private static let prefixLimit = 40

  /// A document, by its number, and the rank of a word in it.
  typealias Posting = (document: Int, rank: SearchDocument.Rank)

  /// - Parameter documents: The documents; of documents with equal ranks, the first one is the first result.
  init(of documents: [SearchEntry]) {
    if documents.isEmpty {
      files = [:]
      return
    }
    var postings: [String: [Posting]] = [:]
    for (number, document) in documents.enumerated() {
      for (word, rank) in document.words { postings[word, default: []].append((number, rank)) }
    }
    let shards = Self.shards(of: postings)
    let pieces = Self.pieces(of: documents.map(\.shown))
    let prefixes = Self.commonPrefixes(of: shards, postings).map { prefix, list in
      "\(prefix.json):\(Self.text(of: list).json)"
    }
    let index = """
      {"shards":[\(shards.map(\.words[0].json).joined(separator: ","))],
      "pieces":[\(pieces.map { String($0.first) }.joined(separator: ","))],
      "heads":{\(prefixes.joined(separator: ",\n"))}}
      """
    let all =
      [("index", index)] + shards.enumerated().map { ("w\($0)", $1.text.json) }
      + pieces.enumerated().map { ("t\($0)", "[\($1.text)]") }
    files = Dictionary(
      uniqueKeysWithValues: all.map { name, json in
        ("search/\(name).js", Data("rxbookSearch(\"\(name)\",\(json));\n".utf8))
      })
  }

  private struct Shard {
    var words: [String] = []
    /// A line for each word: the word, a space, and its documents.
    var text = ""
  }

  /// Returns the sorted words, divided into shards.
  private static func shards(of postings: [String: [Posting]]) -> [Shard] {
    var shards: [Shard] = []
    for word in sorted(Array(postings.keys)) {
      let line = "\n\(word) \(text(of: postings[word] ?? []))"
      if shards.isEmpty || shards[shards.count - 1].text.utf8.count + line.utf8.count > shardSize {
        shards.append(Shard())
      }
      shards[shards.count - 1].words.append(word)
      shards[shards.count - 1].text += line
    }
    return shards
  }

  /// Returns the words sorted by UTF-16 code units, as JavaScript compares them.
  static func sorted(_ words: [String]) -> [String] {
    // Swift's own comparison is much faster, and gives the same order below U+E000.
    let isSame = words.allSatisfy { $0.utf8.allSatisfy { $0 < 0xEE } }
    return isSame ? words.sorted() : words.sorted { $0.utf16.lexicographicallyPrecedes($1.utf16) }
  }

  /// Returns the texts of documents, divided into pieces with the numbers of their first documents.
  private static func pieces(of shown: [String]) -> [(first: Int, text: String)] {
    var pieces: [(first: Int, text: String)] = []
    for (number, text) in shown.enumerated() {
      let last = pieces.count - 1
      // The opening bracket counts as well.
      if last < 0 || pieces[last].text.utf8.count + 1 + text.utf8.count > pieceSize {
        pieces.append((number, text))
      } else {
        pieces[last].text += ",\n\(text)"
      }
    }
    return pieces
  }

  /// Returns the prefixes of one or two characters that occur in many shards, each with its documents of the highest
  /// ranks.
  private static func commonPrefixes(
    of shards: [Shard], _ postings: [String: [Posting]]
  ) -> [(prefix: String, documents: [Posting])] {
    var words: [String: [String]] = [:]
    var shardsOfPrefix: [String: Set<Int>] = [:]
    for (number, shard) in shards.enumerated() {
      for word in shard.words {
        for length in 1...2 {
          let prefix = String(word.prefix(length))
          if length == 2, prefix.utf8.count == word.prefix(1).utf8.count { continue }
          words[prefix, default: []].append(word)
          shardsOfPrefix[prefix, default: []].insert(number)
        }
      }
    }
    let common = shardsOfPrefix.filter { $0.value.count > manyShards }.keys.sorted()
    return common.map { prefix in
      var ranks: [Int: SearchDocument.Rank] = [:]
      for posting in (words[prefix] ?? []).flatMap({ postings[$0] ?? [] }) {
        ranks[posting.document] = max(ranks[posting.document] ?? posting.rank, posting.rank)
      }
      let best = ranks.map { (document: $0.key, rank: $0.value) }
        .sorted { ($1.rank, $0.document) < ($0.rank, $1.document) }.prefix(prefixLimit)
      return (prefix, best.sorted { $0.document < $1.document })
    }
  }

  /// Encodes a list of documents: the difference from the previous document's number in base 36, and a capital letter
  /// for the rank.
  private static func text(of list: [Posting]) -> String {
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
