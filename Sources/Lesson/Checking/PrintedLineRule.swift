/// A rule for comparing printed lines.
struct PrintedLineRule {
  /// Returns the part of a line that is compared.
  let text: (String) -> String
  /// Whether a line may occur at any position.
  let isLoose: (String) -> Bool
}
