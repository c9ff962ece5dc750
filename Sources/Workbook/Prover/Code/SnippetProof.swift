import BookMarkdown
import BookModel
import Foundation
import Lesson
import TextSupport

/// Verifies that the code in a chapter is the code that runs.
///
/// Each `swift of=` and `swift file=` fence must occur in the source.
struct SnippetProof {
  private let chapter: BookChapter
  private let file: String
  private let sources: ChapterSources

  init(chapter: BookChapter, file: String, sources: ChapterSources) {
    self.chapter = chapter
    self.file = file
    self.sources = sources
  }

  /// Verifies that `fence` shows the example `name` or lines of it.
  ///
  /// - Returns: Nil if it does, or if the example doesn't exist, which is reported elsewhere.
  func prove(_ fence: Fence, showsExample name: String) -> Finding? {
    let snippet = Snippet(fence.body)
    if snippet.isEmpty { return empty(fence) }
    let examples = chapter.code.examples.filter { $0.name == name }
    guard let example = examples.first else { return nil }
    guard let source = sources.text(of: example), let range = source.exampleRange(at: example.line) else {
      return Finding(
        file: file, line: fence.line,
        message:
          "The source of \u{201C}\(name)\u{201D} has moved since it was compiled; build again.",
        related: [sources.place(of: example)])
    }
    if !snippet.positions(in: source.lines[range]).isEmpty { return unbalanced(fence, snippet) }
    return mismatch(
      fence, snippet, source, range,
      "These lines are not in the example \u{201C}\(name)\u{201D} (- chapter, + source).")
  }

  /// Verifies that `fence` shows the file `name` of the chapter, or lines that occur in it exactly once.
  func prove(_ fence: Fence, showsFile name: String) -> Finding? {
    let snippet = Snippet(fence.body)
    if snippet.isEmpty { return empty(fence) }
    guard let source = sources.text(ofFile: name) else {
      let advice = nearest(to: name, in: sources.fileNames).map { "; did you mean \($0)?" } ?? "."
      return Finding(
        file: file, line: fence.line,
        message: "The chapter's code has no file \(name)\(advice)")
    }
    let positions = snippet.positions(in: source.lines[...])
    if positions.count == 1 { return unbalanced(fence, snippet) }
    guard positions.isEmpty else {
      return Finding(
        file: file, line: fence.line,
        message:
          "These lines occur \(positions.count) times in \(name); show more lines to make them unique.",
        related: positions.map { Place(file: source.place, line: $0 + 1) })
    }
    return mismatch(
      fence, snippet, source, source.lines.indices, "These lines are not in \(name) (- chapter, + source).")
  }

  /// Returns the finding that the first or last line is missing, if a bracket has no counterpart.
  private func unbalanced(_ fence: Fence, _ snippet: Snippet) -> Finding? {
    guard let (bracket, line, isOpenedAbove) = snippet.unbalanced else { return nil }
    return Finding(
      file: file, line: isOpenedAbove ? fence.line + 1 : fence.line + fence.body.count,
      message: isOpenedAbove
        ? "The line with the bracket that `\(bracket)` closes is missing here; show it, too."
        : "The line that closes the bracket `\(bracket)` is missing here; show it, too.",
      related: [Place(file: file, line: fence.line + 1 + line)])
  }

  private func empty(_ fence: Fence) -> Finding {
    Finding(
      file: file, line: fence.line, message: "This fence is empty; add code or remove it.")
  }

  private func mismatch(
    _ fence: Fence, _ snippet: Snippet, _ source: SourceText, _ range: Range<Int>, _ message: String
  ) -> Finding {
    let difference = snippet.difference(from: source.lines[range])
    return Finding(
      file: file, line: fence.line + 1 + difference.line, message: message, details: difference.lines,
      related: [Place(file: source.place, line: difference.sourceLine + 1)])
  }
}
