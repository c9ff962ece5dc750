import BookMarkdown
import BookModel
import Lesson
import ReactiveTesting
import TextSupport

/// Verifies that a marble fence shows what its diagram's operator does.
struct DiagramProof {
  /// The name of the chapter's text in findings.
  let file: String
  let diagram: Diagram
  /// The call in the source; nil if it has moved since it was compiled.
  let source: DiagramSource?
  /// The location of the diagram in the source.
  let place: Place
  let picture: ChapterDiagrams.Picture

  /// Returns the problems with the fence that do not depend on the recording.
  func inspect() -> [Finding] {
    if !picture.problems.isEmpty {
      return picture.problems.map { finding(line: $0.line, column: $0.column, $0.message) }
    }
    var findings: [Finding] = []
    let frame = diagram.frame
    if frame != picture.frame {
      findings.append(
        finding(
          line: 0,
          "A column of \(quoted) takes \(FrameDuration.text(frame)) in the code; "
            + "write frame=\(FrameDuration.attribute(frame))."))
    }
    return findings + inspectOperator()
  }

  /// Compares `recording` with the fence.
  func compare(_ recording: MarbleRecording) -> [Finding] {
    let assignment = DiagramRowAssignment(picture.diagram, recording)
    return
      (sources(recording) + results(assignment) + subscriptions(assignment, recording) + beginnings(recording)
      + assignment.unmatchedRows.map { row in finding(row, unmatchedMessage(row, recording)) })
      .sorted { ($0.line, $0.column ?? 0) < ($1.line, $1.column ?? 0) }
  }

  // MARK: The operator

  private func inspectOperator() -> [Finding] {
    let lines = picture.diagram.operatorLines
    guard let first = lines.first else {
      return [
        finding(
          line: 0, "The operator is missing; add the source of the closure, indented, below the sources.")
      ]
    }
    guard let source else {
      return [
        finding(line: 0, "The source of \(quoted) has moved since it was compiled; build again.")
      ]
    }
    let names = picture.diagram.rows.map(\.name)
    let proof = OperatorProof(source: source, names: names)
    guard let difference = proof.difference(from: lines.map(\.text)) else { return [] }
    let row = lines.indices.contains(difference.index) ? lines[difference.index] : first
    let column = row.text.prefix { $0 == " " }.count + 1
    return [
      finding(
        line: row.line, column: column, "This is not the operator of \(quoted) (- chapter, + source).",
        details: difference.lines)
    ]
  }

  // MARK: Rows

  private func sources(_ recording: MarbleRecording) -> [Finding] {
    recording.sources.compactMap { track in
      guard let row = picture.diagram[track.name] else {
        return finding(
          line: 0, "The source `\(track.name)` of \(quoted) is not shown; draw its row above the operator.")
      }
      guard row.isAbove else {
        return finding(row, "`\(row.name)` is a source; draw it above the operator.")
      }
      return compare(row, track.timeline, "differs from the one in the code (- chapter, + code).")
    }
  }

  private func results(_ assignment: DiagramRowAssignment) -> [Finding] {
    assignment.results.flatMap { result -> [Finding] in
      guard let row = result.row else {
        let isOnly = assignment.results.count == 1
        return [
          finding(
            line: 0,
            "The result of \(quoted) is not shown; draw the row `\(result.track.name)` below the operator.",
            details: isOnly ? drawn(result.track) : [])
        ]
      }
      let findings =
        [compare(row, result.track.timeline, "does not match the actual result (- chapter, + operator).")]
        .compactMap(
          \.self)
      return findings.isEmpty && !result.unnamed.isEmpty ? [missing(result.unnamed, row)] : findings
    }
      + assignment.inner.compactMap { inner in
        compare(inner.row, inner.timeline, "does not match what this sequence emits (- chapter, + operator).")
      }
  }

  private func drawn(_ track: MarbleRecording.Track) -> [String] {
    var printer = MarblePrinter(frame: picture.frame, legend: picture.diagram.legend)
    guard let row = printer.row(track.timeline.shown(until: picture.columns * picture.frame)) else {
      return []
    }
    return ["+\(track.name):  \(row)"]
  }

  private func missing(_ names: [String], _ row: MarbleDiagram.Row) -> Finding {
    finding(row, "\(list(names)) in `\(row.name)` is a sequence; draw a row with that name below.")
  }

