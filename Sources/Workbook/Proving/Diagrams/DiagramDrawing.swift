import Lesson
public import ReactiveTesting

/// What a page draws of a diagram: its rows as they were recorded, as far as the chapter shows them.
public struct DiagramDrawing: Hashable, Sendable {
  /// A row: what happened, with elements by what stands for them in the chapter.
  public struct Row: Hashable, Sendable {
    public let name: String
    public let timeline: MarbleTimeline
    public let isAbove: Bool
  }

  /// What stands for a text that is not drawn itself.
  public struct Meaning: Hashable, Sendable {
    public let label: String
    public let text: String
  }

  public let name: String
  /// Nanoseconds in a column.
  public let frame: Int
  /// The number of columns.
  public let columns: Int
  public let rows: [Row]
  /// The operator's source, without common indentation.
  public let operatorLines: [String]
  public let legend: [Meaning]
  /// Its number in the module with which pages play diagrams; nil if it stays a picture.
  public var live: Int?
}

extension ChapterDiagrams {
  /// What is to be drawn of a diagram; nil if it was not played, or is not shown.
  func drawing(of run: DiagramRun) -> DiagramDrawing? {
    guard case .recorded(let recording) = run.outcome, let picture = picture(of: run.diagram.name),
      picture.problems.isEmpty
    else { return nil }
    let legend = picture.diagram.legend
    let timelines = DiagramReading(picture.diagram, recording).timelines
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
      name: run.diagram.name, frame: picture.frame, columns: picture.columns, rows: rows,
      operatorLines: lines.map { String($0.dropFirst(margin)) },
      legend: legend.entries.map { DiagramDrawing.Meaning(label: $0.label, text: $0.text) })
  }
}

extension MarbleTimeline {
  /// As much as `row` shows, with labels for texts.
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
