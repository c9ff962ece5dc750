/// Rows of marbles that belong together, as an author writes them: sources, an operator, and the result.
///
///     source:  --1--2--3--4--|
///              filter { $0.isMultiple(of: 2) }
///     result:  -----2-----4--|
///
/// The first column of the diagram is the first column of the earliest row. Indented lines are the source of the
/// operator, and `a := text` defines a marble. A row called `source^` shows when an observer subscribes to `source` and
/// when it unsubscribes; there may be several such rows.
public struct MarbleDiagram: Hashable, Sendable {
  /// A named row.
  public struct Row: Hashable, Sendable {
    /// The name before the colon.
    public let name: String
    /// The marbles of the row.
    public let marbles: MarbleRow
    /// The row as it is written, from the first column of the diagram.
    public let text: String
    /// The line number, counted from 1.
    public let line: Int
    /// The position of the diagram's first column on the line, counted from 1.
    public let margin: Int
    /// A Boolean value that says whether the row is above the operator.
    public let isAbove: Bool

    /// The name of the source whose subscriptions the row shows; nil if it is another kind of row.
    public var subscribedName: String? {
      guard name.last == "^" else { return nil }
      return String(name.dropLast().reversed().drop { $0 == " " }.reversed())
    }
  }

  /// A line of the operator's source.
  public struct Line: Hashable, Sendable {
    /// The line with its indentation.
    public let text: String
    /// The line number, counted from 1.
    public let line: Int
  }

  /// The rows from top to bottom.
  public let rows: [Row]
  /// The operator's source, with its indentation.
  public let operatorLines: [Line]
  /// The definitions of marbles.
  public let legend: MarbleLegend

  /// Parses a diagram; throws the first problem.
  public init(_ text: String) throws(MarbleSyntaxError) {
    let reader = MarbleDiagramReader(
      text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init))
    if let problem = reader.problems.first { throw problem }
    self = reader.diagram
  }

  init(rows: [Row], operatorLines: [Line], legend: MarbleLegend) {
    self.rows = rows
    self.operatorLines = operatorLines
    self.legend = legend
  }

  /// Parses a diagram from lines.
  ///
  /// - Returns: The part that could be parsed, and all problems in the order of their lines.
  public static func reading(_ lines: [String]) -> (diagram: MarbleDiagram, problems: [MarbleSyntaxError]) {
    let reader = MarbleDiagramReader(lines)
    return (reader.diagram, reader.problems)
  }

  /// Returns the row called `name`, or nil if the diagram has no such row.
  public subscript(name: String) -> Row? { rows.first { $0.name == name } }
}
