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
  /// What begins a word in so many shards is answered by `index.js` itself.
  private static let manyShards = 2
  private static let headCount = 40

  /// - Parameter parts: The documents of the chapters, one after the other.
  init(of parts: [SearchEntries]) {
    let shown = parts.flatMap(\.shown)
    if shown.isEmpty {
      files = [:]
      return
    }
    let words = SearchPostings(of: parts)
    let stretches = words.stretches
    let ((shards, heads), pieces) = both(
      { Self.shards(of: words, stretches, documents: shown.count) }, { Self.pieces(of: shown) })
    let tops = heads.best(inMoreShardsThan: Self.manyShards, count: Self.headCount, of: words)
      .map { head, list in "\(head.json):\(SearchEntries.text(of: list).json)" }
    let index = """
      {"shards":[\(shards.map(\.first.json).joined(separator: ","))],
      "pieces":[\(pieces.map { String($0.first) }.joined(separator: ","))],
      "heads":{\(tops.joined(separator: ",\n"))}}
      """
    var files = ["search/index.js": Self.file("index", index.utf8)]
    for (number, shard) in shards.enumerated() { files["search/w\(number).js"] = shard.file }
    for (number, piece) in pieces.enumerated() { files["search/t\(number).js"] = piece.file }
    self.files = files
  }

  private static func file(_ name: String, _ json: some Collection<UInt8>) -> Data {
    Data(Array("rxbookSearch(\"\(name)\",".utf8) + json + ");\n".utf8)
  }

  /// The words in their order, cut where a shard is full; each shard with its first word, and what words begin with.
  private static func shards(
    of words: SearchPostings, _ stretches: [SearchPostings.Stretch], documents: Int
  ) -> ([(first: String, file: Data)], SearchHeads) {
    var shards: [(first: String, body: [UInt8])] = []
    var heads = SearchHeads(documentCount: documents)
    var rest = words.all[...]
    for stretch in stretches {
      var start = 0
      for (word, end) in zip(rest, stretch.ends) {
        if shards.isEmpty || shards[shards.count - 1].body.count + end - start > shardSize {
          shards.append((words.text(of: word), []))
        }
        shards[shards.count - 1].body += stretch.text[start..<end]
        heads.add(word, of: words, inShard: shards.count - 1)
        start = end
      }
      rest = rest.dropFirst(stretch.ends.count)
    }
    let files = concurrently(Array(shards.enumerated())) { number, shard in
      file("w\(number)", shard.body.withUnsafeBufferPointer(String.jsonBytes(of:)))
    }
    return (zip(shards, files).map { ($0.first, $1) }, heads)
  }

  /// What is shown of documents, cut where a piece is full; each piece with the number of its first document.
  private static func pieces(of shown: [Data]) -> [(first: Int, file: Data)] {
    var pieces: [(first: Int, body: [UInt8])] = []
    for (number, line) in shown.enumerated() {
      let last = pieces.count - 1
      if last < 0 || pieces[last].body.count + line.count > pieceSize {
        pieces.append((number, [UInt8(ascii: "[")] + line))
      } else {
        pieces[last].body += ",\n".utf8
        pieces[last].body += line
      }
    }
    return pieces.enumerated().map { number, piece in (piece.first, file("t\(number)", piece.body + "]".utf8))
    }
  }
}
