public import Dispatch
public import Reactive
public import ReactiveTesting

/// One marble diagram of a chapter: a name, the rows of its sources, and the operator that they are played into.
///
/// `@unchecked Sendable`: the operator is a plain closure, so that it may capture what it likes. It runs in a process
/// of its own, one at a time.
public struct Diagram: @unchecked Sendable {
  public let name: String
  /// The rows of the sources, and of the observers.
  public let rows: String
  /// The names of the sources that are hot.
  public let hot: [String]
  /// The nanoseconds of a column; 0 if it takes no time, or never ends.
  public let frame: Int
  public let file: String
  /// The line of `file` where the call of `diagram` begins.
  public let line: Int
  private let operation: (MarblePlay) throws(MarblePlayError) -> MarbleRecording

  init(
    name: String, rows: String, hot: [String], frame: RxTimeInterval, file: String, line: Int,
    operation: @escaping (MarblePlay) throws(MarblePlayError) -> MarbleRecording
  ) {
    self.name = name
    self.rows = rows
    self.hot = hot
    self.frame = Int(max(0, frame.nanoseconds ?? 0))
    self.file = file
    self.line = line
    self.operation = operation
  }

  /// Plays the rows into the operator, on the clock of the process if that is virtual.
  ///
  /// - Parameters:
  ///   - others: What is played in the place of its own rows, of the same names.
  ///   - columns: How long to play at least.
  public func play(_ others: String? = nil, columns: Int) throws(MarblePlayError) -> MarbleRecording {
    let stage: any MarbleStage = TimeSource.virtualClock.map(ClockStage.init) ?? TestScheduler.marbles()
    return try operation(try MarblePlay(others ?? rows, hot: hot, frame: frame, columns: columns, on: stage))
  }
}

/// Declares a marble diagram of a chapter.
///
///     diagram("merge", """
///       left:   --1-----2--|
///       right:  -----3-----|
///       """
///     ) { (left: Observable<Int>, right: Observable<Int>) in
///       Observable.merge(left, right)
///     }
///
/// In a file that `rxbook run` is given, it is played where it stands, and drawn.
///
/// The closure is given a source for each row, and its result is observed. A row that holds nothing but `^`, `-`, `!`
/// and `>` is an observer's, and says when it comes and leaves; without one there is `result`, who comes at once.
///
/// - Parameters:
///   - name: What the chapter's fence calls it; unique among the chapter's diagrams.
///   - rows: The rows, as in the fence, and what their marbles stand for. Sources are cold: their rows begin with each
///     subscription.
///   - hot: The sources that follow their rows whether anybody is subscribed or not.
///   - frame: The time of a column.
///   - body: The operator. Elements are made of what marbles say: their types are `LosslessStringConvertible`, `Void`,
///     or `Observable`, for rows whose marbles name other rows.
@discardableResult
public func diagram<each Source, Output: ObservableConvertibleType>(
  _ name: String, _ rows: String = "", hot: [String] = [], frame: RxTimeInterval = .milliseconds(10),
  file: String = #filePath, line: Int = #line,
  _ body: @escaping (repeat Observable<each Source>) throws -> Output
) -> Diagram {
  let diagram = Diagram(name: name, rows: rows, hot: hot, frame: frame, file: file, line: line) {
    (play) throws(MarblePlayError) in try play.record(body)
  }
  ExampleStage.enter(.diagram(diagram))
  return diagram
}
