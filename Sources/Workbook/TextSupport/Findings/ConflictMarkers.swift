/// Finds the conflict markers that a version control system writes when it cannot merge two versions of a file.
package enum ConflictMarkers {
  private enum Mark { case beginning, base, separator, end }

  /// Returns a finding for each marker in the `lines` of `file`.
  ///
  /// - Parameter tolerant: The lines, counted from 1, that may contain a single marker. A complete conflict is reported even
  ///   there.
  package static func findings(
    in lines: some Sequence<String>, of file: String, tolerant: Set<Int> = []
  ) -> [Finding] {
    var found: [(line: Int, text: String)] = []
    // The markers of the current conflict.
    var open: [(line: Int, text: String, mark: Mark)] = []
    func close(isConflict: Bool) {
      for other in open where isConflict || other.mark != .separator && !tolerant.contains(other.line) {
        found.append((other.line, other.text))
      }
      open = []
    }
    for (index, line) in lines.enumerated() {
      guard let mark = mark(of: line) else { continue }
      if mark == .beginning { close(isConflict: false) }
      // Outside a conflict, it underlines a heading.
      if mark == .separator, open.isEmpty { continue }
      open.append((index + 1, line, mark))
      if mark == .end {
        close(isConflict: open.first?.mark == .beginning && open.contains { $0.mark == .separator })
      }
    }
    close(isConflict: false)
    return found.map { line, text in
      Finding(
        file: file, line: line,
        message:
          "`\(text)` is a merge conflict marker; choose one of the versions, and remove the markers."
      )
    }
  }

  private static func mark(of line: String) -> Mark? {
    // Nearly all lines are ruled out by their first byte.
    switch line.utf8.first {
    case UInt8(ascii: "<"), UInt8(ascii: "|"), UInt8(ascii: "="), UInt8(ascii: ">"): break
    default: return nil
    }
    let start = line.utf8.prefix { $0 != UInt8(ascii: " ") }
    switch String(decoding: start, as: UTF8.self) {
    case "<<<<<<<": return .beginning
    case "|||||||": return .base
    case "=======" where line.utf8.count == start.count: return .separator
    case ">>>>>>>": return .end
    default: return nil
    }
  }
}
