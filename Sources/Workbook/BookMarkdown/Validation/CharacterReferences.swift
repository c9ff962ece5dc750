import TextSupport

/// The character references in a document that stand for invisible characters, such as `&#8203;` and `&shy;`.
enum CharacterReferences {
  /// The named references of invisible characters.
  private static let names: [String: UInt32] = [
    "shy": 0xAD, "ZeroWidthSpace": 0x200B, "NegativeVeryThinSpace": 0x200B, "NegativeThinSpace": 0x200B,
    "NegativeMediumSpace": 0x200B, "NegativeThickSpace": 0x200B, "lrm": 0x200E, "rlm": 0x200F,
    "NoBreak": 0x2060,
    "ApplyFunction": 0x2061, "af": 0x2061, "InvisibleTimes": 0x2062, "it": 0x2062, "InvisibleComma": 0x2063,
    "ic": 0x2063,
  ]

  /// Returns the position and the character of each such reference in `source`.
  ///
  /// In code, or after a backslash, it isn't a reference. Then `events` don't contain its character.
  static func invisible(
    in source: MarkdownSource, _ blocks: [CodeBlock], _ events: [MarkdownEvent]
  ) -> [(position: Int, scalar: Unicode.Scalar)] {
    let ampersands = source.positions(of: "&")
    if ampersands.isEmpty { return [] }
    let shown = shown(in: events)
    if shown.isEmpty { return [] }
    let code = Set(blocks.flatMap { $0.line..<($0.line + $0.lineCount) })
    return ampersands.compactMap { position in
      guard let scalar = scalar(of: source.bytes[position...].prefix(32)),
        shown.contains(scalar == "\0" ? "\u{FFFD}" : scalar),
        !code.contains(source.line(of: position))
      else { return nil }
      return (position, scalar)
    }
  }

  /// The invisible characters and replacement characters in text, titles and addresses.
  private static func shown(in events: [MarkdownEvent]) -> Set<Unicode.Scalar> {
    var shown: Set<Unicode.Scalar> = []
    func add(_ text: String) {
      guard text.utf8.contains(where: { $0 < 0x20 || $0 > 0x7E }) else { return }
      for scalar in text.unicodeScalars where scalar.isInvisible || scalar == "\u{FFFD}" {
        shown.insert(scalar)
      }
    }
    for case .enter(let node) in events {
      switch node.kind {
      case .link(let url, let title), .image(let url, let title):
        add(url)
        add(title)
      default: break
      }
    }
    for case .leaf(let node) in events { if case .text(let words) = node.kind { add(words) } }
    return shown
  }

  /// Returns the invisible character of the reference at the start of `bytes`; nil if there is none.
  private static func scalar(of bytes: ArraySlice<UInt8>) -> Unicode.Scalar? {
    guard let end = bytes.firstIndex(of: UInt8(ascii: ";")) else { return nil }
    let name = String(decoding: bytes[..<end].dropFirst(), as: UTF8.self)
    let value: UInt32? =
      if name.hasPrefix("#x") || name.hasPrefix("#X") {
        UInt32(name.dropFirst(2), radix: 16)
      } else if name.hasPrefix("#") {
        UInt32(name.dropFirst())
      } else {
        names[name]
      }
    guard let value, let scalar = Unicode.Scalar(value) else { return nil }
    return scalar.isInvisible ? scalar : nil
  }
}
