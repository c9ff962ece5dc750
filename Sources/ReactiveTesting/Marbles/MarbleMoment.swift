/// The events in one column of a row; several events are written in parentheses.
public struct MarbleMoment: Hashable, Sendable {
  /// The column, counted from 0, which is the start of the diagram rather than of the row.
  public let column: Int
  /// The marks in the order of their events.
  public let marks: [MarbleMark]
  /// The number of columns that the marks and their parentheses take.
  public let width: Int

  /// Creates a moment with the given marks.
  public init(column: Int, marks: [MarbleMark], width: Int) {
    self.column = column
    self.marks = marks
    self.width = width
  }
}
