import BookMarkdown
import TextSupport

/// Verifies that a text starts with its only title, and that no heading is empty.
struct HeadingProof {
  private let document: MarkdownDocument

  init(_ document: MarkdownDocument) { self.document = document }

  var findings: [Finding] { document.isEmpty ? [] : titles + empty }

  private var titles: [Finding] {
    let headings = document.events.compactMap { event -> MarkdownNode? in
      guard case .enter(let node) = event, case .heading(1) = node.kind else { return nil }
      return node
    }
    guard let title = headings.first else {
      return [finding(1, "This file has no title; start it with a first-level heading: `# \u{2026}`.")]
    }
    let others = headings.dropFirst().map { heading in
      finding(
        heading.line, "This is a second title; write ## for a heading below the first one, or remove it.",
        related: [Place(file: document.file, line: title.line)])
    }
    guard let first = firstBlock, first != title else { return others }
    return [finding(first.line, "This is above the title; move it below the title.")] + others
  }

  /// The first visible node.
  private var firstBlock: MarkdownNode? {
    for event in document.events.dropFirst() {
      switch event {
      case .enter(let node): return node
      case .leaf(let node):
        if case .html(let literal) = node.kind, RawHTML.isComment(literal) { continue }
        return node
      case .exit: continue
      }
    }
    return nil
  }

  private var empty: [Finding] {
    document.sections(upTo: 6).filter { $0.level > 0 && $0.title.allSatisfy(\.isWhitespace) }.compactMap {
      $0.line.map { finding($0, "This heading is empty; add words or remove it.") }
    }
  }

  private func finding(_ line: Int, _ message: String, related: [Place] = []) -> Finding {
    Finding(file: document.file, line: line, message: message, related: related)
  }
}
