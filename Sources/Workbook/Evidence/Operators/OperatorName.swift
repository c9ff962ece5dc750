/// What an operator is called: `take`, or `take(until:)` where the label of its first argument tells it from others.
///
/// Types, such as subjects, have names of the same kind.
struct OperatorName: Hashable, Sendable {
  let base: String
  /// The label of the first argument; nil where it has none, or nothing is said about it.
  let label: String?

  init(base: String, label: String?) {
    self.base = base
    self.label = label == "_" ? nil : label
  }

  /// Reads a name as texts have it: `take`, `take(1)`, `take(until:behavior:)`, `timer(_:period:…)`.
  init?(_ text: some StringProtocol) {
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
    // Most are, and what Unicode knows of others is looked up.
    switch character {
    case "a"..."z", "A"..."Z", "0"..."9", "_": true
    default: character.isLetter || character.isNumber
    }
  }

  /// The name as an index has it.
  var text: String { label.map { "\(base)(\($0):)" } ?? base }

  /// The name without the label.
  var plain: OperatorName { OperatorName(base: base, label: nil) }
}

extension OperatorName: Comparable {
  /// The order of an index: that of the alphabet, whatever the case.
  static func < (first: OperatorName, second: OperatorName) -> Bool {
    (first.base.lowercased(), first.base, first.label ?? "")
      < (second.base.lowercased(), second.base, second.label ?? "")
  }
}

extension OperatorName: Keepable {
  init(from kept: inout KeptReader) throws(KeptReader.NotWhole) {
    base = try kept.next()
    label = try kept.next()
  }

  func write(to kept: inout KeptWriter) { kept.add(base, label) }
}
