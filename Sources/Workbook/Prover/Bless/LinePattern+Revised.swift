import TextSupport

extension LinePattern {
  /// Returns a pattern for `line` that retains this pattern's wildcards if they still match.
  func revised(for line: String) -> String {
    let units = units
    guard units.contains(nil) else { return Self.escaped(line) }
    let characters = Array(line)
    let alignment = Alignment(units, characters, isWildcard: { $0 == nil }) { $0 == $1 }
    var texts = [""]
    var same = 0
    for step in alignment.steps {
      switch step {
      case .same(_, let found):
        same += 1
        texts[texts.count - 1].append(characters[found])
      case .replaced(_, let found), .extra(let found): texts[texts.count - 1].append(characters[found])
      case .missing: break
      case .swallowed(_, let found): if !found.isEmpty { texts.append("") }
      }
    }
    let revised = texts.map { $0.replacing("[..]", with: "\\[..]") }.joined(separator: "[..]")
    let isAlike = same * 2 >= units.count(where: { $0 != nil })
    return isAlike && LinePattern(revised).matches(line) ? revised : Self.escaped(line)
  }

  /// The characters, with nil for each wildcard.
  private var units: [Character?] {
    guard case .pieces(let pieces) = form else { return text.map(Optional.some) }
    return Array(
      pieces.map { String(decoding: $0, as: UTF8.self).map(Optional.some) }.joined(separator: [nil]))
  }
}
