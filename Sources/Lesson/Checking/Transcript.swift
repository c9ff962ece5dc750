import Reactive

/// Collects printed output, interleaved with the events that an observer receives.
///
/// The events are recorded instead of printed, so that a solution cannot print them itself.
final class Transcript {
  private let rule: PrintedLineRule?
  private let capture = OutputCapture()
  /// The recorded events, each with the number of bytes printed before it.
  private var notes: [(line: String, printed: Int)] = []

  /// - Parameter rule: The rule for printed lines; nil to ignore printed output.
  init(_ rule: PrintedLineRule?) { self.rule = rule }

  /// Returns the sequence with its events recorded, after all operators before it.
  func noting<Element>(_ sequence: Observable<Element>) -> Observable<Element> {
    guard rule != nil else { return sequence }
    return sequence.do(
      onNext: { self.note("seen: next(\($0))") }, onError: { self.note("seen: error(\($0))") },
      onCompleted: { self.note("seen: completed") })
  }

  func note(_ line: String) { notes.append((line, capture.count)) }

  /// Stops collecting, and returns all lines; those that may occur at any position come last.
  func finish() -> [String] {
    defer { capture.end() }
    var lines: [String] = []
    var looseLines: [String] = []
    var position = 0
    func takePrinted(until end: Int) {
      guard let rule else { return }
      for line in capture.lines(of: position..<max(position, end)).map(rule.text) {
        if rule.isLoose(line) {
          looseLines.append("printed: \(line)")
        } else {
          lines.append("printed: \(line)")
        }
      }
      position = max(position, end)
    }
    for note in notes {
      takePrinted(until: note.printed)
      lines.append(note.line)
    }
    takePrinted(until: capture.count)
    return lines + looseLines.sorted()
  }
}
