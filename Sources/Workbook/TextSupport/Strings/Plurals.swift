/// Returns the names separated by commas, with `or` before the last one.
package func alternatives(_ names: [String]) -> String {
  guard let last = names.last, names.count > 1 else { return names.joined() }
  return "\(names.dropLast().joined(separator: ", ")) or \(last)"
}

/// Returns a number with the noun that is counted, as in `1 example` and `2 examples`.
///
/// - Parameter many: The plural, if it isn't `one` with an s.
package func counted(_ number: Int, _ one: String, _ many: String? = nil) -> String {
  "\(number) \(number == 1 ? one : many ?? one + "s")"
}
