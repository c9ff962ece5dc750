import BookModel
import Prover
import ReactiveTesting

/// Describes the events in a diagram for screen readers.
///
/// `diagrams.js` derives the same text from the marks of the image, so change both together.
struct DiagramDescription {
  private let meanings: [String: String]

  init(_ drawing: DiagramDrawing) {
    meanings = Dictionary(drawing.legend.map { ($0.label, $0.text) }) { first, _ in first }
  }

  /// Returns the description of an event, such as `soup at 20 ms`.
  private func text(of signal: MarbleTimeline.Signal, at time: Int) -> String {
    let words =
      switch signal {
      case .element(let label): meanings[label] ?? label
      case .completed: "completed"
      case .error: meanings["X"].map { "error \($0)" } ?? "error"
      case .subscription: "subscription"
      case .disposal: "disposal"
      case .sequence: "a sequence"
      }
    return "\(words) at \(FrameDuration.text(time))"
  }

  /// Returns the description of all rows and the operator.
  func text(of drawing: DiagramDrawing) -> String {
    let rows = drawing.rows.map { row in
      let entries = row.timeline.entries.map { text(of: $0.signal, at: $0.time) }
      let all = entries + (row.timeline.horizon == nil ? [] : ["then it continues"])
      return "\(row.name): \(all.joined(separator: ", "))."
    }
    return (rows + ["Operator: \(drawing.operatorLines.joined(separator: " "))"]).joined(separator: " ")
  }
}
