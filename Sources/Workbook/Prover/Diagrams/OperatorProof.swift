import BookModel
import TextSupport

/// Verifies that the operator in a fence is the source of the diagram's closure.
///
/// Layout is ignored. The source at the beginning of the closure may be omitted, as in `filter { … }` for
/// `source.filter { … }`.
struct OperatorProof {
  let source: DiagramSource
  /// The names of the sources.
  let names: [String]

  /// Returns a diff and the index of the first line that differs; nil if both are equal.
  func difference(from lines: [String]) -> (lines: [String], index: Int)? {
    let shown = SwiftLexer.tokens(of: lines.joined(separator: "\n")).filter { $0.kind != .comment }
    let texts = shown.map(\.text)
    let body = source.body.map(\.text)
    if texts == body { return nil }
    let isReceiver = body.first.map { names.contains(String($0)) } ?? false
    let rest = isReceiver && body.dropFirst().first == "." ? Array(body.dropFirst(2)) : body
    if texts == rest || texts.first == "." && Array(texts.dropFirst()) == rest { return nil }
    let same = max(
      zip(texts, body).prefix { $0 == $1 }.count, zip(texts, rest).prefix { $0 == $1 }.count)
    let first = shown.indices.contains(same) ? shown[same].line - 1 : lines.count - 1
    return (diff(lines), max(0, first))
  }

  private func diff(_ lines: [String]) -> [String] {
    let written = (source.bodyLines.map { Array(source.lines[($0.lowerBound - 1)..<$0.upperBound]) }) ?? []
    return Self.dedented(lines).map { "-" + $0 } + Self.dedented(written).map { "+" + $0 }
  }

  private static func dedented(_ lines: [String]) -> [String] {
    let margin = lines.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
    return lines.map { String($0.dropFirst(margin)) }
  }
}
