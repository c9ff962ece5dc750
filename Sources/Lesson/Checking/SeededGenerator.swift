/// A random number generator with the same numbers in every run.
public struct SeededGenerator: RandomNumberGenerator, Sendable {
  private var state: UInt64

  init(seed: Int) { state = UInt64(truncatingIfNeeded: seed) }

  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// Returns a number in `range`: a bound, a number near 0, an everyday number, or any number.
  public mutating func integer(in range: ClosedRange<Int>) -> Int {
    let drawn =
      switch Int.random(in: 0..<10, using: &self) {
      case 0: range.lowerBound
      case 1: range.upperBound
      case 2...4: Int.random(in: -3...3, using: &self)
      case 5...7: Int.random(in: -30...300, using: &self)
      case 8: Int.random(in: -100_000...100_000, using: &self)
      default: Int.random(in: range, using: &self)
      }
    return min(max(drawn, range.lowerBound), range.upperBound)
  }

  /// Returns a string: empty, a word, several words, or an unusual one.
  public mutating func text() -> String {
    [
      "", "Tern", "Plover", "Sandwich tern of the north pier", "Möwe 7", "a", " ", "tern", "\u{1F6A4} Ida",
      "Arctic skua, second class", "0",
    ].randomElement(using: &self) ?? ""
  }
}
