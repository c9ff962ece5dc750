import Foundation

/// A list on a screen, which prints its rows in one line after each
/// step.
///
/// A row that the user has swiped open is printed in brackets.
final class Screen<Row: Identifiable & CustomStringConvertible> {
  private struct Cell {
    var row: Row
    var isOpen = false

    var text: String { isOpen ? "[\(row)]" : "\(row)" }
  }

  private let name: String
  private var cells: [Cell] = []
  private var lifted: [Row.ID: Cell] = [:]

  init(_ name: String = "") {
    self.name = name
  }

  /// Replaces all cells with new ones.
  func reload(_ rows: [Row]) {
    cells = rows.map { row in Cell(row: row) }
    show("=")
  }

  /// Opens a row, as the user does with a swipe.
  func swipe(_ id: Row.ID) {
    for place in cells.indices where cells[place].row.id == id {
      cells[place].isOpen = true
    }
    show("!")
  }

  /// Performs steps, one after the other.
  func perform(_ steps: [Step<Row>]) {
    for step in steps { perform(step) }
  }

  /// Performs one step, which leaves the other cells unchanged.
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

/// Whether the caller runs on the main thread.
var isMain: Bool { Thread.isMainThread }
