/// The texts of marbles whose names aren't their texts: `a := [1, 2]`.
public struct MarbleLegend: Hashable, Sendable, ExpressibleByDictionaryLiteral {
  private var texts: [String: String] = [:]
  private var labels: [String: String] = [:]

  /// Creates an empty legend, for which all names are texts.
  public init() {}

  /// Creates a legend that maps the names of elements in a row to their texts.
  public init(dictionaryLiteral texts: (String, String)...) {
    for (label, text) in texts { self[label] = text }
  }

  /// The text of the elements called `label`; nil if the name is the text.
  public subscript(label: String) -> String? {
    get { texts[label] }
    set {
      if let old = texts[label], labels[old] == label { labels[old] = nil }
      texts[label] = newValue
      if let newValue, labels[newValue] == nil { labels[newValue] = label }
    }
  }

  /// Returns the name of elements with this text, or nil if the legend has none.
  public func label(for text: String) -> String? { labels[text] }

  /// The entries, sorted by name.
  public var entries: [(label: String, text: String)] {
    texts.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// Returns the first letter that isn't defined yet and isn't in `taken`.
  func freeLetter(besides taken: Set<String>) -> String? {
    "abcdefghijklmnopqrstuvwyzABCDEFGHIJKLMNOPQRSTUVWYZ".lazy.map { String($0) }
      .first { texts[$0] == nil && !taken.contains($0) }
  }
}
