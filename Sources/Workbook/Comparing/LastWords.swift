/// What a process writes to standard error, without what only those who make Swift want to see.
public struct LastWords {
  private var rest: [UInt8] = []
  private var isInTrace = false

  public init() {}

  /// Takes in what has come, and returns the lines that are whole by now, without the runtime's stack traces.
  public mutating func lines(after bytes: [UInt8]) -> [String] {
    rest += bytes
    guard let end = rest.lastIndex(of: UInt8(ascii: "\n")) else { return [] }
    let whole = String(decoding: rest[...end], as: UTF8.self)
    rest.removeSubrange(...end)
    return PrintedLines.lines(of: whole).filter { isWanted($0) }
  }

  private mutating func isWanted(_ line: String) -> Bool {
    if line.hasPrefix("Current stack trace:") {
      isInTrace = true
    } else if isInTrace, line.first?.isNumber != true {
      isInTrace = false
    }
    return !isInTrace
  }

  /// The lines of all that a process wrote.
  public static func lines(_ errors: [UInt8]) -> [String] {
    var words = LastWords()
    return errors.isEmpty ? [] : words.lines(after: errors + [UInt8(ascii: "\n")])
  }

  /// The line with which the runtime says why it ends the process; nil if it did not say.
  static func fatalError(_ errors: [UInt8]) -> String? {
    let marks = ["Fatal error: ", "Precondition failed", "Assertion failed", "fatal error: "]
    return lines(errors).last { line in marks.contains { line.contains($0) } }
  }
}
