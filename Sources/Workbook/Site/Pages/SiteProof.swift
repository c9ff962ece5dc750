/// What of a book was proven when its site was built.
public struct SiteProof: Sendable {
  private let chapters: Set<String>
  private let toolchain: String

  /// - Parameters:
  ///   - results: What the proof of all chapters has come to.
  ///   - toolchain: What it was proven with, as in `Swift 6.3.1`.
  public init(_ results: [Report.Result], toolchain: String) {
    let bad = Set(results.filter { !$0.isGood }.map(\.chapter))
    chapters = Set(results.map(\.chapter)).subtracting(bad)
    self.toolchain = toolchain
  }

  /// What a chapter was proven with; nil if its proof has failed.
  func toolchain(provingAllOf chapter: BookChapter) -> String? {
    chapters.contains(chapter.name) ? toolchain : nil
  }

  /// The name, after that of another class, with which the captions of what was proven say so; nothing if the chapter's
  /// proof has failed.
  func name(of chapter: BookChapter) -> HTML {
    toolchain(provingAllOf: chapter) == nil ? "" : " holds"
  }

  /// What the style sheet has to know for that.
  var rule: String {
    let plain = toolchain.filter { $0.isLetter || $0.isNumber || $0 == "." || $0 == " " }
    return ".holds { --proven: '✓ \(plain)'; }\n"
  }

  /// What the page of a chapter says of its proof; nothing if that has failed.
  func mark(of chapter: BookChapter) -> HTML {
    if !chapters.contains(chapter.name) { return "" }
    return """
      <p class="proven">Every example, output, diagram, and answer on this page was proven by running it, with \
      \(toolchain). Do it again: <code>./rxbook prove \(chapter.identifier)</code></p>

      """
  }
}
