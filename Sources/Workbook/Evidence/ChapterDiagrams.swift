import Lesson
import ReactiveTesting

/// Which of a chapter's fences shows which of its diagrams.
struct ChapterDiagrams {
  /// A marble fence and what it says.
  struct Picture {
    let fence: Fence
    /// Nanoseconds in a column.
    let frame: Int
    let diagram: MarbleDiagram
    /// What cannot be read.
    let problems: [MarbleSyntaxError]

    init(_ fence: Fence, frame: Int) {
      self.fence = fence
      self.frame = frame
      (diagram, problems) = MarbleDiagram.reading(fence.body)
    }

    /// The number of columns that are shown.
    var columns: Int { diagram.rows.map(\.marbles.end).max() ?? 0 }
  }

  /// The fences that show no diagram, or one that does not exist, or that another one shows already.
  private(set) var findings: [Finding] = []
  private var pictures: [String: Picture] = [:]

  /// Reads the fences of `text`, which is the file `file`, of a chapter that has `diagrams`.
  init(_ text: ChapterText, file: String, diagrams: [Diagram]) {
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
            message: "The diagram \u{201C}\(name)\u{201D} is shown twice; leave one of the fences out.",
            related: [Place(file: file, line: other.fence.line)]))
        continue
      }
      pictures[name] = Picture(fence, frame: frame)
    }
  }

  /// The fence that shows the diagram called `name`.
  func picture(of name: String) -> Picture? { pictures[name] }

  /// How many columns of `diagram` the chapter shows.
  func columns(of diagram: Diagram) -> Int { picture(of: diagram.name)?.columns ?? 0 }
}
