/// Which diagram of a chapter is to be played, and how long.
public struct DiagramTurn: Codable, Equatable, Sendable {
  /// Its position among the chapter's diagrams.
  public var position: Int
  /// The number of columns that are shown.
  public var columns: Int

  public init(position: Int, columns: Int) {
    self.position = position
    self.columns = columns
  }
}
