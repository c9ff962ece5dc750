public import Reactive

/// Plays the rows of a diagram into an operator, and records the result.
///
/// Rows that only contain a subscription show when an observer subscribes and unsubscribes. All others are sources, in
/// the order of the closure's parameters. Without a row of the first kind there is one observer, `result`, which
/// subscribes at once. The elements of a source of sequences are the names of other rows, which then aren't parameters
/// themselves.
public final class MarblePlay {
  private let diagram: MarbleDiagram
  private let hot: Set<String>
  private let frame: Int
  private let columns: Int
  private let errors: [String: any Error]
  private let stage: any MarbleStage
  private let recorder: MarbleRecorder
  private var unclaimed: [MarbleDiagram.Row]

  /// Prepares to play `diagram`.
  ///
  /// - Parameters:
  ///   - diagram: The diagram.
  ///   - hot: The names of the hot sources; all others are cold.
  ///   - frame: The number of units of time per column.
  ///   - columns: The minimum number of columns to play; twice as many are observed, so late events are seen.
  ///   - errors: The errors that `X` can represent, by their texts; other texts are represented by a `MarbleError`.
  ///   - stage: The stage on which to play.
  package init(
    _ diagram: MarbleDiagram, hot: [String], frame: Int, columns: Int = 0,
    errors: [String: any Error] = [:], on stage: any MarbleStage
  ) throws(MarblePlayError) {
    guard frame > 0 else {
      throw MarblePlayError(message: "A column takes no time; give the diagram a frame.")
    }
    if let row = diagram.operatorLines.first {
      throw MarblePlayError(
        line: row.line, column: 1,
        message: "The closure contains the operator, so the rows in the code can only be sources.")
    }
    let sources = diagram.rows.filter { !$0.marbles.isSubscription }
    for name in hot where !sources.contains(where: { $0.name == name }) {
      throw MarblePlayError(message: "There is no source `\(name)` that could be hot.")
    }
    self.diagram = diagram
    self.hot = Set(hot)
    self.errors = errors
    self.frame = frame
    let longest = diagram.rows.map(\.marbles.end).max() ?? 0
    self.columns = 2 * max(columns, longest) + 10
    guard !self.columns.multipliedReportingOverflow(by: frame).overflow else {
      throw MarblePlayError(message: "A column is too long; give the diagram a shorter frame.")
    }
    self.stage = stage
    recorder = MarbleRecorder(stage, frame: frame)
    unclaimed = sources
  }

  /// Parses `rows` and prepares to play them.
  package convenience init(
    _ rows: String, hot: [String], frame: Int, columns: Int = 0, on stage: any MarbleStage
  ) throws(MarblePlayError) {
    let diagram: MarbleDiagram
    do {
      diagram = try MarbleDiagram(rows)
    } catch {
      throw MarblePlayError(error)
    }
    try self.init(diagram, hot: hot, frame: frame, columns: columns, on: stage)
  }

  /// Plays the rows into the sequence that `body` returns for the sources.
  public func record<each Source, Output: ObservableConvertibleType>(
    _ body: (repeat Observable<each Source>) throws -> Output
  ) throws(MarblePlayError) -> MarbleRecording {
    let output = try output(body)
    let origin = stage.present
    let horizon = columns * frame
    var later: [(time: Int, work: () -> Void)] = []
    for observer in observers {
      let slot = recorder.openObserver(observer.name, start: observer.row.map { $0.start * frame } ?? 0)
      var subscriptions: [any Disposable] = []
      let isDeclared = observer.row != nil
      let sequence = output.asObservable()
      for (time, isSubscription) in observer.turns(frame) {
        later.append(
          (
            time,
            { [recorder] in
              if isDeclared { recorder.note(isSubscription ? .subscription : .disposal, in: slot) }
              if isSubscription {
                subscriptions.append(recorder.record(sequence, in: slot))
              } else {
                for subscription in subscriptions { subscription.dispose() }
              }
            }
          ))
      }
    }
    // An observer that subscribes at once receives everything that is emitted at once.
    for (time, work) in later where time > 0 { stage.perform(at: origin + time, work) }
    for (time, work) in later where time == 0 { work() }
    stage.play(until: origin + horizon)
    return recorder.finish(at: horizon, sources: declared)
  }

  /// An observer and its row, if it has one.
  private struct Observer {
    let name: String
    let row: MarbleRow?

