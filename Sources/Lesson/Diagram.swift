public import Dispatch
public import Reactive
public import ReactiveTesting

/// A marble diagram of a chapter: a name, the rows of its sources, and an operator.
///
/// `@unchecked Sendable` is sound because diagrams are played one at a time in a separate process. The operator is a
/// plain closure, so that it may capture anything.
public struct Diagram: @unchecked Sendable {
  public let name: String
  /// The rows of the sources and observers.
  public let rows: String
  /// The names of the hot sources.
  public let hot: [String]
  /// The duration of a column in nanoseconds; 0 if it isn't positive and finite.
  public let frame: Int
  public let file: String
  /// The line of `file` at which the call of `diagram` starts.
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

  /// Plays the rows into the operator, on the clock of the process if it is virtual.
  ///
  /// - Parameters:
  ///   - others: Rows with the same names to play instead of the diagram's own.
  ///   - columns: The minimum number of columns to play.
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
/// In a file that `rxbook run` executes, the diagram is immediately played and drawn.
///
/// The closure receives a source for each row, and its result is observed. A row that contains only `^`, `-`, `!` and
/// `>` represents an observer and shows when it subscribes and disposes. Without such a row, there is one observer
/// called `result`, which subscribes at the start.
///
/// - Parameters:
///   - name: The name of the diagram in the chapter's fence, which is unique in the chapter.
///   - rows: The rows as in the fence, and the legend of their marbles. Sources are cold: their rows start with each
///     subscription.
///   - hot: The names of sources that follow their rows even without subscribers.
///   - frame: The duration of a column.
///   - body: The operator. Elements are created from the text of marbles, so their types are
///     `LosslessStringConvertible`, `Void`, or, for rows whose marbles name other rows, `Observable`.
@discardableResult
public func diagram<each Source, Output: ObservableConvertibleType>(
  _ name: String, _ rows: String = "", hot: [String] = [], frame: RxTimeInterval = .milliseconds(10),
  file: String = #filePath, line: Int = #line,
  _ body: @escaping (repeat Observable<each Source>) throws -> Output
) -> Diagram {
  let diagram = Diagram(name: name, rows: rows, hot: hot, frame: frame, file: file, line: line) {
    (play) throws(MarblePlayError) in try play.record(body)
  }
  DeclarationHandler.handle(.diagram(diagram))
  return diagram
}
