/// Which diagram of a chapter is to be played, and how long.
public struct DiagramTurn: Codable, Equatable, Sendable {
  /// Its position among the chapter's diagrams.
  public var position: Int
  /// The number of columns that are shown.
  public var columns: Int
  /// What is played in the place of its own rows; nil for those.
  public var rows: String?

  public init(position: Int, columns: Int, rows: String? = nil) {
    self.position = position
    self.columns = columns
    self.rows = rows
  }
}
