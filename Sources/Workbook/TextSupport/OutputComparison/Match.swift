/// How an output fence is compared with the output of the example.
package enum Match: String, Sendable, CaseIterable {
  /// The output consists of exactly these lines, in this order.
  case exact
  /// The output contains these lines consecutively.
  case part
  /// The output consists of these lines, in any order.
  case unordered
}
