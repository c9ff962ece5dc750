extension Sequence<Finding> {
  /// Those that say something that none before has said at the same place: several proofs may find the same.
  public var unique: [Finding] {
    var said: Set<String> = []
    return filter { said.insert("\($0.place) \($0.message)").inserted }
  }
}