    /// Returns the times at which it subscribes and unsubscribes.
    func turns(_ frame: Int) -> [(time: Int, isSubscription: Bool)] {
      guard let row else { return [(0, true)] }
      return row.moments.flatMap { moment in
        moment.marks.map { (moment.column * frame, $0 == .subscription) }
      }
    }
  }

  private var observers: [Observer] {
    let declared = diagram.rows.filter(\.marbles.isSubscription).map {
      Observer(name: $0.name, row: $0.marbles)
    }
    return declared.isEmpty ? [Observer(name: "result", row: nil)] : declared
  }

  private var declared: [MarbleRecording.Track] {
    diagram.rows.filter { !$0.marbles.isSubscription }.map { row in
      .init(name: row.name, timeline: row.marbles.timeline(frame: frame, legend: diagram.legend))
    }
  }

  // MARK: Sources

  private func output<each Source, Output: ObservableConvertibleType>(
    _ body: (repeat Observable<each Source>) throws -> Output
  ) throws(MarblePlayError) -> Output {
    do {
      let output = try body(repeat try source(of: (each Source).self))
      if let row = unclaimed.first {
        throw MarblePlayError(
          line: row.line, column: 1,
          message: "The closure has no parameter for the source `\(row.name)`; add one, or remove the row."
        )
      }
      return output
    } catch let error as MarblePlayError {
      throw error
    } catch {
      throw MarblePlayError(message: "The closure threw an error: \(error)")
    }
  }

  private func source<Element>(of type: Element.Type) throws(MarblePlayError) -> Observable<Element> {
    guard !unclaimed.isEmpty else {
      throw MarblePlayError(
        message: "The closure takes more sources than there are rows; draw a row for each parameter.")
    }
    return try source(unclaimed.removeFirst(), of: type)
  }

  fileprivate func source<Element>(
    _ row: MarbleDiagram.Row, of _: Element.Type
  ) throws(MarblePlayError) -> Observable<Element> {
    var script: MarbleSource<Element>.Script = []
    for moment in row.marbles.moments {
      for mark in moment.marks {
        let time = moment.column * frame
        switch mark {
        case .element(let label):
          script.append((time, .next(try element(label, in: row, at: moment.column))))
        case .completed: script.append((time, .completed))
        case .error:
          let text = diagram.legend["X"] ?? "X"
          script.append((time, .error(errors[text] ?? MarbleError(text))))
        case .subscription, .disposal: break
        }
      }
    }
    let source = MarbleSource(row.name, script, stage, recorder)
    return hot.contains(row.name) ? source.hot() : source.cold(from: row.marbles.start * frame)
  }

  private func element<Element>(
    _ label: String, in row: MarbleDiagram.Row, at column: Int
  ) throws(MarblePlayError) -> Element {
    if let type = Element.self as? any PlayableSequence.Type {
      return try sequence(type, label, in: row, at: column)
    }
    let text = diagram.legend[label] ?? label
    if let element = MarbleValue.element(Element.self, from: text) { return element }
    let advice =
      MarbleValue.isDescribable(Element.self)
      ? "define what it stands for, as in `\(label) := …`."
      : "make that type LosslessStringConvertible, or map the elements in the closure."
    throw MarblePlayError(
      line: row.line, column: row.margin + column,
      message: "`\(text)` can't be converted to \(Element.self); \(advice)")
  }

  private func sequence<Element>(
    _ type: any PlayableSequence.Type, _ label: String, in row: MarbleDiagram.Row, at column: Int
  ) throws(MarblePlayError) -> Element {
    unclaimed.removeAll { $0.name == label }
    guard let inner = diagram[label], inner.name != row.name, !inner.marbles.isSubscription else {
      throw MarblePlayError(
        line: row.line, column: row.margin + column,
        message: "`\(label)` is an inner sequence without a row; draw a row called `\(label)`.")
    }
    guard let element = try type.playing(inner, in: self) as? Element else {
      throw MarblePlayError(
        line: row.line, column: row.margin + column, message: "No \(Element.self) can be created from a row.")
    }
    return element
  }
}

/// A sequence type whose values can be created from a row.
private protocol PlayableSequence {
  static func playing(_ row: MarbleDiagram.Row, in play: MarblePlay) throws(MarblePlayError) -> Any
}

extension Observable: PlayableSequence {
  fileprivate static func playing(
    _ row: MarbleDiagram.Row, in play: MarblePlay
  ) throws(MarblePlayError) -> Any {
    try play.source(row, of: Element.self)
  }
}
