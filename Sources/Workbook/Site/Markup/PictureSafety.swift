import Foundation

/// Judges drawings in SVG, which are documents that browsers run.
///
/// Where a page shows one, nothing of it runs; where somebody opens its file, everything does.
enum PictureSafety {
  /// What in `drawing` is more than a drawing; nil if there is nothing.
  static func danger(in drawing: Data) -> String? {
    guard let text = String(validating: drawing, as: UTF8.self) else { return "it is not UTF-8" }
    for (pattern, danger) in dangers where (try? pattern.firstMatch(in: text)) != nil { return danger }
    return nil
  }

  /// Nothing is decoded: whatever could be spelled otherwise is refused with its spelling.
  nonisolated(unsafe) private static let dangers: [(pattern: Regex<Substring>, danger: String)] = [
    (#/<\?xml[^>]*encoding\s*=\s*["'](?!utf-8["'])/#.ignoresCase(), "it is not UTF-8"),
    (#/<\?(?!xml\s)/#.ignoresCase(), "it has an instruction for programs"),
    (#/<!(?:DOCTYPE[^>]*\[|ENTITY)/#.ignoresCase(), "it declares entities"),
    (
      #/<(?:[\w.-]+:)?(?:script|foreignObject|iframe|embed|object|handler|listener)\b/#.ignoresCase(),
      "it has an element that runs"
    ),
    (#/<[^>]*[\s"'\/]on\w+\s*=/#.ignoresCase(), "it has a handler of events"),
    (#/<[^>]*&#/#, "it spells a part of a tag by numbers"),
    (
      #/\bhref\s*=\s*(?:"(?!#|data:image\/(?:png|jpeg|gif|webp))|'(?!#|data:image\/(?:png|jpeg|gif|webp)))/#
        .ignoresCase(), "it leads elsewhere"
    ),
    (#/attributeName\s*=\s*["'](?:[\w.-]+:)?href/#.ignoresCase(), "it changes where something leads"),
  ]
}
