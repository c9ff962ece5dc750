/// What somebody thinks that an example prints, held against what it does.
struct Prediction: Equatable {
  /// How many of the printed lines were predicted, in their places.
  let hits: Int
  /// How many lines are printed.
  let count: Int
  /// The lines, with a `-` before those that are not printed and a `+` before those that were not predicted.
  let difference: [String]

  var isRight: Bool { difference.isEmpty }

  /// - Parameters:
  ///   - predicted: The lines that were typed; blanks around them, empty lines and the header do not count.
  ///   - printed: What the example printed.
  ///   - asked: The output that the chapter shows. What that leaves open is left open here; what it does not show is not
  ///     asked for.
  init(_ predicted: [String], of printed: [String], header: String, asked: AskedOutputs.Asked) {
    func trimmed(_ lines: [String]) -> [String] {
      lines.map { line in
        let words = line.drop(while: \.isWhitespace)
        return String(words.prefix(words.count - words.reversed().prefix(while: \.isWhitespace).count))
      }.filter { !$0.isEmpty && $0 != header }
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
