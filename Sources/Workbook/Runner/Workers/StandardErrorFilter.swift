import TextSupport

/// Filters the standard error of a script for the reader who watches it run.
///
/// A line that looks like the runtime's reason for a trap is held back until more output follows. If none does and the
/// script trapped, the report shows the reason with the script's line. Locations in the standard library are removed.
package struct StandardErrorFilter {
  private let file: String
  private let name: String
  private var errorLines = ErrorOutput()
  private var held: String?

  /// - Parameters:
  ///   - file: The last component of the script's path.
  ///   - name: The name by which the reader refers to the script.
  package init(of file: String, named name: String) {
    self.file = file
    self.name = name
  }

  /// Returns the lines to show when `event` arrives, before its output.
  package mutating func lines(before event: JobEvent) -> [String] {
    switch event {
    case .began, .traced: return []
    case .output: return release()
    case .errors(let bytes): return errorLines.lines(after: bytes).flatMap { filter($0) }
    case .terminated(let termination):
      let rest = errorLines.lines(after: [UInt8(ascii: "\n")]).filter { !$0.isEmpty }.flatMap { filter($0) }
      if case .trapped = termination { return rest }
      return rest + release()
    }
  }

  private mutating func filter(_ line: String) -> [String] {
    let earlier = release()
    guard ErrorOutput.isFatal(line) else { return earlier + [line] }
    held = line
    return earlier
  }

  private mutating func release() -> [String] {
    defer { held = nil }
    return held.map { line in
      let place = ErrorOutput.line(in: line, of: file).map { "\(name):\($0): " } ?? ""
      return [place + ErrorOutput.reason(in: line)]
    } ?? []
  }
}
