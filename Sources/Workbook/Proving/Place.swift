/// A line of a file.
public struct Place: Sendable, Hashable, Codable, CustomStringConvertible {
  public var file: String
  /// Counted from 1.
  public var line: Int

  public init(file: String, line: Int) {
    self.file = file
    self.line = line
  }

  /// The form that editors and terminals can open.
  public var description: String { "\(file):\(line)" }
}
