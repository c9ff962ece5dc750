/// The steps that make `old` into `new`.
///
/// Identities have to be unique within each list.
func steps<Row: Identifiable & Equatable>(
  from old: [Row], to new: [Row]
) -> [Step<Row>] {
  let order = shortestWay(from: old.map(\.id), to: new.map(\.id))
  var steps = order.map { change in
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
  let before = Dictionary(
    uniqueKeysWithValues: old.map { row in (row.id, row) })
  for (offset, row) in new.enumerated() {
    if let was = before[row.id], was != row {
      steps.append(Step(kind: .update, row: row, offset: offset))
    }
  }
  return steps
}
