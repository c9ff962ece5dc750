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
    func write(_ name: String, _ json: String) {
      files["search/\(name).js"] = Data("rxbookSearch(\"\(name)\",\(json));\n".utf8)
    }
    let words = SearchPostings(of: parts)
    var shards: [(first: String, body: [UInt8])] = []
    var heads = SearchHeads(documentCount: shown.count)
    for word in words.all {
      let line = words.line(of: word)
      if shards.isEmpty || shards[shards.count - 1].body.count + line.count > Self.shardSize {
        shards.append((words.text(of: word), []))
      }
      shards[shards.count - 1].body += line
      heads.add(word, of: words, inShard: shards.count - 1)
    }
    for (number, shard) in shards.enumerated() {
      write("w\(number)", shard.body.withUnsafeBufferPointer(Self.json(of:)))
    }

    var pieces: [Int] = []
    var body: [String] = []
    var size = 0
    func endPiece() {
      if !body.isEmpty { write("t\(pieces.count - 1)", "[\(body.joined(separator: ",\n"))]") }
      (body, size) = ([], 0)
    }
    for (number, line) in shown.enumerated() {
      if pieces.isEmpty || size + line.utf8.count > Self.pieceSize {
        endPiece()
        pieces.append(number)
      }
      body.append(line)
      size += line.utf8.count
    }
    endPiece()

    let tops = heads.best(inMoreShardsThan: Self.manyShards, count: Self.headCount, of: words)
      .map { head, list in "\(Self.json(head)):\(Self.json(SearchEntries.text(of: list)))" }
    write(
      "index",
      """
      {"shards":[\(shards.map { Self.json($0.first) }.joined(separator: ","))],
      "pieces":[\(pieces.map(String.init).joined(separator: ","))],
      "heads":{\(tops.joined(separator: ",\n"))}}
      """)
    self.files = files
  }

  /// `text` as JSON has it.
  static func json(_ text: String) -> String {
    var text = text
    return text.withUTF8(json(of:))
  }

  /// Stretches in which nothing has to be changed are taken as they are.
  private static func json(of bytes: UnsafeBufferPointer<UInt8>) -> String {
    var json: [UInt8] = [UInt8(ascii: "\"")]
    json.reserveCapacity(bytes.count + bytes.count / 16 + 2)
    var start = 0
    func change(_ position: Int, _ length: Int, to replacement: StaticString) {
      json += bytes[start..<position]
      json += UnsafeBufferPointer(start: replacement.utf8Start, count: replacement.utf8CodeUnitCount)
      start = position + length
    }
    for (position, byte) in bytes.enumerated() {
      switch byte {
      case UInt8(ascii: "\""): change(position, 1, to: "\\\"")
      case UInt8(ascii: "\\"): change(position, 1, to: "\\\\")
      case UInt8(ascii: "\n"): change(position, 1, to: "\\n")
      // Nothing in it can end the script of a page that would contain it.
      case UInt8(ascii: "<"): change(position, 1, to: "\\u003C")
      case 0...0x1F: change(position, 1, to: " ")
      // The line and paragraph separators, at which older browsers end a line of a script.
      case 0xE2 where bytes[position + 1] == 0x80 && (0xA8...0xA9).contains(bytes[position + 2]):
        change(position, 3, to: " ")
      default: break
      }
    }
    json += bytes[start...]
    json.append(UInt8(ascii: "\""))
    return String(decoding: json, as: UTF8.self)
  }
}
