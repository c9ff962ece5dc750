import BookMarkdown
import BookModel
import TextSupport

/// The new body of an output fence for the actual output of an example.
struct RevisedOutput {
  private let fence: Fence
  private let pattern: OutputPattern

  init(_ output: ExampleFences.Output) {
    fence = output.fence
    pattern = OutputPattern(output.fence.body, match: output.match)
  }

  /// Returns the new body for `printed`; lines and wildcards that still match stay unchanged.
  ///
  /// - Returns: Nil if nothing in the fence identifies the part of `printed` that it shows.
  func edit(for printed: [String]) -> FenceEdit? {
    let lines: [FenceEdit.Line]? =
      switch pattern.match {
      case .exact: merged(pattern.lines, printed, offset: 0)
      case .unordered:
        merged(
          pattern.lines, UnorderedLines(expected: pattern.lines, printed: printed).reordered, offset: 0)
      case .part: part(of: printed)
      }
    guard let lines else { return nil }
    let edit = FenceEdit(fence: fence, lines: lines)
    if OutputPattern(edit.body, match: pattern.match).matches(printed) || pattern.match == .part {
      return edit
    }
    return FenceEdit(fence: fence, lines: printed.map { .new(LinePattern.escaped($0)) })
  }

  private func part(of printed: [String]) -> [FenceEdit.Line]? {
    guard !pattern.lines.isEmpty else { return nil }
    let found = Array(printed[pattern.nearestPart(of: printed)])
    let isAlike = pattern.lines.contains { line in
      found.contains { line.matches($0) }
        || UnorderedLines.mostSimilar(to: line.text, among: found) != nil
    }
    guard isAlike else { return nil }
    let lines = merged([.anyLines] + pattern.lines + [.anyLines], found, offset: 1)
    return Array(lines.dropFirst().dropLast())
  }

  /// Returns `patterns`, with the lines that do not match replaced by lines of `found`.
  ///
  /// - Parameter offset: The position of the fence's first line in `patterns`.
  private func merged(_ patterns: [LinePattern], _ found: [String], offset: Int) -> [FenceEdit.Line] {
    var start = 0
    while start < min(patterns.count, found.count), patterns[start].matches(found[start]) { start += 1 }
    let (rest, lines) = (Array(patterns[start...]), Array(found[start...]))
    let head = (0..<start).map { FenceEdit.Line.kept($0 - offset) }
    // Large differences would take minutes to compare, so the output is used as it is.
    guard rest.count * lines.count < 4_000_000 else {
      return head + lines.map { .new(LinePattern.escaped($0)) }
    }
    let alignment = Alignment(rest, lines, isWildcard: \.isAnyLines) { $0.matches($1) }
    return head
      + alignment.steps.compactMap { step in
        switch step {
        case .same(let pattern, _), .swallowed(let pattern, _): .kept(start + pattern - offset)
        case .replaced(let pattern, let line): .new(rest[pattern].revised(for: lines[line]))
        case .missing: nil
        case .extra(let line): .new(LinePattern.escaped(lines[line]))
        }
      }
  }
}
