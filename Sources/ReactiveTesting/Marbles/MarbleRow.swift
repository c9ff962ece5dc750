/// A row of marbles, as it is written: time runs to the right, one frame per column.
///
///     let row = try MarbleRow("--1--2--(3|)")
///     // row.moments.map(\.column) == [2, 5, 8]
///
/// A row consists of these characters:
///
/// - `-` is a column in which nothing happens.
/// - A letter or digit is an element. A name of several letters is an element, too; it is emitted at the column of its
///   first letter.
/// - `|` is completion, and `X` is an error.
/// - `^` is a subscription, and `!` is a disposal.
/// - Marks in parentheses are simultaneous, at the column of the opening parenthesis.
/// - `>` at the end means that the row continues.
/// - Spaces at the beginning stand for the time before the row begins.
public struct MarbleRow: Hashable, Sendable {
  /// The first column of the row, counted from 0.
  public let start: Int
  /// The moments in the order of time.
  public let moments: [MarbleMoment]
  /// The column after the last one, or the column of the `>`.
  public let end: Int
  /// A Boolean value that says whether the row ends in `>`, so nothing is known about later events.
  public let goesOn: Bool

  /// Parses a row.
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

  /// A Boolean value that says whether the row only shows when an observer subscribes and unsubscribes.
  ///
  /// Such a row starts with a subscription and contains no other events than subscriptions and disposals.
  public var isSubscription: Bool {
    guard moments.first?.marks.first == .subscription else { return false }
    return moments.allSatisfy { $0.marks.allSatisfy { $0 == .subscription || $0 == .disposal } }
  }
}
