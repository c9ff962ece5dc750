/// What counts of what is printed.
struct PrintReading {
  /// What is compared of a line.
  let text: (String) -> String
  /// Whether a line may stand anywhere.
  let isLoose: (String) -> Bool
}
