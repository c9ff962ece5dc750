/// Whether `take(while:)` and `take(until:)` keep the element that ends the sequence.
public enum TakeBehavior: Sendable {
  case inclusive
  case exclusive
}
