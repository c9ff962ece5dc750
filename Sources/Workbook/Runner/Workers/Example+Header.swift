import Lesson

extension Example {
  /// The line that is printed above the example's output.
  package var header: String { "--- Example of: \(name) ---" }
}
