/// A diagnostic of the compiler.
package struct Diagnostic: Codable, Equatable, Sendable {
  package enum Severity: String, Codable, Sendable {
    case error, warning, note
  }

  /// The file as passed to the compiler; empty if the diagnostic has no location.
  package var file: String
  package private(set) var line: Int
  package let column: Int
  package let severity: Severity
  package let message: String
  /// The lines after the message: the source with markers below it.
  package private(set) var excerpt: [String]

  /// Whether a faster machine might not report it, because it is about the time that the compiler took.
  package var dependsOnTime: Bool {
    message.contains("in reasonable time") || message.hasPrefix(Self.stoppedCompiler)
  }

  /// The beginning of the message about a compiler that was stopped at its time limit.
  static let stoppedCompiler = "the compiler was stopped after"

  /// The diagnostic as printed by the compiler.
  package var text: String {
    let place = file.isEmpty ? "" : "\(file):\(line):\(column): "
    return (["\(place)\(severity.rawValue): \(message)"] + excerpt).joined(separator: "\n")
  }

  /// The lines of `text`.
  package var lines: [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// Returns the diagnostic with another line.
  package func at(line: Int) -> Diagnostic {
    var moved = self
    moved.line = line
    return moved
  }

  /// Returns the diagnostic with `name` as its file if its file is `path`; otherwise, returns it unchanged.
  package func renamed(from path: String, to name: String) -> Diagnostic {
    var named = self
    if file == path { named.file = name }
    return named
  }

  /// Parses the output of the compiler.
  package static func all(in text: String) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if let diagnostic = Diagnostic(headline: line) {
        diagnostics.append(diagnostic)
      } else if !diagnostics.isEmpty, !line.isEmpty {
        diagnostics[diagnostics.count - 1].excerpt.append(String(line))
      }
    }
    return diagnostics
  }

  /// Parses `file:line:column: severity: message`, or `severity: message`.
  private init?(headline: Substring) {
    for severity in [Severity.error, .warning, .note] {
      if headline.hasPrefix("\(severity.rawValue): ") {
        self.init(place: ("", 0, 0), severity, headline.dropFirst(severity.rawValue.count + 2))
        return
      }
      guard let mark = headline.firstRange(of: ": \(severity.rawValue): ") else { continue }
      let parts = headline[..<mark.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
      guard parts.count >= 3, let column = Int(parts[parts.count - 1]), let line = Int(parts[parts.count - 2])
      else { continue }
      let file = parts.dropLast(2).joined(separator: ":")
      self.init(place: (file, line, column), severity, headline[mark.upperBound...])
      return
    }
    return nil
  }

  /// Creates an error without a location.
  init(error message: Substring) { self.init(place: ("", 0, 0), .error, message) }

  private init(place: (file: String, line: Int, column: Int), _ severity: Severity, _ message: Substring) {
    (file, line, column) = place
    self.severity = severity
    self.message = String(message)
    excerpt = []
  }
}
