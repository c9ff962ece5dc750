/// What a process wrote to standard error, without what only those who make Swift want to see.
public enum LastWords {
  /// The lines, without the runtime's stack traces.
  public static func lines(_ errors: [UInt8]) -> [String] {
    var isTrace = false
    return PrintedLines.lines(of: String(decoding: errors, as: UTF8.self)).filter { line in
      if line.hasPrefix("Current stack trace:") {
        isTrace = true
      } else if isTrace, line.first?.isNumber != true {
        isTrace = false
      }
      return !isTrace
    }
  }

  /// The line with which the runtime says why it ends the process; nil if it did not say.
  static func fatalError(_ errors: [UInt8]) -> String? {
    let marks = ["Fatal error: ", "Precondition failed", "Assertion failed", "fatal error: "]
    return lines(errors).last { line in marks.contains { line.contains($0) } }
  }
}
