import BookMarkdown
import BookModel
import Lesson
import ReactiveTesting

/// The new body of a marble fence, with its result rows redrawn from a recording.
struct RevisedDiagram {
  private let picture: ChapterDiagrams.Picture

  init(_ picture: ChapterDiagrams.Picture) { self.picture = picture }

  /// Returns the new body for `recording`; correct lines stay unchanged.
  ///
  /// - Returns: Nil if a row cannot be drawn in the fence's columns.
  func edit(for recording: MarbleRecording) -> FenceEdit? {
    let diagram = picture.diagram
    let assignment = DiagramRowAssignment(diagram, recording)
    var printer = MarblePrinter(
      frame: picture.frame, legend: diagram.legend, taken: Set(diagram.rows.map(\.name)))
    var lines = picture.fence.body.indices.map { FenceEdit.Line.kept($0) }
    var added: [FenceEdit.Line] = []
    for (row, timeline) in assignment.timelines where !row.isAbove {
      let expected = row.marbles.timeline(frame: picture.frame, legend: diagram.legend)
      let found = timeline.adapted(to: expected)
      if row.missedEnd(found, frame: picture.frame) == nil,
        MarbleDifference(expected: expected, found: found, with: printer) == nil
      {
        continue
      }
      guard let line = line(row.name, found, &printer) else { return nil }
      lines[row.line - 1] = .new(line)
    }
    for result in assignment.results where result.row == nil {
      guard let line = line(result.track.name, result.track.timeline, &printer) else { return nil }
      added.append(.new(line))
    }
    let last = (diagram.rows.map(\.line) + diagram.operatorLines.map(\.line)).max() ?? 0
    lines.insert(contentsOf: added, at: last)
    let letters = printer.legend.entries.filter { diagram.legend[$0.label] == nil }
    return FenceEdit(
      fence: picture.fence, lines: lines + letters.map { .new("\($0.label) := \($0.text)") })
  }

  private func line(_ name: String, _ timeline: MarbleTimeline, _ printer: inout MarblePrinter) -> String? {
    let margin = (picture.diagram.rows.map(\.margin).min() ?? name.count + 4) - 1
    let shown = timeline.shown(until: max(picture.columns, 1) * picture.frame)
    guard name.count + 1 < margin, let row = printer.row(shown, end: 0) else { return nil }
    return "\(name):" + String(repeating: " ", count: margin - name.count - 1) + row
  }
}
