/// The names with commas between them, and `or` before the last.
public func alternatives(_ names: [String]) -> String {
  guard let last = names.last, names.count > 1 else { return names.joined() }
  return "\(names.dropLast().joined(separator: ", ")) or \(last)"
}

/// A number with what is counted, as in `1 example` and `2 examples`.
///
/// - Parameter many: The plural, where that is not the word with an s.
func counted(_ number: Int, _ one: String, _ many: String? = nil) -> String {
  "\(number) \(number == 1 ? one : many ?? one + "s")"
}
