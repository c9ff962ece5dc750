import SystemSupport

/// The name of an operator: `take`, or `take(until:)` if the label of the first argument distinguishes it.
///
/// Types, such as subjects, have names of the same kind.
package struct OperatorName: Hashable, Sendable {
  package let base: String
  /// The label of the first argument; nil if it has none or if the label is not specified.
  package let label: String?

  init(base: String, label: String?) {
    self.base = base
    self.label = label == "_" ? nil : label
  }

  /// Parses a name as it occurs in texts: `take`, `take(1)`, `take(until:behavior:)`, `timer(_:period:…)`.
  package init?(_ text: some StringProtocol) {
    let name = text.prefix(while: Self.isPart)
    guard name.first?.isLetter == true else { return nil }
    let rest = text[name.endIndex...]
    if rest.isEmpty {
      self.init(base: String(name), label: nil)
      return
    }
    guard rest.first == "(", rest.last == ")", rest.dropFirst().firstIndex(of: "(") == nil else { return nil }
    let inner = rest.dropFirst().dropLast()
    let label = inner.prefix(while: Self.isPart)
    let isLabel = !label.isEmpty && inner[label.endIndex...].first == ":"
    self.init(base: String(name), label: isLabel ? String(label) : nil)
  }

  private static func isPart(_ character: Character) -> Bool {
    // A fast path for ASCII, because Unicode properties need a table lookup.
    switch character {
    case "a"..."z", "A"..."Z", "0"..."9", "_": true
    default: character.isLetter || character.isNumber
    }
  }

  /// The name as shown in an index.
  package var text: String { label.map { "\(base)(\($0):)" } ?? base }

  /// The name without the label.
  package var plain: OperatorName { OperatorName(base: base, label: nil) }
}

extension OperatorName: Comparable {
  /// Orders names alphabetically, ignoring case.
  package static func < (first: OperatorName, second: OperatorName) -> Bool {
    (first.base.lowercased(), first.base, first.label ?? "")
      < (second.base.lowercased(), second.base, second.label ?? "")
  }
}
