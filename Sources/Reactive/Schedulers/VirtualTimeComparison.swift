/// How one virtual time relates to another.
public enum VirtualTimeComparison: Sendable {
  case lessThan
  case equal
  case greaterThan
}
