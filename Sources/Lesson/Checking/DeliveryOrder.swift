/// The order in which different rows send simultaneous events.
struct DeliveryOrder {
  /// The order of the rows in the diagram.
  static let asWritten = DeliveryOrder(seed: nil)
  /// Eight pseudo-random orders, the same in every run.
  static let seeded = (1...8).map { DeliveryOrder(seed: $0) }

  private let seed: Int?

  /// The rank of a row at `time`; rows with lower ranks emit first.
  func rank(of row: Int, at time: Int) -> UInt64 {
    guard let seed else { return UInt64(row) }
    var generator = SeededGenerator(seed: (seed &* 1_000_003 &+ time) &* 1_000_003 &+ row)
    return generator.next()
  }
}
