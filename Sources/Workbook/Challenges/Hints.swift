/// The hints of a challenge: the sections of `hints.md` that begin with a heading of the second level.
public struct Hints: Equatable, Sendable {
  /// Each hint's text, without its heading.
  public let texts: [String]

  public init(markdown: String) {
    var sections: [[Substring]] = []
    var isInFence = false
    for line in markdown.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") { isInFence.toggle() }
      if line.hasPrefix("## ") && !isInFence {
        sections.append([])
      } else if !sections.isEmpty {
        sections[sections.count - 1].append(line)
      }
    }
    texts = sections.map { lines in
      let body = lines.drop { $0.allSatisfy(\.isWhitespace) }.reversed().drop {
        $0.allSatisfy(\.isWhitespace)
      }
      return body.reversed().joined(separator: "\n")
    }
    .filter { !$0.isEmpty }
  }
}
