import Prover
import ReactiveTesting

/// The colours of marbles on the cover: elements with the same label have the same colour.
///
/// The style sheet defines the classes `h1` to `h6`. `demo.js` numbers the colours in the same way, so change both
/// together.
struct LabelHues {
  private var numbers: [String: Int] = [:]

  /// - Parameter rows: The rows whose elements have colours, in the order in which colours are assigned.
  init(of rows: some Sequence<DiagramDrawing.Row>) {
    for row in rows {
      for case .element(let label) in row.timeline.entries.map(\.signal) where numbers[label] == nil {
        numbers[label] = numbers.count % MarbleHues.count + 1
      }
    }
  }

  /// Returns the class for elements with this label; nil if they have no colour.
  func name(for label: String) -> HTML? { numbers[label].map { "h\($0)" } }
}
