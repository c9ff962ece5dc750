public import Reactive

/// Plays the rows of a diagram into an operator, and records what comes of it.
///
/// Rows that hold nothing but a subscription say when an observer comes and leaves; all others are sources, in the
/// order of the closure's parameters. Without a row of that kind there is one observer, `result`, who comes at once. A
/// source whose elements are sequences names the rows of these, which then are no parameters of their own.
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
  ///   - hot: The names of the sources that are hot; all others are cold.
  ///   - columns: How long to play at least; twice that is looked at, so that what comes late is seen.
  ///   - errors: What `X` is, by what it stands for; a `MarbleError` where that is not among them.
  ///   - stage: The time in which to play, with `frame` of its units in a column.
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
        message: "The operator is the closure's; the rows in the code are sources only.")
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
      throw MarblePlayError(message: "A column takes longer than can be counted; give the diagram a frame.")
    }
    self.stage = stage
    recorder = MarbleRecorder(stage, frame: frame)
    unclaimed = sources
  }

  /// Reads `rows` and prepares to play them.
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

  /// Plays the rows into what `body` makes of the sources.
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
    // Who comes at once does not miss what is sent at once.
    for (time, work) in later where time > 0 { stage.perform(at: origin + time, work) }
    for (time, work) in later where time == 0 { work() }
    stage.play(until: origin + horizon)
    return recorder.finish(at: horizon, sources: declared)
  }

  /// An observer and its row, if there is one.
  private struct Observer {
    let name: String
    let row: MarbleRow?

    /// When it comes and when it leaves.
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
          message: "The closure has no parameter for the source `\(row.name)`; take it, or leave the row out."
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
        message: "The closure takes more sources than there are rows; draw one for each parameter.")
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
      ? "say what it stands for, as in `\(label) := …`."
      : "no \(Element.self) can be made from a text: make it LosslessStringConvertible, or map in the closure."
    throw MarblePlayError(
      line: row.line, column: row.margin + column, message: "`\(text)` is no \(Element.self); \(advice)")
  }

  private func sequence<Element>(
    _ type: any PlayableSequence.Type, _ label: String, in row: MarbleDiagram.Row, at column: Int
  ) throws(MarblePlayError) -> Element {
    unclaimed.removeAll { $0.name == label }
    guard let inner = diagram[label], inner.name != row.name, !inner.marbles.isSubscription else {
      throw MarblePlayError(
        line: row.line, column: row.margin + column,
        message: "`\(label)` is a sequence, and has no row; draw one called `\(label)`.")
    }
    guard let element = try type.playing(inner, in: self) as? Element else {
      throw MarblePlayError(
        line: row.line, column: row.margin + column, message: "No \(Element.self) can be made from a row.")
    }
    return element
  }
}

/// A type of sequences that can be made from a row.
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
