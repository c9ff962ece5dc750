/// Looks for the smallest input that shows a fault.
enum Shrinking {
  /// Goes from `input`, which fails, to one of its `smaller` ones as long as one of them fails, too.
  static func smallest<Input>(
    _ input: Input, smaller: (Input) -> [Input], fails: (Input) -> Bool
  ) -> Input {
    var input = input
    var tries = 400
    while tries > 0 {
      let next = smaller(input).first { candidate in
        tries -= 1
        return tries >= 0 && fails(candidate)
      }
      guard let next else { return input }
      input = next
    }
    return input
  }
}

/// Numbers that look random and are the same in every run.
struct Dice: RandomNumberGenerator {
  private var state: UInt64

  init(seed: Int) { state = UInt64(truncatingIfNeeded: seed) }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
