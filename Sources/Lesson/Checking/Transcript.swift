import Reactive

/// Collects what is printed, and between it what an observer sees, in the order in which it happens.
///
/// What the observer sees is noted, not printed, so that nobody can print it instead.
final class Transcript {
  private let reading: PrintReading?
  private let capture = OutputCapture()
  /// What was noted, and how many bytes had been printed before that.
  private var notes: [(line: String, printed: Int)] = []

  /// - Parameter reading: What is compared of printed lines; nil if nothing that is printed counts.
  init(_ reading: PrintReading?) { self.reading = reading }

  /// The same sequence, whose events are noted when they have passed everything above.
  func noting<Element>(_ sequence: Observable<Element>) -> Observable<Element> {
    guard reading != nil else { return sequence }
    return sequence.do(
      onNext: { self.note("seen: next(\($0))") }, onError: { self.note("seen: error(\($0))") },
      onCompleted: { self.note("seen: completed") })
  }

  func note(_ line: String) { notes.append((line, capture.count)) }

  /// Ends the collection; lines that may stand anywhere come last.
  func finish() -> [String] {
    defer { capture.end() }
    var lines: [String] = []
    var looseLines: [String] = []
    var position = 0
    func takePrinted(until end: Int) {
      guard let reading else { return }
      for line in capture.lines(of: position..<max(position, end)).map(reading.text) {
        if reading.isLoose(line) {
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
