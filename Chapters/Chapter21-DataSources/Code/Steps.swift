/// Returns the steps that turn `old` into `new`.
///
/// Identities must be unique within each list.
func steps<Row: Identifiable & Equatable>(
  from old: [Row], to new: [Row]
) -> [Step<Row>] {
  precondition(
    Set(new.map(\.id)).count == new.count,
    "Two rows have the same identity.")
  let moves = new.map(\.id).difference(from: old.map(\.id))
    .inferringMoves()
  var steps = moves.map { change in
    switch change {
    case .remove(let offset, _, nil):
      Step(kind: .remove, row: old[offset], offset: offset)
    case .remove(let offset, _, .some):
      Step(kind: .lift, row: old[offset], offset: offset)
    case .insert(let offset, _, nil):
      Step(kind: .insert, row: new[offset], offset: offset)
    case .insert(let offset, _, let origin?):
      Step(kind: .put, row: old[origin], offset: offset)
    }
  }
  let shown = Dictionary(
    uniqueKeysWithValues: old.map { row in (row.id, row) })
  for (offset, row) in new.enumerated() {
    if let before = shown[row.id], before != row {
      steps.append(Step(kind: .update, row: row, offset: offset))
    }
  }
  return steps
}
