/// Searches for the smallest input that fails.
enum Shrinking {
  /// Replaces the failing `input` with a smaller failing one until no smaller one fails.
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
