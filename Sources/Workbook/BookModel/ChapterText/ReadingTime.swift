import BookMarkdown
import Lesson

/// The estimated time to read a chapter once, with its questions but without its challenges.
package struct ReadingTime {
  /// The minutes, rounded to a multiple of five.
  package let minutes: Int

  /// The words of technical prose and the lines of code that are read per minute.
  private static let (wordsPerMinute, linesPerMinute) = (160.0, 16.0)
  /// The minutes per diagram, per predicted output, and per question.
  private static let (perDiagram, perOutput, perQuestion) = (0.5, 0.5, 1.0)

  package init(of chapter: ParsedChapter) {
    var words = 0
    var lines = 0
    for case .leaf(let node) in chapter.text.document.events {
      switch node.kind {
      case .text(let text): words += Self.wordCount(text)
      case .code: words += 1
      case .fence(let fence): lines += fence.body.count
      default: break
      }
    }
    let questions = Double(chapter.questions.count) * Self.perQuestion
    let pictures =
      Double(chapter.chapter.code.diagrams.count) * Self.perDiagram
      + Double(chapter.askedOutputs.count) * Self.perOutput
    let whole =
      Double(words) / Self.wordsPerMinute + Double(lines) / Self.linesPerMinute + questions + pictures
    minutes = max(5, Int((whole / 5).rounded()) * 5)
  }

  /// Counts the words between ASCII spaces and line breaks.
  ///
  /// Comparing characters instead of bytes would take a fifth of the time of `rxbook list` in a debug build.
  private static func wordCount(_ text: String) -> Int {
    var (count, isInWord) = (0, false)
    for byte in text.utf8 {
      let isSpace = byte <= UInt8(ascii: " ")
      if !isSpace, !isInWord { count += 1 }
      isInWord = !isSpace
    }
    return count
  }

  /// The time as in `45 min` and `1 h 20 min`.
  package var text: String {
    let (hours, rest) = minutes.quotientAndRemainder(dividingBy: 60)
    return [hours == 0 ? nil : "\(hours) h", rest == 0 ? nil : "\(rest) min"].compactMap(\.self).joined(
      separator: " ")
  }
}
