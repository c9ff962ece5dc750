import Foundation

/// Checks SVG drawings, which can contain code.
///
/// A browser doesn't execute the code of an image on a page, but it does when a reader opens the file itself.
enum PictureSafety {
  /// Returns the reason why `drawing` is not a plain drawing, or nil if it is one.
  static func problem(in drawing: Data) -> String? {
    guard let text = String(validating: drawing, as: UTF8.self) else { return "it is not UTF-8" }
    for (pattern, problem) in problems where (try? pattern.firstMatch(in: text)) != nil { return problem }
    return nil
  }

  /// Patterns of dangerous markup in the undecoded text.
  ///
  /// Encodings that could hide such markup are rejected as well.
  nonisolated(unsafe) private static let problems: [(pattern: Regex<Substring>, problem: String)] = [
    (#/<\?xml[^>]*encoding\s*=\s*["'](?!utf-8["'])/#.ignoresCase(), "it is not UTF-8"),
    (#/<\?(?!xml\s)/#.ignoresCase(), "it has a processing instruction"),
    (#/<!(?:DOCTYPE[^>]*\[|ENTITY)/#.ignoresCase(), "it declares entities"),
    (
      #/<(?:[\w.-]+:)?(?:script|foreignObject|iframe|embed|object|handler|listener)\b/#.ignoresCase(),
      "it has an element that can execute code"
    ),
    (#/<[^>]*[\s"'\/]on\w+\s*=/#.ignoresCase(), "it has an event handler"),
    (#/<[^>]*&#/#, "it has a numeric character reference in a tag"),
    (
      #/\bhref\s*=\s*(?:"(?!#|data:image\/(?:png|jpeg|gif|webp))|'(?!#|data:image\/(?:png|jpeg|gif|webp)))/#
        .ignoresCase(), "it links elsewhere"
    ),
    (#/attributeName\s*=\s*["'](?:[\w.-]+:)?href/#.ignoresCase(), "it changes the target of a link"),
  ]
}
