/// How often identities were hashed.
final class Tally {
  var hashed = 0
}

/// An identity that counts how often it is hashed.
struct Counted: Hashable {
  let number: Int
  let tally: Tally

  static func == (one: Counted, other: Counted) -> Bool {
    one.number == other.number
  }

  func hash(into hasher: inout Hasher) {
    tally.hashed += 1
    hasher.combine(number)
  }
}
