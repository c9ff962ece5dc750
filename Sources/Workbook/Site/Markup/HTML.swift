/// Markup that is well formed.
///
/// A literal is taken as it is and what is interpolated into it as text, so that nothing an author writes can
/// become markup by accident:
///
///     let name: HTML = "<b>\(challenge.slug)</b>"
struct HTML: Sendable, Equatable, ExpressibleByStringInterpolation, CustomStringConvertible {
  private(set) var description: String

  init(stringLiteral markup: String) { description = markup }

  init(stringInterpolation: Interpolation) { description = stringInterpolation.markup }

  var isEmpty: Bool { description.isEmpty }

  static func += (html: inout HTML, addition: HTML) { html.description += addition.description }

  /// Adds `text`, which stands between tags, and keeps its quotes.
  mutating func append(between text: some StringProtocol) {
    Escaping.append(text, inAttribute: false, to: &description)
  }

  struct Interpolation: StringInterpolationProtocol {
    fileprivate var markup = ""

    init(literalCapacity: Int, interpolationCount: Int) { markup.reserveCapacity(literalCapacity) }

    mutating func appendLiteral(_ literal: String) { markup += literal }

    mutating func appendInterpolation(_ html: HTML) { markup += html.description }

    mutating func appendInterpolation(_ number: Int) { markup += String(number) }

    /// Adds `text`, which may stand between tags and in quoted values of attributes.
    ///
    /// Bytes are looked at, not characters: a quote with an accent would be a character of its own.
    mutating func appendInterpolation(_ text: some StringProtocol) {
      Escaping.append(text, inAttribute: true, to: &markup)
    }

    /// Adds `text`, which stands between tags, and keeps its quotes.
    mutating func appendInterpolation(between text: some StringProtocol) {
      Escaping.append(text, inAttribute: false, to: &markup)
    }
  }

  /// Text as markup.
  private enum Escaping {
    static func append(_ text: some StringProtocol, inAttribute: Bool, to markup: inout String) {
      var text = String(text)
      var isPlain = false
      text.withUTF8 { bytes in
        // What stands as it is, from here on, has not been added yet.
        var start = 0
        var position = 0
        while position < bytes.count {
          let (length, replacement) =
            mayStand[Int(bytes[position])]
            ? (1, nil) : replacement(at: position, of: bytes, inAttribute: inAttribute)
          if let replacement {
            markup += String(decoding: bytes[start..<position], as: UTF8.self)
            markup += replacement
            start = position + length
          }
          position += length
        }
        if start > 0 { markup += String(decoding: bytes[start...], as: UTF8.self) }
        isPlain = start == 0
      }
      if isPlain { markup += text }
    }

    /// The bytes for which nothing else ever stands.
    private static let mayStand = (0...UInt8.max).map { byte in
      byte >= 0x20 && byte != 0x7F && byte != 0xC2 && !"&<>\"'".utf8.contains(byte)
    }

    /// What stands for the bytes at `position`, and how many they are; nil where they may stand as they are.
    private static func replacement(
      at position: Int, of bytes: UnsafeBufferPointer<UInt8>, inAttribute: Bool
    ) -> (length: Int, text: String?) {
      switch bytes[position] {
      case UInt8(ascii: "&"): (1, "&amp;")
      case UInt8(ascii: "<"): (1, "&lt;")
      case UInt8(ascii: ">"): (1, "&gt;")
      case UInt8(ascii: "\"") where inAttribute: (1, "&quot;")
      case UInt8(ascii: "'") where inAttribute: (1, "&#39;")
      case UInt8(ascii: "\n"), UInt8(ascii: "\t"): (1, nil)
      // HTML has no way to write these: C0, DEL, and C1, which are two bytes.
      case 0x00...0x1F, 0x7F: (1, "\u{FFFD}")
      case 0xC2 where bytes[position + 1] < 0xA0: (2, "\u{FFFD}")
      default: (1, nil)
      }
    }
  }
}

extension HTML: Keepable {
  init(from kept: inout KeptReader) throws(KeptReader.NotWhole) {
    description = try kept.next()
  }

  func write(to kept: inout KeptWriter) { kept.add(description) }
}
