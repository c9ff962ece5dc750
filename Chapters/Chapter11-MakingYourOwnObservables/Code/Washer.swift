/// The reports of a washer.
protocol WasherDelegate: AnyObject {
  func washer(_ washer: Washer, begins step: String)
  func washerIsDone(_ washer: Washer)
}

/// A washer as its maker delivers it; the examples drive it by hand.
final class Washer {
  weak var delegate: (any WasherDelegate)?

  func begin(_ step: String) { delegate?.washer(self, begins: step) }

  func finish() { delegate?.washerIsDone(self) }
}
