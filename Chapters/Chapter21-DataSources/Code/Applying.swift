extension Array where Element: Identifiable {
  /// The list that the steps make of this one; `nil` where one of them
  /// has no such place.
  func applying(_ steps: [Step<Element>]) -> [Element]? {
    var rows = self
    for step in steps {
      switch step.kind {
      case .remove, .lift:
        guard rows.indices.contains(step.offset) else { return nil }
        rows.remove(at: step.offset)
      case .insert, .put:
        guard step.offset <= rows.count else { return nil }
        rows.insert(step.row, at: step.offset)
      case .update:
        guard rows.indices.contains(step.offset) else { return nil }
        rows[step.offset] = step.row
      }
    }
    return rows
  }
}
