/// A diagram of a chapter to play.
package struct DiagramRequest: Codable, Equatable, Sendable {
  /// The position among the chapter's diagrams.
  package var position: Int
  /// The minimum number of columns to play.
  package var columns: Int
  /// The rows to play instead of the diagram's own rows; nil for its own.
  package var rows: String?

  package init(position: Int, columns: Int, rows: String? = nil) {
    self.position = position
    self.columns = columns
    self.rows = rows
  }
}
