import Lesson

/// About how long a chapter takes somebody who reads it once, answers its questions, and does not stop at its challenges.
struct ReadingTime {
  /// Minutes, in fives.
  let minutes: Int

  /// How many words of a text that teaches are read in a minute, and how many lines of code.
  private static let (wordsPerMinute, linesPerMinute) = (160.0, 16.0)
  /// How many minutes a diagram takes that is looked at, a question before an output, and one at the end.
  private static let (perDiagram, perOutput, perQuestion) = (0.5, 0.5, 1.0)

  init(of evidence: ChapterEvidence) {
    var words = 0
    var lines = 0
    for case .leaf(let node) in evidence.text.document.events {
      switch node.kind {
      case .text(let text): words += text.split(whereSeparator: \.isWhitespace).count
      case .code: words += 1
      case .fence(let fence): lines += fence.body.count
      default: break
      }
    }
    let questions = Double(evidence.questions.count) * Self.perQuestion
    let pictures =
      Double(evidence.chapter.code.diagrams.count) * Self.perDiagram
      + Double(evidence.askedOutputs.count) * Self.perOutput
    let whole =
      Double(words) / Self.wordsPerMinute + Double(lines) / Self.linesPerMinute + questions + pictures
    minutes = max(5, Int((whole / 5).rounded()) * 5)
  }

  /// As in `45 min` and `1 h 20 min`.
  var text: String {
    let (hours, rest) = minutes.quotientAndRemainder(dividingBy: 60)
    return [hours == 0 ? nil : "\(hours) h", rest == 0 ? nil : "\(rest) min"].compactMap(\.self).joined(
      separator: " ")
  }
}
