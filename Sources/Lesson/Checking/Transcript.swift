import Reactive

/// Collects what is printed, and between it what an observer sees, in the order in which it happens.
///
/// What the observer sees is noted, not printed, so that nobody can print it instead.
final class Transcript {
  private let reading: PrintReading?
  private var capture = OutputCapture()
  private var lines: [String] = []
  private var looseLines: [String] = []

  /// - Parameter reading: What is compared of printed lines; nil if nothing that is printed counts.
  init(_ reading: PrintReading?) { self.reading = reading }

  /// The same sequence, whose events are noted when they have passed everything above.
  func noting<Element>(_ sequence: Observable<Element>) -> Observable<Element> {
    guard reading != nil else { return sequence }
    return sequence.do(
      onNext: { self.note("seen: next(\($0))") }, onError: { self.note("seen: error(\($0))") },
      onCompleted: { self.note("seen: completed") })
  }

  func note(_ line: String) {
    takePrinted()
    lines.append(line)
  }

  /// Ends the collection; lines that may stand anywhere come last.
  func finish() -> [String] {
    takePrinted()
    capture.end()
    return lines + looseLines.sorted()
  }

  private func takePrinted() {
    guard let reading else { return }
    for line in capture.next().map(reading.text) {
      if reading.isLoose(line) {
        looseLines.append("printed: \(line)")
      } else {
        lines.append("printed: \(line)")
      }
    }
  }
}
