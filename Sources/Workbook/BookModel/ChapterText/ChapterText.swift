import BookMarkdown
import Foundation
import TextSupport

/// The text of a chapter: its parsed Markdown file with the roles of the fences.
package struct ChapterText: Sendable {
  package let document: MarkdownDocument
  /// The fences that can be verified or shown, in order.
  package let fences: [ChapterFence]
  /// The problems, ordered by line.
  package let findings: [Finding]
  /// The roles of the fences, by line.
  package let roles: [Int: ChapterFence.Role]

  /// Reads the file at `url`.
  ///
  /// If the file cannot be read, the text is empty and has a finding.
  ///
  /// - Parameter file: The name of the file in findings.
  package init(contentsOf url: URL, named file: String) {
    self.init(MarkdownDocument(contentsOf: url, named: file))
  }

  /// Determines the roles of the fences in `document`.
  package init(_ document: MarkdownDocument) {
    self.document = document
    var fences: [ChapterFence] = []
    var findings = document.findings
    for fence in document.fences {
      let reading = FenceRoleParser(of: fence)
      if let role = reading.role { fences.append(ChapterFence(fence, role: role)) }
      findings += reading.problems.map { Finding(file: document.file, line: fence.line, message: $0) }
    }
    self.fences = fences
    roles = Dictionary(fences.map { ($0.markdown.line, $0.role) }) { first, _ in first }
    self.findings = findings.sortedByLine()
  }
}
