/// The result of comparing two points in virtual time.
public enum VirtualTimeComparison: Sendable {
  case lessThan
  case equal
  case greaterThan
}
