import Foundation

/// The screen in the tent: a list on its side, printed at each step.
///
/// Somebody can touch a row, which is then printed in brackets.
final class Screen<Row: Identifiable & CustomStringConvertible> {
  private struct Cell {
    var row: Row
    var isTouched = false

    var text: String { isTouched ? "[\(row)]" : "\(row)" }
  }

  private let name: String
  private var cells: [Cell] = []
  private var lifted: [Row.ID: Cell] = [:]

  init(_ name: String = "") {
    self.name = name
  }

  /// Throws all cells away and makes new ones.
  func replace(with rows: [Row]) {
    cells = rows.map { row in Cell(row: row) }
    show("=")
  }

  /// Touches a row, as somebody does who wants to follow a runner.
  func touch(_ id: Row.ID) {
    for place in cells.indices where cells[place].row.id == id {
      cells[place].isTouched = true
    }
    show("!")
  }

  /// Performs steps, one after the other.
  func perform(_ steps: [Step<Row>]) {
    for step in steps { perform(step) }
  }

  /// Performs one step, which keeps all the other cells.
  func perform(_ step: Step<Row>) {
    switch step.kind {
    case .remove:
      cells.remove(at: step.offset)
    case .lift:
      lifted[step.row.id] = cells.remove(at: step.offset)
    case .insert:
      cells.insert(Cell(row: step.row), at: step.offset)
    case .put:
      let cell = lifted.removeValue(forKey: step.row.id)
      cells.insert(cell ?? Cell(row: step.row), at: step.offset)
    case .update:
      cells[step.offset].row = step.row
    }
    show(step.kind.rawValue)
  }

  private func show(_ sign: Character) {
    let texts = cells.map(\.text).joined(separator: "  ")
    print("\(name)\(sign) \(texts)")
  }
}

/// Whether this is asked on the main thread.
var isMain: Bool { Thread.isMainThread }
