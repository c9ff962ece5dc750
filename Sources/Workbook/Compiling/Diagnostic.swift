/// One thing that the compiler said.
public struct Diagnostic: Codable, Equatable, Sendable {
  /// How bad it is.
  public enum Severity: String, Codable, Sendable {
    case error, warning, note
  }

  /// The file as the compiler was given it; empty where the compiler named none.
  public var file: String
  public private(set) var line: Int
  public let column: Int
  public let severity: Severity
  public let message: String
  /// The lines that follow: the source, and marks below it.
  public private(set) var excerpt: [String]

  /// The diagnostic in the compiler's own form.
  public var text: String {
    let place = file.isEmpty ? "" : "\(file):\(line):\(column): "
    return (["\(place)\(severity.rawValue): \(message)"] + excerpt).joined(separator: "\n")
  }

  /// The lines of its text.
  var lines: [String] { text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) }

  /// The same at another line.
  func at(line: Int) -> Diagnostic {
    var moved = self
    moved.line = line
    return moved
  }

  /// The same with the file called `name` if it is `path`.
  func renamed(from path: String, to name: String) -> Diagnostic {
    var named = self
    if file == path { named.file = name }
    return named
  }

  /// Reads what the compiler printed.
  static func all(in text: String) -> [Diagnostic] {
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

  /// Reads `file:line:column: severity: message`, or `severity: message`.
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

  /// An error of no place.
  init(error message: Substring) { self.init(place: ("", 0, 0), .error, message) }

  private init(place: (file: String, line: Int, column: Int), _ severity: Severity, _ message: Substring) {
    (file, line, column) = place
    self.severity = severity
    self.message = String(message)
    excerpt = []
  }
}
