/// What happens in one column of a row; several marks stand in parentheses.
public struct MarbleMoment: Hashable, Sendable {
  /// Counted from 0, which is where the time of the row begins, not the row itself.
  public let column: Int
  /// In the order in which they happen.
  public let marks: [MarbleMark]
  /// How many columns the marks and their parentheses take.
  public let width: Int

  /// Makes a moment of these marks.
  public init(column: Int, marks: [MarbleMark], width: Int) {
    self.column = column
    self.marks = marks
    self.width = width
  }
}
