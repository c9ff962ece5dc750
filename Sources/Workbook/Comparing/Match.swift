/// How an output fence is compared with what the example prints.
public enum Match: String, Sendable, CaseIterable {
  /// All lines, in order.
  case exact
  /// These lines, one after another, somewhere in it.
  case part
  /// The same lines in any order.
  case unordered
}
