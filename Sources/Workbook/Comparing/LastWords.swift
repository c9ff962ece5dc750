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
  static func fatalError(_ errors: [UInt8]) -> String? { lines(errors).last(where: isFatal) }

  /// The error that nobody caught, in words, where the runtime ends the process for one.
  static func uncaughtError(_ errors: [UInt8]) -> String? {
    let mark = "Fatal error: Error raised at top level: "
    guard let line = fatalError(errors), let found = line.firstRange(of: mark) else { return nil }
    return String(line[found.upperBound...])
  }

  /// Whether the runtime says with this line why it ends the process.
  public static func isFatal(_ line: String) -> Bool {
    ["Fatal error", "Precondition failed", "Assertion failed", "fatal error: "].contains { line.contains($0) }
  }

  /// What the line says without its place: where the standard library gives up says nothing of the reader's file.
  static func reason(in line: String) -> String {
    let place = #/[^:]+\.swift:\d+: /#
    return line.prefixMatch(of: place).map { String(line[$0.range.upperBound...]) } ?? line
  }

  /// The line of `file` that the runtime names; nil if it names another file, or none.
  static func line(in text: String, of file: String) -> Int? {
    guard let mark = text.firstRange(of: "/\(file):") else { return nil }
    return Int(text[mark.upperBound...].prefix { $0.isNumber })
  }
}
