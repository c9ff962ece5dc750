/// The lines that a process prints to standard error, without the stack traces of the Swift runtime.
package struct ErrorOutput {
  private var rest: [UInt8] = []
  private var isInTrace = false

  package init() {}

  /// Adds `bytes`, and returns the lines that are complete now, without stack traces.
  package mutating func lines(after bytes: [UInt8]) -> [String] {
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

  /// Returns the lines of the complete error output of a process.
  package static func lines(_ errors: [UInt8]) -> [String] {
    var output = ErrorOutput()
    return errors.isEmpty ? [] : output.lines(after: errors + [UInt8(ascii: "\n")])
  }

  /// Returns the line with which the Swift runtime explains why it terminates the process, or nil.
  package static func fatalError(_ errors: [UInt8]) -> String? { lines(errors).last(where: isFatal) }

  /// Returns the description of the uncaught error that terminated the process, or nil.
  package static func uncaughtError(_ errors: [UInt8]) -> String? {
    let mark = "Fatal error: Error raised at top level: "
    guard let line = fatalError(errors), let found = line.firstRange(of: mark) else { return nil }
    return String(line[found.upperBound...])
  }

  /// Whether the Swift runtime explains with this line why it terminates the process.
  package static func isFatal(_ line: String) -> Bool {
    ["Fatal error", "Precondition failed", "Assertion failed", "fatal error: "].contains { line.contains($0) }
  }

  /// Returns the message without its source location.
  ///
  /// A location in the standard library doesn't help the reader.
  package static func reason(in line: String) -> String {
    let place = #/[^:]+\.swift:\d+: /#
    return line.prefixMatch(of: place).map { String(line[$0.range.upperBound...]) } ?? line
  }

  /// Returns the line number that the runtime reports for `file`; nil if it reports another file or none.
  package static func line(in text: String, of file: String) -> Int? {
    guard let mark = text.firstRange(of: "/\(file):") else { return nil }
    return Int(text[mark.upperBound...].prefix { $0.isNumber })
  }
}
