/// Expected and printed lines that must be equal in any order.
package struct UnorderedLines {
  private let expected: [LinePattern]
  private let printed: [String]
  /// The index of the printed line that is assigned to each expected one.
  private let partners: [Int?]
  private let allowsMore: Bool

  package init(expected: [LinePattern], printed: [String]) {
    self.expected = expected
    self.printed = printed
    allowsMore = expected.contains(where: \.isAnyLines)
    var positions: [String: [Int]] = [:]
    for (position, line) in printed.enumerated().reversed() { positions[line, default: []].append(position) }
    var partners = expected.map { pattern -> Int? in
      guard let literal = pattern.literal, let last = positions[literal]?.last,
        printed[last].isIdentical(to: literal)
      else { return nil }
      return positions[literal]?.popLast()
    }
    let taken = Set(partners.compactMap(\.self))
    let rest = printed.indices.filter { !taken.contains($0) }
    let wildcards = expected.indices.filter { !expected[$0].isLiteral && !expected[$0].isAnyLines }
    for (wildcard, line) in Self.matching(wildcards.map { expected[$0] }, rest.map { printed[$0] }) {
      partners[wildcards[wildcard]] = rest[line]
    }
    self.partners = partners
  }

  package var isSame: Bool { missing.isEmpty && (allowsMore || extra.isEmpty) }

  /// The printed lines in the order of the expected ones, so a diff shows only real differences.
  ///
  /// An expected line that was not printed is represented by the most similar unexpected line.
  package var reordered: [String] {
    var extra = extra
    var lines: [String] = []
    for (pattern, partner) in zip(expected, partners) where !pattern.isAnyLines {
      if let partner {
        lines.append(printed[partner])
      } else if let nearest = Self.mostSimilar(to: pattern.text, among: extra.prefix(200).map { printed[$0] })
      {
        lines.append(printed[extra.remove(at: nearest)])
      }
    }
    return allowsMore ? lines : lines + extra.map { printed[$0] }
  }

  private var missing: [Int] {
    expected.indices.filter { partners[$0] == nil && !expected[$0].isAnyLines }
  }

  private var extra: [Int] {
    let taken = Set(partners.compactMap(\.self))
    return printed.indices.filter { !taken.contains($0) }
  }

  /// Assigns a distinct line to as many patterns as possible.
  ///
  /// This is maximum bipartite matching with augmenting paths: if a line is taken, its owner looks for another one.
  private static func matching(_ patterns: [LinePattern], _ lines: [String]) -> [(pattern: Int, line: Int)] {
    var owner: [Int: Int] = [:]
    func find(_ pattern: Int, _ tried: inout Set<Int>) -> Bool {
      for line in lines.indices where patterns[pattern].matches(lines[line]) && tried.insert(line).inserted {
        if let other = owner[line], !find(other, &tried) { continue }
        owner[line] = pattern
        return true
      }
      return false
    }
    for pattern in patterns.indices {
      var tried: Set<Int> = []
      _ = find(pattern, &tried)
    }
    return owner.map { (pattern: $1, line: $0) }
  }

  /// The index of the line with the longest prefix and suffix in common with `text`, if they make up at least half of
  /// it.
  package static func mostSimilar(to text: String, among lines: [String]) -> Int? {
    let wanted = Array(text.utf8)
    let scores = lines.map { line -> Int in
      let line = Array(line.utf8)
      let shorter = min(line.count, wanted.count)
      let same = zip(wanted, line).prefix { $0 == $1 }.count
      let end = zip(wanted.reversed(), line.reversed()).prefix(shorter - same).prefix { $0 == $1 }.count
      return (same + end) * 2 >= max(line.count, wanted.count) ? same + end : 0
    }
    guard let best = scores.indices.max(by: { scores[$0] < scores[$1] }), scores[best] > 0 else { return nil }
    return best
  }
}
