import BookModel
import Runner

/// The chapters that were proven when the site was built.
package struct ProvenChapters: Sendable {
  private let chapters: Set<String>
  private let toolchain: String

  /// - Parameters:
  ///   - results: The results of the proof of all chapters.
  ///   - toolchain: The toolchain with which the book was proven, such as `Swift 6.3.1`.
  package init(_ results: [Report.Result], toolchain: String) {
    let bad = Set(results.filter { !$0.isGood }.map(\.chapter))
    chapters = Set(results.map(\.chapter)).subtracting(bad)
    self.toolchain = toolchain
  }

  /// Returns the toolchain with which a chapter was proven, or nil if its proof failed.
  func toolchain(provingAllOf chapter: BookChapter) -> String? {
    chapters.contains(chapter.name) ? toolchain : nil
  }

  /// Returns the class that marks a chapter's captions as proven, after a space, or nothing if the proof failed.
  func name(of chapter: BookChapter) -> HTML {
    toolchain(provingAllOf: chapter) == nil ? "" : " proven-text"
  }

  /// The style rule that defines the mark in captions.
  var styleRule: String {
    let plain = toolchain.filter { $0.isLetter || $0.isNumber || $0 == "." || $0 == " " }
    return ".proven-text { --proven: '✓ \(plain)'; }\n"
  }

  /// Returns a sentence about the proof for a chapter's page, or nothing if the proof failed.
  func mark(of chapter: BookChapter) -> HTML {
    if !chapters.contains(chapter.name) { return "" }
    return """
      <p class="proven">Every example, output, diagram and answer on this page was proven by running it with \
      \(toolchain). Prove it again: <code>./rxbook prove \(chapter.identifier)</code>\
      \(only: .screen, " <a href=\"../\(Site.index)#\(BookStatistics.explanation)\">What that means</a>")</p>

      """
  }
}
