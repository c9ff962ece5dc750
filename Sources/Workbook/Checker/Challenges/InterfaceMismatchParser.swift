import Runner

/// Translates compiler errors into advice for the reader.
///
/// The errors occur when a check and a reader's file are compiled together although each compiles on its own.
enum InterfaceMismatchParser {
  /// Parses the errors.
  ///
  /// - Parameter check: The path of the check, whose errors concern its use of the reader's declarations.
  static func mismatches(in diagnostics: [Diagnostic], check: String) -> [InterfaceMismatch] {
    var mismatches: [InterfaceMismatch] = []
    for diagnostic in diagnostics where diagnostic.severity == .error {
      let isInCheck = diagnostic.file == check
      let use = isInCheck ? diagnostic.excerpt.first?.trimmingPrefix(while: \.isWhitespace) : nil
      let mismatch = InterfaceMismatch(
        advice: advice(on: diagnostic.message), use: use.map(String.init),
        line: isInCheck ? diagnostic.line : nil)
      if !mismatches.contains(where: { $0.advice == mismatch.advice }) { mismatches.append(mismatch) }
    }
    return mismatches
  }

  private static func advice(on message: String) -> String {
    if let name = quoted(after: "cannot find type ", in: message) {
      return "Your file must declare a type `\(name)`."
    }
    if let name = quoted(after: "cannot find ", in: message) { return "Your file must declare `\(name)`." }
    if let name = quoted(after: "invalid redeclaration of ", in: message) {
      return "Your file declares `\(name)`, which the check needs for itself; give yours another name."
    }
    if message.contains("has no member"), let type = quoted(after: "", in: message),
      let member = quoted(after: "has no member ", in: message)
    {
      return "Your `\(type)` must have a member `\(member)`."
    }
    // The compiler sometimes fails to explain the error.
    if message.hasPrefix("failed to produce diagnostic") {
      return "Your file declares something differently from what the challenge asks; compare names and types."
    }
    return "Your file declares something differently from what the challenge asks: \(message)."
  }

  private static func quoted(after beginning: String, in message: String) -> String? {
    guard
      let found = beginning.isEmpty
        ? message.startIndex..<message.startIndex : message.firstRange(of: beginning)
    else { return nil }
    let parts = message[found.upperBound...].split(
      separator: "'", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3, beginning.isEmpty || parts[0].isEmpty else { return nil }
    return String(parts[1])
  }
}
