extension Sequence<Finding> {
  /// The findings without duplicates at the same place with the same message, which several checks may report.
  package var unique: [Finding] {
    var said: Set<String> = []
    return filter { said.insert("\($0.place) \($0.message)").inserted }
  }
}
