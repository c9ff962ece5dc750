import BookMarkdown
import Lesson
import ReactiveTesting
import TextSupport

/// The marble fences of a chapter, by the diagrams that they show.
package struct ChapterDiagrams {
  /// A parsed marble fence.
  package struct Picture {
    package let fence: Fence
    /// The duration of a column, in nanoseconds.
    package let frame: Int
    package let diagram: MarbleDiagram
    /// The syntax errors.
    package let problems: [MarbleSyntaxError]

    package init(_ fence: Fence, frame: Int) {
      self.fence = fence
      self.frame = frame
      (diagram, problems) = MarbleDiagram.reading(fence.body)
    }

    /// The number of columns.
    package var columns: Int { diagram.rows.map(\.marbles.end).max() ?? 0 }
  }

  /// The findings for fences without an existing diagram, or whose diagram another fence already shows.
  package private(set) var findings: [Finding] = []
  private var pictures: [String: Picture] = [:]

  /// Parses the marble fences of `text`.
  ///
  /// - Parameters:
  ///   - file: The name of the file in findings.
  ///   - diagrams: The diagrams of the chapter.
  package init(_ text: ChapterText, file: String, diagrams: [Diagram]) {
    let names = diagrams.map(\.name)
    for chapterFence in text.fences {
      guard case .marble(let name, let frame, _) = chapterFence.role else { continue }
      let fence = chapterFence.markdown
      guard names.contains(name) else {
        let advice =
          nearest(to: name, in: names).map { "did you mean \u{201C}\($0)\u{201D}?" }
          ?? "declare it next to the examples: diagram(\"\(name)\", …)."
        findings.append(
          Finding(
            file: file, line: fence.line,
            message: "There is no diagram \u{201C}\(name)\u{201D} in this chapter; \(advice)"))
        continue
      }
      if let other = pictures[name] {
        findings.append(
          Finding(
            file: file, line: fence.line,
            message: "The diagram \u{201C}\(name)\u{201D} is shown twice; remove one of the fences.",
            related: [Place(file: file, line: other.fence.line)]))
        continue
      }
      pictures[name] = Picture(fence, frame: frame)
    }
  }

  /// Returns the fence that shows the diagram called `name`.
  package func picture(of name: String) -> Picture? { pictures[name] }

  /// Returns the number of columns of `diagram` that the chapter shows.
  package func columns(of diagram: Diagram) -> Int { picture(of: diagram.name)?.columns ?? 0 }
}
