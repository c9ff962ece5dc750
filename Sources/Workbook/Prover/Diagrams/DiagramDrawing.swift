import BookModel
import Lesson
import ReactiveTesting
import Runner

/// The drawing of a diagram on a page: its recorded rows, as far as the chapter shows them.
package struct DiagramDrawing: Hashable, Sendable {
  /// A row with its recording, in which labels of the chapter represent the elements.
  package struct Row: Hashable, Sendable {
    package let name: String
    package let timeline: MarbleTimeline
    package let isAbove: Bool

    package init(name: String, timeline: MarbleTimeline, isAbove: Bool) {
      self.name = name
      self.timeline = timeline
      self.isAbove = isAbove
    }
  }

  /// A legend entry: a label and the text that it represents.
  package struct Meaning: Hashable, Sendable {
    package let label: String
    package let text: String
  }

  package let name: String
  /// The duration of a column, in nanoseconds.
  package let frame: Int
  /// The number of columns.
  package let columns: Int
  package let rows: [Row]
  /// The source of the operator, without common indentation.
  package let operatorLines: [String]
  package let legend: [Meaning]
  /// The number of the diagram in the playground module of the pages; nil if the diagram cannot be played.
  package var live: Int?

  package init(
    name: String, frame: Int, columns: Int, rows: [Row], operatorLines: [String], legend: [Meaning],
    live: Int? = nil
  ) {
    self.name = name
    self.frame = frame
    self.columns = columns
    self.rows = rows
    self.operatorLines = operatorLines
    self.legend = legend
    self.live = live
  }
}

extension ChapterDiagrams {
  /// Returns the drawing of a diagram; nil if it was not played or is not shown.
  package func drawing(of diagram: Diagram, _ result: RunResult) -> DiagramDrawing? {
    guard case .recorded(let recording) = result.diagramOutcome, let picture = picture(of: diagram.name),
      picture.problems.isEmpty
    else { return nil }
    let legend = picture.diagram.legend
    let timelines = DiagramRowAssignment(picture.diagram, recording).timelines
    let rows = picture.diagram.rows.compactMap { row in
      timelines[row].map { timeline in
        DiagramDrawing.Row(
          name: row.name, timeline: timeline.drawn(as: row.marbles, legend, frame: picture.frame),
          isAbove: row.isAbove)
      }
    }
    let lines = picture.diagram.operatorLines.map(\.text)
    let margin = lines.map { $0.prefix { $0 == " " }.count }.min() ?? 0
    return DiagramDrawing(
      name: diagram.name, frame: picture.frame, columns: picture.columns, rows: rows,
      operatorLines: lines.map { String($0.dropFirst(margin)) },
      legend: legend.entries.map { DiagramDrawing.Meaning(label: $0.label, text: $0.text) })
  }
}

extension MarbleTimeline {
  /// Returns the part that `row` shows, with labels instead of texts.
  fileprivate func drawn(as row: MarbleRow, _ legend: MarbleLegend, frame: Int) -> MarbleTimeline {
    let end = row.goesOn ? row.end * frame : nil
    let shown = entries.filter { entry in end.map { entry.time < $0 } ?? true }.map { entry in
      if case .element(let text) = entry.signal, let label = legend.label(for: text) {
        return Entry(entry.time, .element(label))
      }
      return entry
    }
    return MarbleTimeline(start: start, entries: shown, horizon: end)
  }
}
