public import Lesson

extension Example {
  /// The line that is printed above its output.
  public var header: String { "--- Example of: \(name) ---" }
}
