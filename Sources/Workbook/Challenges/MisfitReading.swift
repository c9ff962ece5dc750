/// Turns what the compiler says about a check and a reader's file, each of which compiles without the
/// other, into what the reader has to do.
enum MisfitReading {
  /// Reads the errors, of which those in `check` are about its use of what the reader declares.
  static func misfits(in diagnostics: [Diagnostic], check: String) -> [Misfit] {
    var misfits: [Misfit] = []
    for diagnostic in diagnostics where diagnostic.severity == .error {
      let isInCheck = diagnostic.file == check
      let use = isInCheck ? diagnostic.excerpt.first?.trimmingPrefix(while: \.isWhitespace) : nil
      let misfit = Misfit(
        advice: advice(on: diagnostic.message), use: use.map(String.init),
        line: isInCheck ? diagnostic.line : nil)
      if !misfits.contains(where: { $0.advice == misfit.advice }) { misfits.append(misfit) }
    }
    return misfits
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
    // The compiler does not always find words.
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
