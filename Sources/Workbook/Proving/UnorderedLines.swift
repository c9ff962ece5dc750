/// Expected and printed lines that are to be the same in any order.
struct UnorderedLines {
  /// The expected lines that were not printed.
  let missing: [LinePattern]
  /// The printed lines that were not expected.
  let extra: [String]
  private let allowsMore: Bool

  var isSame: Bool { missing.isEmpty && (extra.isEmpty || allowsMore) }

  init(expected: [LinePattern], printed: [String]) {
    allowsMore = expected.contains(where: \.isAnyLines)
    var counts: [String: Int] = [:]
    for line in printed { counts[line, default: 0] += 1 }
    var missing: [LinePattern] = []
    for pattern in expected {
      guard let literal = pattern.literal else { continue }
      if let count = counts[literal], count > 0 {
        counts[literal] = count - 1
      } else {
        missing.append(pattern)
      }
    }
    var rest = printed.filter { line in
      guard let count = counts[line], count > 0 else { return false }
      counts[line] = count - 1
      return true
    }
    let wildcards = expected.filter { !$0.isLiteral && !$0.isAnyLines }
    let partners = Self.partners(of: wildcards, in: rest)
    missing += wildcards.indices.filter { partners[$0] == nil }.map { wildcards[$0] }
    for index in partners.compactMap(\.self).sorted(by: >) { rest.remove(at: index) }
    self.missing = missing
    extra = rest
  }

  /// Finds a line of its own for as many patterns as possible: a line that two of them want goes to one,
  /// and the other looks for the next.
  private static func partners(of patterns: [LinePattern], in lines: [String]) -> [Int?] {
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
    var partners = [Int?](repeating: nil, count: patterns.count)
    for (line, pattern) in owner { partners[pattern] = line }
    return partners
  }
}
