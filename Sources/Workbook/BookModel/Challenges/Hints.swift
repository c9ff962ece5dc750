import BookMarkdown
import Foundation

/// The hints of a challenge: the sections of `hints.md` below second-level headings.
package struct Hints: Equatable, Sendable {
  /// The text of each hint for a terminal, without its heading and with code indented instead of fenced.
  package let texts: [String]
  /// The hints for particular kinds of failure, by the name of the kind.
  ///
  /// Their headings have the form `## When never-completed`.
  package let remarks: [String: String]

  /// Reads the hints of `challenge`; empty if the file cannot be read.
  package init(of challenge: Challenge) {
    self.init(markdown: challenge.hints.string ?? "")
  }

  package init(markdown: String) {
    let document = MarkdownDocument(text: markdown, file: "hints.md")
    var shown: [String?] = markdown.replacing("\r\n", with: "\n")
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    for fence in document.fences {
      let body = fence.line..<min(fence.line + fence.body.count, shown.count)
      for line in body { shown[line] = shown[line].map { $0.isEmpty ? "" : "    \($0)" } }
      for line in [fence.line - 1, body.upperBound] where shown.indices.contains(line) { shown[line] = nil }
    }
    // Comments of the author are not part of a hint.
    for case .leaf(let node) in document.events {
      guard case .html(let note) = node.kind, RawHTML.isComment(note), note.hasSuffix("\n") else { continue }
      for line in (node.line - 1)..<(node.line - 1 + note.count(where: \.isNewline))
      where shown.indices.contains(line) { shown[line] = nil }
    }
    let sections = document.sections(upTo: 2).filter { $0.level == 2 }
    let starts = sections.compactMap(\.line)
    var texts: [String] = []
    var remarks: [String: String] = [:]
    for (section, (start, end)) in zip(sections, zip(starts, starts.dropFirst() + [shown.count + 1])) {
      let text = Self.trimmed(shown[start..<(end - 1)].compactMap(\.self)).joined(separator: "\n")
      if let name = Self.failureKind(in: section.title) {
        remarks[name] = text
      } else if !text.isEmpty {
        texts.append(text)
      }
    }
    self.texts = texts
    self.remarks = remarks
  }

  /// Returns the kind of failure in a hint's heading, or nil.
  static func failureKind(in title: String) -> String? {
    title.hasPrefix("When ") ? String(title.dropFirst("When ".count)) : nil
  }

  private static func trimmed(_ lines: [String]) -> [String] {
    func isBlank(_ line: String) -> Bool { line.allSatisfy(\.isWhitespace) }
    return lines.drop(while: isBlank).reversed().drop(while: isBlank).reversed()
  }
}
