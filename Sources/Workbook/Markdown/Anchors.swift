/// Gives out the identifiers of one page, each once.
struct Anchors {
  private var taken: Set<String>
  private var counts: [String: Int] = [:]
  private let prefix: String

  /// What every page has, around its text.
  static let ofEveryPage: Set = ["content", "pages"]

  /// - Parameters:
  ///   - reserved: Identifiers that the page has anyway.
  ///   - prefix: What every identifier begins with.
  init(reserved: Set<String> = [], prefix: String = "") {
    taken = reserved
    self.prefix = prefix
  }

  /// The identifier for a heading or a name: its words, with `-1` and so on when they come again, as on GitHub.
  mutating func identifier(for words: String) -> String {
    let slug = prefix + Self.slug(of: words)
    var count = counts[slug, default: 0]
    var identifier: String
    repeat {
      count += 1
      identifier = count == 1 ? slug : "\(slug)-\(count - 1)"
    } while !taken.insert(identifier).inserted
    counts[slug] = count
    return identifier
  }

  /// The words in lower case with hyphens between them and without punctuation, as elsewhere in Markdown.
  static func slug(of words: String) -> String {
    if let slug = plainSlug(of: words) { return slug.isEmpty ? "section" : slug }
    let slug = String.UnicodeScalarView(
      words.lowercased().unicodeScalars.compactMap { scalar -> Unicode.Scalar? in
        switch scalar.properties.generalCategory {
        case .spaceSeparator, .dashPunctuation: "-"
        case .connectorPunctuation, .nonspacingMark, .spacingMark: scalar
        default: scalar.properties.isAlphabetic || scalar.properties.numericType != nil ? scalar : nil
        }
      })
    return slug.isEmpty ? "section" : String(slug)
  }

  /// The same for words in ASCII, as most are; nil for others.
  private static func plainSlug(of words: String) -> String? {
    var slug: [UInt8] = []
    for byte in words.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
        slug.append(byte)
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): slug.append(byte | 0x20)
      case UInt8(ascii: " "), UInt8(ascii: "-"): slug.append(UInt8(ascii: "-"))
      case 0x80...: return nil
      default: break
      }
    }
    return String(decoding: slug, as: UTF8.self)
  }
}
