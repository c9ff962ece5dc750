public import Foundation

/// The prose of a chapter: its Markdown file and what the fences in it are there for.
public struct ChapterText: Sendable {
  public let document: MarkdownDocument
  /// The fences that can be proven or shown, in order.
  public let fences: [ChapterFence]
  /// What is wrong, by line.
  public let findings: [Finding]

  /// Reads the file at `url`; what keeps it from being read is a finding.
  ///
  /// - Parameter file: The name that findings carry.
  public init(contentsOf url: URL, named file: String) {
    self.init(MarkdownDocument(contentsOf: url, named: file))
  }

  /// Reads what the fences of `document` are there for.
  init(_ document: MarkdownDocument) {
    self.document = document
    var fences: [ChapterFence] = []
    var findings = document.findings
    for fence in document.fences {
      let reading = FenceRole(of: fence)
      if let role = reading.role { fences.append(ChapterFence(fence, role: role)) }
      findings += reading.problems.map { Finding(file: document.file, line: fence.line, message: $0) }
    }
    self.fences = fences
    self.findings = findings.sortedByLine()
  }
}