  private func subscriptions(_ assignment: DiagramRowAssignment, _ recording: MarbleRecording) -> [Finding] {
    let names = Set(assignment.subscriptions.compactMap(\.subscribedName))
    return names.sorted().flatMap { name -> [Finding] in
      let rows = assignment.subscriptions.filter { $0.subscribedName == name }
      let tracks = recording.subscriptions.filter { $0.name == name }
      guard recording.sources.contains(where: { $0.name == name }) else {
        return [finding(rows[0], "The diagram has no source `\(name)` to subscribe to.")]
      }
      guard rows.count == tracks.count else {
        let count = tracks.count == 1 ? "is 1 subscription" : "are \(tracks.count) subscriptions"
        return [
          finding(
            rows[0], "There \(count) to `\(name)`; draw a row for each.",
            details: tracks.flatMap { drawn(.init(name: "\(name)^", timeline: $0.timeline)) })
        ]
      }
      return zip(rows, tracks).compactMap { row, track in
        compare(row, track.timeline, "does not match the actual subscription (- chapter, + operator).")
      }
    }
  }

  /// Reports cold sources whose row does not start at their first subscription.
  private func beginnings(_ recording: MarbleRecording) -> [Finding] {
    picture.diagram.rows.compactMap { row in
      guard row.isAbove, row.marbles.start > 0, !diagram.hot.contains(row.name),
        let first = recording.subscriptions.first(where: { $0.name == row.name }),
        first.timeline.start != row.marbles.start * picture.frame
      else {
        return nil
      }
      let column = first.timeline.start / picture.frame
      return finding(
        line: row.line, column: row.margin + row.marbles.start,
        "`\(row.name)` starts when it is subscribed to, which is \(columnsAway(column - row.marbles.start)).")
    }
  }

  private func columnsAway(_ count: Int) -> String {
    "\(counted(abs(count), "column")) \(count < 0 ? "earlier" : "later")"
  }

  private func compare(_ row: MarbleDiagram.Row, _ found: MarbleTimeline, _ message: String) -> Finding? {
    let expected = row.marbles.timeline(frame: picture.frame, legend: picture.diagram.legend)
    let difference = MarbleDifference(
      expected: expected, found: found.adapted(to: expected), named: row.name, written: row.text,
      with: MarblePrinter(
        frame: picture.frame, legend: picture.diagram.legend, taken: Set(picture.diagram.rows.map(\.name))))
    guard let difference else { return prematureEnd(of: row, found) }
    var finding = finding(
      line: row.line, column: row.margin + difference.column, "The row `\(row.name)` of \(quoted) \(message)",
      details: difference.lines)
    let marks = row.marbles.moments.first { $0.column == difference.column }?.marks ?? []
    finding.related += marks.compactMap { mark in
      switch mark {
      case .element(let label): legendPlace(of: label)
      case .error: legendPlace(of: "X")
      default: nil
      }
    }
    return finding
  }

  /// Returns the finding for a row that ends although the fence shows it continuing.
  private func prematureEnd(of row: MarbleDiagram.Row, _ found: MarbleTimeline) -> Finding? {
    guard let mark = row.missedEnd(found, frame: picture.frame) else { return nil }
    return finding(
      line: row.line, column: row.margin + row.marbles.end,
      "The row `\(row.name)` of \(quoted) ends here instead of continuing; write `\(mark)`.")
  }

  /// Returns the location of the legend entry for `label`.
  private func legendPlace(of label: String) -> Place? {
    let index = picture.fence.body.firstIndex { line in
      line.hasPrefix(label) && line.dropFirst(label.count).drop { $0 == " " }.hasPrefix(":=")
    }
    return index.map { Place(file: file, line: picture.fence.line + 1 + $0) }
  }

  // MARK: Findings

  private var quoted: String { "\u{201C}\(diagram.name)\u{201D}" }

  private func list(_ names: [String]) -> String { names.map { "`\($0)`" }.joined(separator: ", ") }

  private func unmatchedMessage(_ row: MarbleDiagram.Row, _ recording: MarbleRecording) -> String {
    let names = row.isAbove ? recording.sources.map(\.name) : recording.observers.map(\.name)
    let what = row.isAbove ? "source" : "observer"
    let advice =
      nearest(to: row.name, in: names).map { "did you mean `\($0)`?" }
      ?? (names.isEmpty ? "remove it." : "\(quoted) has \(list(names)).")
    return "There is no \(what) `\(row.name)`; \(advice)"
  }

  private func finding(_ row: MarbleDiagram.Row, _ message: String, details: [String] = []) -> Finding {
    finding(line: row.line, column: 1, message, details: details)
  }

  /// Creates a finding on a line of the fence's body, counted from 1; 0 is the fence itself.
  private func finding(line: Int, column: Int? = nil, _ message: String, details: [String] = []) -> Finding {
    Finding(
      file: file, line: picture.fence.line + line,
      column: column.map { $0 + picture.fence.column - 1 }, message: message, details: details,
      related: [place])
  }
}
