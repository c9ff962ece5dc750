import Foundation

/// The text of a Markdown file in the form that is given to cmark, and its lines.
///
/// Line ends become line feeds, a byte order mark is left out and a NUL becomes U+FFFD, as cmark itself would
/// have it, so that the columns which cmark tells are offsets into these bytes.
struct MarkdownSource {
  let bytes: [UInt8]
  /// Where U+FFFD stands for a NUL.
  let nulls: [Int]
  /// Where each line begins; a file that ends in a line feed has no line after it.
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

  /// Most files have nothing to be replaced, and are copied as they are.
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

  /// Where `mark` stands; found by the C library, because files may have megabytes.
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

  var lineCount: Int { starts.count }

  /// The bytes of line `number`, counted from 1, without its end; nil when there is no such line.
  func line(_ number: Int) -> ArraySlice<UInt8>? {
    guard number >= 1, number <= starts.count else { return nil }
    let line = bytes[starts[number - 1]..<(number < starts.count ? starts[number] : bytes.count)]
    return line.last == UInt8(ascii: "\n") ? line.dropLast() : line
  }

  /// The line in which the byte at `position` stands, and its column in characters, both counted from 1.
  func place(of position: Int) -> (line: Int, column: Int) {
    let line = starts.lastIndex { $0 <= position } ?? 0
    return (line + 1, String(decoding: bytes[starts[line]..<position], as: UTF8.self).count + 1)
  }
}
