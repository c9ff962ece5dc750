import Lesson

extension Example {
  /// The line that is printed above the example's output.
  package var header: String { Self.header(of: name) }

  /// Returns the header of the example called `name`.
  package static func header(of name: String) -> String { "--- Example of: \(name) ---" }
}
