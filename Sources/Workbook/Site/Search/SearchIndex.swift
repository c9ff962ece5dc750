import Foundation

/// The index that pages search, as script files that are added when they are needed: under `file:` nothing else can be read.
///
/// `index.js` says where to look. Words lie in shards, in the order of their UTF-16 code units, each with its documents.
/// What is shown of documents lies in pieces. So however long the book is, a search loads a few files of some kilobytes.
struct SearchIndex {
  /// The files, by their paths below the site's folder.
  let files: [String: Data]

  /// The script that reads them.
  static let script = "search/page.js"

  private static let shardSize = 20_000
  private static let pieceSize = 10_000
  /// How much of a document is shown at most.
  private static let longestText = 6_000
  /// What begins a word in so many shards is answered by `index.js` itself.
  private static let manyShards = 2
  private static let headCount = 40

  /// A document in which a word is found.
  private struct Posting {
    let document: Int
    let rank: SearchDocument.Rank
  }

  init(of documents: [SearchDocument.Indexed]) {
    if documents.isEmpty {
      files = [:]
      return
    }
    var postings: [String: [Posting]] = [:]
    for (number, found) in documents.enumerated() {
      for (word, rank) in found.words {
        postings[word, default: []].append(Posting(document: number, rank: rank))
      }
    }
    let sorted = postings.map { (word: $0.key, code: Array($0.key.utf16), list: $0.value) }
      .sorted { $0.code.lexicographicallyPrecedes($1.code) }

    var files: [String: Data] = [:]
    func write(_ name: String, _ json: String) {
      files["search/\(name).js"] = Data("rxbookSearch(\"\(name)\",\(json));\n".utf8)
    }
    var shards: [(first: String, body: String)] = []
    var heads: [String: [Int: SearchDocument.Rank]] = [:]
    var reach: [String: Set<Int>] = [:]
    for (word, _, list) in sorted {
      let line = "\n\(word) \(Self.text(of: list))"
      if shards.isEmpty || shards[shards.count - 1].body.utf8.count + line.utf8.count > Self.shardSize {
        shards.append((word, ""))
      }
      shards[shards.count - 1].body += line
      for head in Set([word.prefix(1), word.prefix(2)].map(String.init)) {
        reach[head, default: []].insert(shards.count)
        for posting in list {
          heads[head, default: [:]][posting.document] = max(
            heads[head]?[posting.document] ?? posting.rank, posting.rank)
        }
      }
    }
    for (number, shard) in shards.enumerated() { write("w\(number)", Self.json(shard.body)) }

    var pieces: [Int] = []
    var body: [String] = []
    var size = 0
    func endPiece() {
      if !body.isEmpty { write("t\(pieces.count - 1)", "[\(body.joined(separator: ",\n"))]") }
      (body, size) = ([], 0)
    }
    for (number, document) in documents.map(\.document).enumerated() {
      let shown = document.text.prefix(Self.longestText)
      let end = shown.lastIndex { $0 != " " }.map { shown.index(after: $0) } ?? shown.startIndex
      let entry = [document.title, document.place, document.address, String(shown[..<end])]
      let line = "[\(entry.map(Self.json).joined(separator: ","))]"
      if pieces.isEmpty || size + line.utf8.count > Self.pieceSize {
        endPiece()
        pieces.append(number)
      }
      body.append(line)
      size += line.utf8.count
    }
    endPiece()

    let short = heads.filter { (reach[$0.key]?.count ?? 0) > Self.manyShards }.sorted { $0.key < $1.key }
    let tops = short.map { head, documents in
      let best = documents.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(Self.headCount)
      let list = best.map { Posting(document: $0.key, rank: $0.value) }.sorted { $0.document < $1.document }
      return "\(Self.json(head)):\(Self.json(Self.text(of: list)))"
    }
    write(
      "index",
      """
      {"shards":[\(shards.map { Self.json($0.first) }.joined(separator: ","))],
      "pieces":[\(pieces.map(String.init).joined(separator: ","))],
      "heads":{\(tops.joined(separator: ",\n"))}}
      """)
    self.files = files
  }

  /// The documents, each by its distance from the one before, in base 36, and a capital letter for its rank.
  private static func text(of postings: [Posting]) -> String {
    var last = 0
    var text = ""
    for posting in postings {
      text += String(posting.document - last, radix: 36)
      text.unicodeScalars.append(Unicode.Scalar(UInt8(64 + posting.rank.rawValue)))
      last = posting.document
    }
    return text
  }

  private static func json(_ text: String) -> String {
    var json = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": json += "\\\""
      case "\\": json += "\\\\"
      case "\n": json += "\\n"
      case "\0"..."\u{1F}", "\u{2028}", "\u{2029}": json += " "
      // Nothing in it can end the script of a page that would contain it.
      case "<": json += "\\u003C"
      default: json.unicodeScalars.append(scalar)
      }
    }
    return json + "\""
  }
}
