import BookMarkdown
import BookModel
import TextSupport

/// A reader's prediction of an example's output, compared with the real output.
struct Prediction: Equatable {
  /// The number of printed lines that were predicted in the right place.
  let hits: Int
  /// The number of printed lines.
  let count: Int
  /// The lines, with a `-` before lines that are not printed and a `+` before lines that were not predicted.
  let difference: [String]

  var isRight: Bool { difference.isEmpty }

  /// - Parameters:
  ///   - predicted: The lines that the reader typed. Spaces around them, empty lines and the header are ignored.
  ///   - printed: The lines that the example printed.
  ///   - asked: The output in the chapter. If it contains placeholders or shows only a part, the prediction has the same
  ///     freedom.
  init(_ predicted: [String], of printed: [String], header: String, asked: AskedOutputs.Asked) {
    func trimmed(_ lines: [String]) -> [String] {
      lines.map(\.trimmed).filter { !$0.isEmpty && $0 != header }
    }
    let shown = trimmed(asked.output.body).map { LinePattern($0) }
    let isExact = asked.match == .exact && shown.allSatisfy(\.isLiteral)
    let expected = isExact ? trimmed(printed).map(LinePattern.init(literally:)) : shown
    var found = trimmed(predicted)
    let unordered = UnorderedLines(expected: expected, printed: found)
    if asked.match == .unordered { found = unordered.reordered }
    let diff = LineDiff(expected: expected, found: found)
    let isSame = diff.steps.allSatisfy { if case .same = $0 { true } else { false } }
    count = expected.count { !$0.isAnyLines }
    hits = diff.steps.count { if case .same = $0 { true } else { false } }
    difference =
      isSame
      ? []
      : diff.steps.map { step in
        switch step {
        case .same(let line): " " + line
        case .missing(let line): "+" + line
        case .extra(let line): "-" + line
        }
      }
  }
}
