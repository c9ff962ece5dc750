/// The text of a Markdown file in the form that is given to cmark, and its lines.
///
/// Line ends become line feeds, a byte order mark is left out and a NUL becomes U+FFFD, as cmark itself would
/// have it, so that the columns which cmark tells are offsets into these bytes.
struct MarkdownSource {
  let bytes: [UInt8]
  /// Where each line begins; a file that ends in a line feed has no line after it.
  private let starts: [Int]

  init(_ text: String) {
    var bytes: [UInt8] = []
    var starts = [0]
    bytes.reserveCapacity(text.utf8.count)
    var followsCarriageReturn = false
    for byte in text.utf8.dropFirst(text.utf8.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0) {
      switch byte {
      case UInt8(ascii: "\n") where followsCarriageReturn: break
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        bytes.append(UInt8(ascii: "\n"))
        starts.append(bytes.count)
      case 0: bytes += [0xEF, 0xBF, 0xBD]
      default: bytes.append(byte)
      }
      followsCarriageReturn = byte == UInt8(ascii: "\r")
    }
    if starts.last == bytes.count { starts.removeLast() }
    self.bytes = bytes
    self.starts = starts
  }

  var lineCount: Int { starts.count }

  /// The bytes of line `number`, counted from 1, without its end; nil when there is no such line.
  func line(_ number: Int) -> ArraySlice<UInt8>? {
    guard number >= 1, number <= starts.count else { return nil }
    let line = bytes[starts[number - 1]..<(number < starts.count ? starts[number] : bytes.count)]
    return line.last == UInt8(ascii: "\n") ? line.dropLast() : line
  }
}
