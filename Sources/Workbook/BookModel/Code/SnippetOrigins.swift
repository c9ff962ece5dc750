import BookMarkdown
import Lesson

/// Finds the place in the sources of code that a chapter shows.
package struct SnippetOrigins {
  /// The location of the code of one fence.
  package struct Origin: Equatable {
    /// The path of the file relative to the chapter's `Code` folder.
    package let file: String
    /// The first line, counted from 1.
    package let line: Int
    /// The number of lines of the example before the shown ones.
    package let offset: Int
    /// All lines of the example if the fence shows only some of them; otherwise nil.
    package let whole: [String]?
  }

  package let sources: ChapterSources
  private let examples: [String: Example]

  package init(of chapter: BookChapter, sources: ChapterSources) {
    self.sources = sources
    examples = Dictionary(chapter.code.examples.map { ($0.name, $0) }) { first, _ in first }
  }

  /// Returns the place of a fence's lines in the example `name`.
  ///
  /// Nil if they are not there, which `SnippetProof` reports.
  package func origin(of fence: Fence, inExample name: String) -> Origin? {
    guard let example = examples[name], let file = sources.fileName(of: example),
      let source = sources.text(ofFile: file), let range = source.exampleRange(at: example.line),
      let first = Snippet(fence.body).positions(in: source.lines[range]).first
    else { return nil }
    let whole = range.count > fence.body.count ? Array(source.lines[range]) : nil
    return Origin(file: file, line: first + 1, offset: first - range.lowerBound, whole: whole)
  }

  /// Returns the place of a fence's lines in the file `name`.
  package func origin(of fence: Fence, inFile name: String) -> Origin? {
    guard let source = sources.text(ofFile: name),
      let first = Snippet(fence.body).positions(in: source.lines[...]).first
    else { return nil }
    return Origin(file: name, line: first + 1, offset: 0, whole: nil)
  }
}
