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
    var files: [String: Data] = [:]
    func write(_ name: String, _ json: [UInt8]) {
      files["search/\(name).js"] = Data(Array("rxbookSearch(\"\(name)\",".utf8) + json + ");\n".utf8)
    }
    let words = SearchPostings(of: parts)
    var shards: [(first: String, body: [UInt8])] = []
    var heads = SearchHeads(documentCount: shown.count)
    var rest = words.all[...]
    for stretch in words.stretches {
      var start = 0
      for (word, end) in zip(rest, stretch.ends) {
        if shards.isEmpty || shards[shards.count - 1].body.count + end - start > Self.shardSize {
          shards.append((words.text(of: word), []))
        }
        shards[shards.count - 1].body += stretch.text[start..<end]
        heads.add(word, of: words, inShard: shards.count - 1)
        start = end
      }
      rest = rest.dropFirst(stretch.ends.count)
    }
    let texts = concurrently(shards) { $0.body.withUnsafeBufferPointer(String.jsonBytes(of:)) }
    for (number, text) in texts.enumerated() { write("w\(number)", text) }

    var pieces: [Int] = []
    var piece: [UInt8] = []
    func endPiece() {
      if !piece.isEmpty { write("t\(pieces.count - 1)", piece + "]".utf8) }
      piece = []
    }
    for (number, line) in shown.enumerated() {
      if piece.count + line.count > Self.pieceSize { endPiece() }
      if piece.isEmpty { pieces.append(number) }
      piece += piece.isEmpty ? "[".utf8 : ",\n".utf8
      piece += line
    }
    endPiece()

    let tops = heads.best(inMoreShardsThan: Self.manyShards, count: Self.headCount, of: words)
      .map { head, list in "\(head.json):\(SearchEntries.text(of: list).json)" }
    let index = """
      {"shards":[\(shards.map(\.first.json).joined(separator: ","))],
      "pieces":[\(pieces.map(String.init).joined(separator: ","))],
      "heads":{\(tops.joined(separator: ",\n"))}}
      """
    write("index", Array(index.utf8))
    self.files = files
  }
}
