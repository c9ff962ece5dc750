/// Rows of marbles that belong together, as an author writes them: sources, the operator, what comes out of it.
///
///     source:  --1--2--3--4--|
///              filter { $0.isMultiple(of: 2) }
///     result:  -----2-----4--|
///
/// The rows' first column is the one in which the earliest of them begins. Indented lines are the operator's;
/// `a := text` says what a marble stands for. A row called `source^` says when somebody subscribes to `source` and
/// leaves; there may be several of them.
public struct MarbleDiagram: Hashable, Sendable {
  /// A named row.
  public struct Row: Hashable, Sendable {
    /// What stands in front of the colon.
    public let name: String
    /// The marbles.
    public let marbles: MarbleRow
    /// The row as it is written, from the first column of the diagram on.
    public let text: String
    /// The line, counted from 1.
    public let line: Int
    /// Where on the line the diagram's first column is, counted from 1.
    public let margin: Int
    /// Whether it stands above the operator.
    public let isAbove: Bool

    /// For a row that says when somebody subscribes to a source: the name of that.
    public var subscribedName: String? {
      guard name.last == "^" else { return nil }
      return String(name.dropLast().reversed().drop { $0 == " " }.reversed())
    }
  }

  /// A line of the operator's source.
  public struct Line: Hashable, Sendable {
    /// The line as it is indented.
    public let text: String
    /// Counted from 1.
    public let line: Int
  }

  /// The rows from the top down.
  public let rows: [Row]
  /// The operator's source, as it is indented.
  public let operatorLines: [Line]
  /// What marbles stand for.
  public let legend: MarbleLegend

  /// Reads a diagram; throws what is wrong with it first.
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

  /// Reads a diagram of these lines.
  ///
  /// - Returns: What could be read, and all that is wrong, by line.
  public static func reading(_ lines: [String]) -> (diagram: MarbleDiagram, problems: [MarbleSyntaxError]) {
    let reader = MarbleDiagramReader(lines)
    return (reader.diagram, reader.problems)
  }

  /// The row called `name`.
  public subscript(name: String) -> Row? { rows.first { $0.name == name } }
}
