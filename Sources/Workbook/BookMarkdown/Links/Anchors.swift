/// Assigns the identifiers of one page, each only once.
///
/// The identifier of a heading is its anchor on GitHub, as github-slugger defines it. Identifiers that belong to the page
/// itself start with a capital letter, such as `Content` and `SearchResults`, so they never conflict with a heading.
package struct Anchors {
  /// The identifiers in use, as UTF-8: canonically equivalent strings are equal, but different anchors.
  private var taken: Set<[UInt8]>
  private var counts: [[UInt8]: Int] = [:]
  private let prefix: String

  /// The identifier of the first heading without letters and digits, whose anchor on GitHub is empty.
  private static let emptyAnchor = "Section"

  /// Creates the identifiers of a page.
  ///
  /// - Parameters:
  ///   - reserved: Identifiers that are already in use on the page.
  ///   - prefix: The prefix of every identifier.
  package init(reserved: some Sequence<String> = EmptyCollection<String>(), prefix: String = "") {
    taken = Set(reserved.map { Array($0.utf8) })
    self.prefix = prefix
  }

  /// Returns the identifier for a heading or a name: its slug, followed by `-1` and so on if it occurs again, as on
  /// GitHub.
  package mutating func identifier(for words: String) -> String {
    let slug = prefix + Self.slug(of: words)
    var count = counts[Array(slug.utf8), default: 0]
    var identifier: String
    repeat {
      count += 1
      identifier = count == 1 ? slug : "\(slug)-\(count - 1)"
    } while !taken.insert(Array(identifier.utf8)).inserted
    counts[Array(slug.utf8)] = count
    return identifier.isEmpty ? Self.emptyAnchor : identifier
  }

  /// Returns the words in lower case, with hyphens instead of spaces.
  ///
  /// Only letters, marks, decimal digits, connectors and hyphens are included.
  package static func slug(of words: String) -> String {
    if let slug = plainSlug(of: words) { return slug }
    let kept = lowercased(words).compactMap { scalar -> Unicode.Scalar? in
      switch scalar.properties.generalCategory {
      case .decimalNumber, .connectorPunctuation, .nonspacingMark, .spacingMark, .enclosingMark: scalar
      case _ where scalar == " ": "-"
      // Letters, Roman numerals and circled letters.
      default: scalar == "-" || scalar.properties.isAlphabetic ? scalar : nil
      }
    }
    return String(String.UnicodeScalarView(kept))
  }

  /// Returns the scalars in lower case, like `lowercased()`, but with the final form of sigma at the end of a word.
  private static func lowercased(_ words: String) -> [Unicode.Scalar] {
    let scalars = Array(words.unicodeScalars)
    func isCased(_ rest: some Sequence<Unicode.Scalar>) -> Bool {
      rest.first { !$0.properties.isCaseIgnorable }?.properties.isCased ?? false
    }
    return scalars.indices.flatMap { index -> [Unicode.Scalar] in
      let isFinalSigma =
        scalars[index] == "Σ" && isCased(scalars[..<index].reversed()) && !isCased(scalars[(index + 1)...])
      return isFinalSigma ? ["ς"] : Array(scalars[index].properties.lowercaseMapping.unicodeScalars)
    }
  }

  /// A fast path for ASCII, which most headings are; nil for other text.
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
