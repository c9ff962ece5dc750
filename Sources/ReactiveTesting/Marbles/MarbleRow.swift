/// A row of marbles, as it is written: time runs to the right, one frame a column.
///
///     let row = try MarbleRow("--1--2--(3|)")
///     // row.moments.map(\.column) == [2, 5, 8]
///
/// `-` is a column in which nothing happens; a letter or digit is an element, and so is a name of several, which
/// happens at its first column; what stands in parentheses happens at once, at the column of the opening one; `|` is
/// completed, `X` an error, `^` a subscription, `!` a disposal, and `>` at the end says that the row goes on. Blanks
/// in front are time before the row begins.
public struct MarbleRow: Hashable, Sendable {
  /// The column in which the row begins, counted from 0.
  public let start: Int
  /// In order of time.
  public let moments: [MarbleMoment]
  /// The column after the last one; that of the `>`, if there is one.
  public let end: Int
  /// Whether it ends in `>`: nothing is said about what happens from there on.
  public let goesOn: Bool

  /// Reads a row.
  public init(_ text: String) throws(MarbleSyntaxError) {
    var reader = MarbleRowReader(Array(text))
    self = try reader.row()
  }

  init(start: Int, moments: [MarbleMoment], end: Int, goesOn: Bool) {
    self.start = start
    self.moments = moments
    self.end = end
    self.goesOn = goesOn
  }

  /// Whether nothing is in it but a subscription and what follows that, without an element: it says when somebody
  /// comes and leaves.
  public var isSubscription: Bool {
    guard moments.first?.marks.first == .subscription else { return false }
    return moments.allSatisfy { $0.marks.allSatisfy { $0 == .subscription || $0 == .disposal } }
  }
}
