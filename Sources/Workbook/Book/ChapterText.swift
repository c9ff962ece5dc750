public import Foundation

/// The prose of a chapter, or of a challenge: a Markdown file and what its fences are there for.
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
    let data: Data
    do {
      data = try Data(contentsOf: url)
    } catch {
      let isMissing = (error as? CocoaError)?.code == .fileReadNoSuchFile
      let trouble =
        isMissing ? "is missing; write it" : "cannot be read; see that it is a file and open to you"
      self.init(text: "", file: file, problem: Finding(file: file, line: 1, message: "\(file) \(trouble)."))
      return
    }
    let text = String(decoding: data, as: UTF8.self)
    var problem: Finding?
    if let line = Self.firstLineThatIsNotUTF8(in: data) {
      problem = Finding(file: file, line: line, message: "This line is not UTF-8; save the file as UTF-8.")
    } else if text.allSatisfy({ $0.isWhitespace || $0 == "\u{FEFF}" }) {
      problem = Finding(file: file, line: 1, message: "\(file) is empty; write it.")
    }
    self.init(text: text, file: file, problem: problem)
  }

  private init(text: String, file: String, problem: Finding?) {
    document = MarkdownDocument(text: text, file: file)
    var fences: [ChapterFence] = []
    var findings = (problem.map { [$0] } ?? []) + document.findings
    for fence in document.fences {
      let reading = FenceRole(of: fence)
      if let role = reading.role { fences.append(ChapterFence(fence: fence, role: role)) }
      findings += reading.problems.map { Finding(file: file, line: fence.line, message: $0) }
    }
    self.fences = fences
    self.findings = findings.sortedByLine()
  }

  private static func firstLineThatIsNotUTF8(in data: Data) -> Int? {
    if String(validating: data, as: UTF8.self) != nil { return nil }
    let lines = data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return lines.firstIndex { String(validating: $0, as: UTF8.self) == nil }.map { $0 + 1 }
  }
}
