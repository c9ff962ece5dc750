/// What words begin with: one character, or two, which may be what all over the index does.
struct SearchHeads {
  private struct Head {
    let text: String
    var words: [SearchPostings.Word] = []
    var shards: Set<Int> = []
  }

  private var heads: [Head] = []
  private var numbers: [String: Int] = [:]
  /// The bytes of the last heads of one and of two characters, and their numbers: the next word has the same, mostly.
  private var last = [([UInt8](), 0), ([UInt8](), 0)]
  private let documentCount: Int

  init(documentCount: Int) { self.documentCount = documentCount }

  /// Adds a word, which stands in the shard of this number.
  mutating func add(_ word: SearchPostings.Word, of words: SearchPostings, inShard shard: Int) {
    let bytes = words.bytes(of: word)
    let isASCII = bytes.allSatisfy { $0 < 0x80 }
    for length in 1...2 where length == 1 || bytes.count > 1 {
      // A character of a word in ASCII is a byte.
      let number: Int
      if isASCII, last[length - 1].0.elementsEqual(bytes.prefix(length)) {
        number = last[length - 1].1
      } else {
        let text = String(words.text(of: word).prefix(length))
        if length == 2, text.count == 1 { break }
        number = numbers[text] ?? heads.count
        if number == heads.count { heads.append(Head(text: text)) }
        numbers[text] = number
        last[length - 1] = isASCII ? (Array(bytes.prefix(length)), number) : ([], 0)
      }
      heads[number].words.append(word)
      heads[number].shards.insert(shard)
    }
  }

  /// Those that words in more than so many shards begin with, each with the documents that have such a word with the highest
  /// rank, by their numbers.
  func best(
    inMoreShardsThan limit: Int, count: Int, of words: SearchPostings
  ) -> [(head: String, documents: [(document: Int, rank: SearchDocument.Rank)])] {
    heads.filter { $0.shards.count > limit }.sorted { $0.text < $1.text }.map { head in
      var ranks = [SearchDocument.Rank?](repeating: nil, count: documentCount)
      for word in head.words {
        words.each(of: word) { document, rank in ranks[document] = max(ranks[document] ?? rank, rank) }
      }
      let found = ranks.enumerated().compactMap { number, rank in rank.map { (document: number, rank: $0) } }
      let best = found.sorted { ($1.rank, $0.document) < ($0.rank, $1.document) }.prefix(count)
      return (head.text, best.sorted { $0.document < $1.document })
    }
  }
}
