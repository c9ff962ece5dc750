/// Well-formed markup.
///
/// Literals are markup, and interpolated strings are escaped, so an author's text can't become markup by accident:
///
///     let name: HTML = "<b>\(challenge.slug)</b>"
///
/// Addresses, identifiers, and markup for some media only are interpolated with labels. They are resolved when the page
/// is written for a certain medium:
///
///     let link: HTML = "<a\(href: "#till")\(only: .screen, " tabindex=\"0\"")>the till</a>"
package struct HTML: Sendable, Equatable, ExpressibleByStringInterpolation, CustomStringConvertible {
  private var parts: [Part] = []
  /// The markup after the last part.
  private var end = ""

  private enum Part: Equatable {
    case markup(String)
    /// The attribute `href` with an address that isn't escaped yet.
    case address(String)
    /// An image with an address that isn't escaped yet, its alternative text, and its title, which may be empty.
    case image(String, text: String, title: String)
    case identifier(String)
    /// The place before or at the start of an element whose identifier other pages may link to.
    case anchor(String)
    case only(PageStyle.Media, HTML)
  }

  package init(stringLiteral markup: String) { end = markup }

  package init(stringInterpolation: Interpolation) { self = stringInterpolation.html }

  var isEmpty: Bool { parts.isEmpty && end.isEmpty }

  static func += (html: inout HTML, addition: HTML) {
    if !addition.parts.isEmpty {
      html.endMarkup()
      html.parts += addition.parts
    }
    html.end += addition.end
  }

  /// Appends `text` between tags, where quotes need no escaping.
  mutating func append(between text: some StringProtocol) {
    Escaping.append(text, inAttribute: false, to: &end)
  }

  private mutating func append(_ part: Part) {
    endMarkup()
    parts.append(part)
  }

  private mutating func endMarkup() {
    if end.isEmpty { return }
    parts.append(.markup(end))
    end = ""
  }

  /// The end of a void element's tag, which XML requires to be closed.
  static let void: HTML = "\(only: .epub, "/")>"

  // MARK: Writing

  /// The markup for a site.
  package var description: String { text(in: .site) }

  /// Returns the text of the page at `path`, or of a part of it.
  func text(in style: PageStyle, at path: String = "") -> String {
    if parts.isEmpty { return end }
    var text = ""
    write(in: style, at: path, to: &text)
    return text
  }

  private func write(in style: PageStyle, at path: String, to text: inout String) {
    for part in parts {
      switch part {
      case .markup(let markup): text += markup
      case .address(let address):
        if let address = style.address(address, path) { Self.write("href", address, to: &text) }
      case .image(let address, let words, let title):
        guard let address = style.image(address, path) else {
          Escaping.append(words, inAttribute: false, to: &text)
          continue
        }
        text += "<img"
        Self.write("src", address, to: &text)
        Self.write("alt", words, to: &text)
        if !title.isEmpty { Self.write("title", title, to: &text) }
        Self.void.write(in: style, at: path, to: &text)
      case .identifier(let identifier): text += " id=\"\(style.identifier(identifier, path))\""
      case .anchor(let identifier):
        for former in style.formerAnchors[path]?[identifier] ?? [] {
          text += ("<span id=\"\(former)\"></span>" as HTML).end
        }
      case .only(let media, let html):
        if media.contains(style.media) { html.write(in: style, at: path, to: &text) }
      }
    }
    text += end
  }

  private static func write(_ attribute: String, _ value: String, to text: inout String) {
    text += " \(attribute)=\""
    Escaping.append(value, inAttribute: true, to: &text)
    text += "\""
  }

  /// The identifiers that other pages may link to.
  var anchors: [String] {
    parts.compactMap { if case .anchor(let identifier) = $0 { identifier } else { nil } }
  }

  package struct Interpolation: StringInterpolationProtocol {
    fileprivate var html: HTML = ""

    package init(literalCapacity: Int, interpolationCount: Int) { html.end.reserveCapacity(literalCapacity) }

    package mutating func appendLiteral(_ literal: String) { html.end += literal }

    mutating func appendInterpolation(_ html: HTML) { self.html += html }

    mutating func appendInterpolation(_ number: Int) { html.end += String(number) }

    /// Appends `text`, escaped for use between tags and in quoted values of attributes.
    ///
    /// It examines bytes rather than characters, because a quote followed by a combining accent is a different
    /// character.
    package mutating func appendInterpolation(_ text: some StringProtocol) {
      Escaping.append(text, inAttribute: true, to: &html.end)
    }

    /// Appends `text` between tags, where quotes need no escaping.
    mutating func appendInterpolation(between text: some StringProtocol) { html.append(between: text) }

    /// Appends an attribute with an address relative to the page, or nothing if nothing exists at the address.
    mutating func appendInterpolation(href address: String) { html.append(.address(address)) }

    /// Appends an image with an address relative to the page, or only its alternative text if nothing exists at the
    /// address.
    mutating func appendInterpolation(image address: String, text: String, title: String) {
      html.append(.image(address, text: text, title: title))
    }

    /// Appends an attribute with an identifier that is unique on the page.
    mutating func appendInterpolation(id identifier: String) {
      html.append(.identifier(HTML("\(identifier)").end))
    }

    /// Appends an anchor for each former identifier of an element, to which other pages may link.
    ///
    /// The anchors are placed before the element, or at the start of its content.
    mutating func appendInterpolation(anchor identifier: String) { html.append(.anchor(identifier)) }

    /// Appends markup that is written only for some media.
    mutating func appendInterpolation(only media: PageStyle.Media, _ markup: HTML) {
      html.append(.only(media, markup))
    }
  }

  /// Converts text to markup.
  private enum Escaping {
    static func append(_ text: some StringProtocol, inAttribute: Bool, to markup: inout String) {
      var text = String(text)
      var isPlain = false
      text.withUTF8 { bytes in
        // The start of the unchanged bytes that have not been appended yet.
        var start = 0
        var position = 0
        while position < bytes.count {
          let (length, replacement) =
            isAllowed[Int(bytes[position])]
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

    /// Whether each byte is never replaced.
    private static let isAllowed = (0...UInt8.max).map { byte in
      byte >= 0x20 && byte != 0x7F && byte != 0xC2 && !"&<>\"'".utf8.contains(byte)
    }

    /// Returns the replacement for the bytes at `position` and their number; the replacement is nil if they stay
    /// unchanged.
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
