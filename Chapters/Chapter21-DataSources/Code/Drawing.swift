/// Dice that fall the same way in each run.
struct Dice: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }
}

/// A thousand pairs of lists of up to six runners, the shortest first.
let drawnPairs: [(old: [Runner], new: [Runner])] = {
  var dice = Dice(seed: 21)
  let names = ["Ada", "Ben", "Cem", "Dana", "Eli", "Fay"]
  func list() -> [Runner] {
    let runners = names.enumerated().map { number, name in
      Runner(
        number: number, name: name,
        km: Int.random(in: 5...6, using: &dice))
    }
    let count = Int.random(in: 0...names.count, using: &dice)
    return Array(runners.shuffled(using: &dice).prefix(count))
  }
  return (0..<1_000).map { _ in (list(), list()) }
    .sorted { one, other in
      one.0.count + one.1.count < other.0.count + other.1.count
    }
}()
