/// What the marbles of rows stand for, where that is not what they say: `a := [1, 2]`.
public struct MarbleLegend: Hashable, Sendable, ExpressibleByDictionaryLiteral {
  private var texts: [String: String] = [:]
  private var labels: [String: String] = [:]

  /// Makes a legend in which all marbles are what they say.
  public init() {}

  /// Makes a legend of the texts of elements, by what stands for them in a row.
  public init(dictionaryLiteral texts: (String, String)...) {
    for (label, text) in texts { self[label] = text }
  }

  /// The text of the elements called `label`; nil if it is what they say.
  public subscript(label: String) -> String? {
    get { texts[label] }
    set {
      if let old = texts[label], labels[old] == label { labels[old] = nil }
      texts[label] = newValue
      if let newValue, labels[newValue] == nil { labels[newValue] = label }
    }
  }

  /// What stands for elements with this text; nil if nothing has been agreed on.
  public func label(for text: String) -> String? { labels[text] }

  /// What there is, by label.
  public var entries: [(label: String, text: String)] {
    texts.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// The first letter that stands for nothing yet and is not among `taken`.
  func freeLetter(besides taken: Set<String>) -> String? {
    "abcdefghijklmnopqrstuvwyzABCDEFGHIJKLMNOPQRSTUVWYZ".lazy.map { String($0) }
      .first { texts[$0] == nil && !taken.contains($0) }
  }
}
