/// In which order events of one time are sent that come from different rows.
struct DeliveryOrder {
  /// In the order of the rows.
  static let asWritten = DeliveryOrder(seed: nil)
  /// Others, the same in every run.
  static let seeded = (1...8).map { DeliveryOrder(seed: $0) }

  private let seed: Int?

  /// Whoever has the lower rank sends first.
  func rank(of row: Int, at time: Int) -> UInt64 {
    guard let seed else { return UInt64(row) }
    var dice = Dice(seed: (seed &* 1_000_003 &+ time) &* 1_000_003 &+ row)
    return dice.next()
  }
}
