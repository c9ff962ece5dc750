import Foundation

/// The words of several parts of a book, in one order, each with its documents in all of them.
///
/// A book has tens of thousands, so that they are compared and put together as bytes.
struct SearchPostings: Sendable {
  /// A word, with the lines that parts have for it.
  struct Word: Sendable {
    fileprivate let first: Int32
    fileprivate let end: Int32

    fileprivate var lines: Range<Int> { Int(first)..<Int(end) }
  }

  /// What a part says of a word: where the word stands in `bytes`, and where the documents behind it end.
  ///
  /// There are so many that most of the work is moving them: each place takes four bytes.
  private struct Line: Sendable {
    /// The first bytes of the word, as a number that is compared as words are.
    let beginning: UInt64
    private let places: SIMD4<Int32>

    init(beginning: UInt64, start: Int, blank: Int, end: Int, offset: Int) {
      self.beginning = beginning
      places = SIMD4(Int32(start), Int32(blank), Int32(end), Int32(offset))
    }

    var start: Int { Int(places.x) }
    var blank: Int { Int(places.y) }
    var end: Int { Int(places.z) }
    /// The number of the part's first document among all.
    var offset: Int { Int(places.w) }
  }

  let all: [Word]
  private let bytes: [UInt8]
  private let entries: [Line]

  init(of parts: [SearchEntries]) {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(parts.reduce(0) { $0 + $1.words.count })
    for part in parts { bytes += part.words }
    var lines: [Line] = []
    // A line has some thirty bytes.
    lines.reserveCapacity(bytes.count / 24)
    var all: [Word] = []
    var (start, offset) = (0, 0)
    bytes.withUnsafeBufferPointer { bytes in
      for part in parts {
        let end = start + part.words.count
        var blank = start
        for position in start..<end {
          switch bytes[position] {
          case UInt8(ascii: " "): blank = position
          case UInt8(ascii: "\n"):
            lines.append(
              Line(
                beginning: Self.beginning(of: bytes[start..<blank]), start: start, blank: blank,
                end: position,
                offset: offset))
            start = position + 1
          default: break
          }
        }
        start = end
        offset += part.shown.count
      }
      // Each part is in order, and what is, is kept so. The same word of two parts stays in theirs.
      lines.sort { first, second in
        if first.beginning != second.beginning { return first.beginning < second.beginning }
        let (word, other) = (bytes[first.start..<first.blank], bytes[second.start..<second.blank])
        return Self.precedes(word, other) ?? (first.offset < second.offset)
      }
      all.reserveCapacity(lines.count / 2)
      func isSame(_ line: Line, _ other: Line) -> Bool {
        line.beginning == other.beginning
          && bytes[line.start..<line.blank].elementsEqual(bytes[other.start..<other.blank])
      }
      var first = 0
      while first < lines.count {
        var end = first + 1
        while end < lines.count, isSame(lines[first], lines[end]) { end += 1 }
        all.append(Word(first: Int32(first), end: Int32(end)))
        first = end
      }
    }
    (self.all, self.bytes, entries) = (all, bytes, lines)
  }

  /// Whether a word comes before another one in the order of their UTF-16 code units, in which browsers compare; nil if they
  /// are the same.
  private static func precedes(
    _ word: Slice<UnsafeBufferPointer<UInt8>>, _ other: Slice<UnsafeBufferPointer<UInt8>>
  ) -> Bool? {
    for (byte, second) in zip(word, other) where byte != second { return rank(of: byte) < rank(of: second) }
    return word.count == other.count ? nil : word.count < other.count
  }

  /// The order of a byte of UTF-8: what takes two code units in UTF-16 comes before what is behind the surrogates there.
  private static func rank(of byte: UInt8) -> UInt8 {
    switch byte {
    case 0xF0...: byte - 2
    case 0xEE...: byte + 5
    default: byte
    }
  }

  private static func beginning(of word: Slice<UnsafeBufferPointer<UInt8>>) -> UInt64 {
    var beginning: UInt64 = 0
    for byte in word.prefix(8) { beginning = beginning << 8 | UInt64(rank(of: byte)) }
    return beginning << (8 * UInt64(max(0, 8 - word.count)))
  }

  /// The bytes of a word.
  func bytes(of word: Word) -> ArraySlice<UInt8> {
    let line = entries[Int(word.first)]
    return bytes[line.start..<line.blank]
  }

  func text(of word: Word) -> String { String(decoding: bytes(of: word), as: UTF8.self) }

  /// Words in a row, each on a line of its own with its documents.
  struct Stretch: Sendable {
    fileprivate(set) var text: [UInt8] = []
    /// Where each of them ends.
    fileprivate(set) var ends: [Int] = []
  }

  /// How many words are put together on a thread at a time.
  private static let stretch = 4_000

  /// All words, in order.
  var stretches: [Stretch] {
    concurrently(Array(stride(from: 0, to: all.count, by: Self.stretch))) { start in
      var stretch = Stretch()
      for word in all[start..<min(start + Self.stretch, all.count)] {
        append(word, to: &stretch.text)
        stretch.ends.append(stretch.text.count)
      }
      return stretch
    }
  }

  /// Appends a word with its documents, each by its distance from the one before, and its rank.
  private func append(_ word: Word, to text: inout [UInt8]) {
    text.append(UInt8(ascii: "\n"))
    text += bytes(of: word)
    text.append(UInt8(ascii: " "))
    var last = 0
    for line in entries[word.lines] {
      // Only the first of a part's documents has to be counted from another one.
      let first = Self.number(in: bytes[(line.blank + 1)..<line.end])
      Self.append(max(0, line.offset + first.value - last), to: &text)
      text += bytes[first.end..<line.end]
      last = line.offset
      each(in: line) { document, _ in last = document }
    }
  }

  /// Appends a number in base 36.
  private static func append(_ number: Int, to text: inout [UInt8]) {
    if number >= 36 { append(number / 36, to: &text) }
    let digit = UInt8(number % 36)
    text.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
  }

  /// Calls `body` with the number of each document that has the word, and the word's rank there.
  func each(of word: Word, _ body: (Int, SearchDocument.Rank) -> Void) {
    for line in entries[word.lines] { each(in: line, body) }
  }

  private func each(in line: Line, _ body: (Int, SearchDocument.Rank) -> Void) {
    var (rest, document) = (bytes[(line.blank + 1)..<line.end], line.offset)
    while !rest.isEmpty {
      let number = Self.number(in: rest)
      document += number.value
      guard number.end < line.end, let rank = SearchDocument.Rank(rawValue: Int(rest[number.end]) - 64) else {
        return
      }
      body(document, rank)
      rest = rest[(number.end + 1)...]
    }
  }

  /// The number in base 36 with which `bytes` begin.
  private static func number(in bytes: ArraySlice<UInt8>) -> (value: Int, end: Int) {
    var value = 0
    var position = bytes.startIndex
    while position < bytes.endIndex {
      switch bytes[position] {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        value = value * 36 + Int(bytes[position] - UInt8(ascii: "0"))
      case UInt8(ascii: "a")...UInt8(ascii: "z"):
        value = value * 36 + Int(bytes[position] - UInt8(ascii: "a")) + 10
      default: return (value, position)
      }
      position += 1
    }
    return (value, position)
  }
}
