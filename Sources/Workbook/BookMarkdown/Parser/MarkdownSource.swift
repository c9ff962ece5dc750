import Foundation

/// The text of a Markdown file as it is passed to cmark, split into lines.
///
/// Line ends become line feeds, a byte order mark is removed, and NUL becomes U+FFFD. cmark would do the same, so its
/// columns are offsets into these bytes.
struct MarkdownSource {
  let bytes: [UInt8]
  /// The offsets at which U+FFFD replaces a NUL.
  let nulls: [Int]
  /// The offset of each line.
  ///
  /// A file that ends in a line feed has no line after it.
  private let starts: [Int]

  init(_ text: String) {
    var text = text
    let (bytes, nulls) = text.withUTF8 { bytes in
      Self.withLineFeeds(bytes.dropFirst(bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0))
    }
    starts = [0] + Self.positions(of: "\n", in: bytes).map { $0 + 1 }.filter { $0 < bytes.count }
    self.bytes = bytes
    self.nulls = nulls
  }

  /// Normalises line ends and NULs.
  ///
  /// Most files need no replacement and are copied as they are.
  private static func withLineFeeds(
    _ bytes: Slice<UnsafeBufferPointer<UInt8>>
  ) -> (bytes: [UInt8], nulls: [Int]) {
    let copy = Array(UnsafeBufferPointer(rebasing: bytes))
    let places = (positions(of: "\r", in: copy) + positions(of: "\0", in: copy)).sorted()
    if places.isEmpty { return (copy, []) }
    var result: [UInt8] = []
    result.reserveCapacity(copy.count)
    var nulls: [Int] = []
    var start = 0
    for place in places {
      result += copy[start..<place]
      start = place + 1
      if copy[place] == 0 {
        nulls.append(result.count)
        result += [0xEF, 0xBF, 0xBD]
      } else if start == copy.count || copy[start] != UInt8(ascii: "\n") {
        result.append(UInt8(ascii: "\n"))
      }
    }
    return (result + copy[start...], nulls)
  }

  /// The offsets of `mark`.
  ///
  /// They are found with `memchr`, because files can be several megabytes long.
  private static func positions(of mark: Unicode.Scalar, in bytes: [UInt8]) -> [Int] {
    bytes.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return [] }
      var positions: [Int] = []
      var start = 0
      while start < buffer.count,
        let found = memchr(base + start, Int32(mark.value), buffer.count - start)
      {
        positions.append(UnsafeRawPointer(found) - UnsafeRawPointer(base))
        start = positions[positions.count - 1] + 1
      }
      return positions
    }
  }

  /// Returns the positions of an ASCII character.
  func positions(of mark: Unicode.Scalar) -> [Int] { Self.positions(of: mark, in: bytes) }

  var lineCount: Int { starts.count }

  /// Returns the bytes of line `number`, counted from 1, without the line end; nil beyond the last line.
  func line(_ number: Int) -> ArraySlice<UInt8>? {
    guard number >= 1, number <= starts.count else { return nil }
    let line = bytes[starts[number - 1]..<(number < starts.count ? starts[number] : bytes.count)]
    return line.last == UInt8(ascii: "\n") ? line.dropLast() : line
  }

  /// Returns the line of the byte at `position`, counted from 1.
  func line(of position: Int) -> Int {
    var (first, end) = (0, starts.count)
    while end - first > 1 {
      let middle = (first + end) / 2
      if starts[middle] <= position { first = middle } else { end = middle }
    }
    return first + 1
  }

  /// Returns the column of the byte at `position` in characters, counted from 1.
  func column(of position: Int) -> Int {
    String(decoding: bytes[starts[line(of: position) - 1]..<position], as: UTF8.self).count + 1
  }
}
