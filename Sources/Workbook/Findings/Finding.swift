/// Something that is wrong with the book, at a place a person can open.
public struct Finding: Sendable, Hashable, Codable {
  /// The file as it is printed: relative to the book's root where possible.
  public var file: String
  /// Counted from 1.
  public var line: Int
  /// Counted from 1, in characters; nil for the line as a whole.
  public var column: Int?
  /// One sentence: what is wrong and what to do.
  public var message: String
  /// Further lines, such as those of a diff, each with its `-`, `+` or blank in front; without colour.
  public var details: [String]
  /// Other ends of the trouble, such as the place in the source that a snippet shows.
  public var related: [Place]

  public init(
    file: String, line: Int, column: Int? = nil, message: String, details: [String] = [],
    related: [Place] = []
  ) {
    self.file = file
    self.line = line
    self.column = column
    self.message = message
    self.details = details
    self.related = related
  }

  /// Where it is.
  public var place: Place { Place(file: file, line: line, column: column) }
}
