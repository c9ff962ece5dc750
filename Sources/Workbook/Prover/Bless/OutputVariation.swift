import TextSupport

/// The variation between the outputs of several runs of an example, with a pattern that matches all of them.
struct OutputVariation {
  /// The advice, as the end of a sentence.
  let advice: String
  /// The lines of a pattern that matches all runs, if there is one.
  let lines: [String]

  init(_ runs: [[String]]) {
    let first = runs.first ?? []
    if runs.allSatisfy({ $0.sorted() == first.sorted() }) {
      advice = "the order of its lines varies; add match=unordered, or make the order deterministic"
      lines = []
    } else if runs.allSatisfy({ $0.count == first.count }) {
      advice = "write [..] for the text that varies within a line, as below, or make it deterministic"
      lines = first.indices.map { index in Self.template(of: runs.map { $0[index] }) }
    } else {
      advice = "write ... for the lines that vary, as below, or make them deterministic"
      let start = Self.commonPrefix(runs)
      let end = Self.commonPrefix(runs.map { Array($0.dropFirst(start.count).reversed()) })
      lines = start.map(LinePattern.escaped) + ["..."] + end.reversed().map(LinePattern.escaped)
    }
  }

  private static func template(of lines: [String]) -> String {
    let all = lines.map(Array.init)
    guard let first = lines.first, !lines.allSatisfy({ $0 == first }) else {
      return lines.first.map(LinePattern.escaped) ?? ""
    }
    let start = commonPrefix(all)
    let end = commonPrefix(all.map { Array($0.dropFirst(start.count).reversed()) })
    return [start, end.reversed()].map { String($0).replacing("[..]", with: "\\[..]") }
      .joined(separator: "[..]")
  }

  private static func commonPrefix<Element: Equatable>(_ sequences: [[Element]]) -> [Element] {
    guard let first = sequences.first else { return [] }
    let count = first.indices.prefix { index in
      sequences.allSatisfy { $0.indices.contains(index) && $0[index] == first[index] }
    }.count
    return Array(first.prefix(count))
  }
}
