/// Returns the candidate that a person who typed `name` most likely meant, or nil if none is similar enough.
package func nearest(to name: String, in candidates: some Sequence<String>) -> String? {
  nearestNames(to: name, in: candidates, limit: 1).first
}

/// Returns the candidates that a person who typed `name` may have meant, the most similar first.
///
/// Case is ignored. Among equally similar candidates, the earlier one comes first.
package func nearestNames(to name: String, in candidates: some Sequence<String>, limit: Int) -> [String] {
  let wanted = Array(name.lowercased())
  let tolerance = max(1, (wanted.count + 2) / 3)
  let ranked = candidates.enumerated().compactMap { offset, candidate -> (Int, Int, String)? in
    let distance = editDistance(from: wanted, to: Array(candidate.lowercased()))
    // A distance as long as the word would match any word of that length.
    guard distance <= tolerance, distance < max(wanted.count, 1) else { return nil }
    return (distance, offset, candidate)
  }
  return ranked.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.prefix(limit).map(\.2)
}

/// Returns the number of insertions, deletions, replacements and swaps of adjacent characters from `source` to
/// `target`.
private func editDistance(from source: [Character], to target: [Character]) -> Int {
  var beforePrevious: [Int] = []
  var previous = Array(0...target.count)
  for row in source.indices {
    var current = [row + 1]
    for column in target.indices {
      let isSame = source[row] == target[column]
      var best = min(
        previous[column] + (isSame ? 0 : 1), previous[column + 1] + 1, current[column] + 1)
      if row > 0, column > 0, source[row] == target[column - 1], source[row - 1] == target[column] {
        best = min(best, beforePrevious[column - 1] + 1)
      }
      current.append(best)
    }
    beforePrevious = previous
    previous = current
  }
  return previous[target.count]
}
