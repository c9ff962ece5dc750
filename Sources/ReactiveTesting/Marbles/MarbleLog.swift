import Foundation
public import Reactive

/// Records the events of sequences in a running program, and draws them as rows of marbles with aligned columns.
///
///     let log = MarbleLog(column: .milliseconds(100))
///     _ = Observable.of(1, 2).marbles("all", in: log).filter { $0 != 2 }.marbles("odd", in: log).subscribe()
///     // all:  (^12|)
///     // odd:  (^1|)
///
/// There is a row for each subscription, in the order in which `marbles(_:in:)` was called. An event between two
/// columns is drawn in the earlier one. If a column has more events than fit into it, it becomes wider in all rows. An
/// element that isn't a single letter or digit is drawn as a letter, which is explained below the rows.
///
/// `@unchecked Sendable`: the lock guards `rows`, `calls` and `count`.
public final class MarbleLog: CustomStringConvertible, @unchecked Sendable {
  /// The events of one subscription.
  private struct Row {
    let name: String
    /// The number of the `marbles(_:in:)` call that created the row.
    let call: Int
    var timeline: MarbleTimeline

    func signals(at column: Int) -> [MarbleTimeline.Signal] {
      timeline.entries.filter { $0.time == column }.map(\.signal)
    }
  }

  /// The maximum number of recorded events, which is more than anyone reads; later ones are dropped.
  private static let most = 10_000

  private let column: () -> Int
  private let lock = Lock()
  private var rows: [Row] = []
  private var calls = 0
  private var count = 0

  /// Creates a log whose first column starts now.
  ///
  /// - Parameters:
  ///   - column: The length of a column.
  ///   - scheduler: The scheduler that measures the time.
  public init(column: RxTimeInterval, scheduler: any SchedulerType = MainScheduler.instance) {
    let width = Double(max(1, column.nanoseconds ?? .max))
    let start = scheduler.now
    self.column = {
      // A present-day date is accurate to a tenth of a microsecond.
      Int(((scheduler.now.timeIntervalSince(start) * 1_000_000_000 + 500) / width).rounded(.down))
    }
  }

  /// The rows; `!` marks a disposal, and `>` at the end means that the subscription is still active.
  public var description: String {
    let rows = lock { self.rows }.sorted { $0.call < $1.call }
    let places = Self.places(rows)
    let end = (places.values.max() ?? 0) + 1
    let margin = (rows.map(\.name.count).max() ?? 0) + 3
    var printer = MarblePrinter(frame: 1, legend: Self.legend(rows))
    let lines = rows.map { row in
      var timeline = row.timeline
      timeline.start = places[timeline.start] ?? 0
      for index in timeline.entries.indices {
        timeline.entries[index].time = places[timeline.entries[index].time] ?? 0
      }
      let marbles = printer.row(timeline, end: end) ?? row.timeline.listing(1)
      return row.name + ":" + String(repeating: " ", count: margin - row.name.count - 1) + marbles
    }
    return (lines + printer.legend.entries.map { "\($0.label) := \($0.text)" }).joined(separator: "\n")
  }

  fileprivate func call() -> Int {
    lock {
      calls += 1
      return calls
    }
  }

  /// Opens a row for a subscription; nil if the log is full.
  fileprivate func open(_ name: String, call: Int) -> Int? {
    let start = column()
    return lock {
      guard count < Self.most else { return nil }
      count += 1
      let timeline = MarbleTimeline(start: start, entries: [.init(start, .subscription)])
      rows.append(Row(name: name, call: call, timeline: timeline))
      return rows.count - 1
    }
  }

  /// Records `signal`, unless the row has ended or the log is full.
  fileprivate func note(_ signal: MarbleTimeline.Signal, in row: Int?) {
    guard let row else { return }
    let time = column()
    lock {
      guard count < Self.most, let last = rows[row].timeline.entries.last else { return }
      switch last.signal {
      case .completed, .error, .disposal: return
      default: break
      }
      count += 1
      rows[row].timeline.entries.append(.init(max(time, last.time), signal))
    }
  }

  /// Returns the position at which each column with an event is drawn.
  private static func places(_ rows: [Row]) -> [Int: Int] {
    var places: [Int: Int] = [:]
    var previous = (column: 0, place: 0)
    // The first free position of each row, and whether there is an element directly before it.
    var free = rows.map { _ in (place: 0, isAfterElement: false) }
    for column in Set(rows.flatMap { $0.timeline.entries.map(\.time) }).sorted() {
      var place = previous.place + column - previous.column
      let busy = rows.indices.map { (row: $0, signals: rows[$0].signals(at: column)) }
        .filter { !$0.signals.isEmpty }
      for (row, signals) in busy {
        // Two adjacent elements need a column between them; otherwise they would look like one.
        let gap = free[row].isAfterElement && isElement(signals) ? 1 : 0
        place = max(place, free[row].place + gap)
      }
      for (row, signals) in busy {
        let width = signals.count == 1 ? 1 : signals.count + 2
        free[row] = (place + width, isElement(signals))
      }
      places[column] = place
      previous = (column, place)
    }
    return places
  }

  private static func isElement(_ signals: [MarbleTimeline.Signal]) -> Bool {
    if signals.count == 1, case .element = signals[0] { true } else { false }
  }

  /// Returns the letters for all elements that aren't a letter or digit, in the order of their arrival, and the texts
  /// of the errors.
  private static func legend(_ rows: [Row]) -> MarbleLegend {
    var legend = MarbleLegend()
    var elements: [String] = []
    var errors: [String] = []
    for entry in rows.flatMap(\.timeline.entries).sorted(by: { $0.time < $1.time }) {
      switch entry.signal {
      case .element(let text): elements.append(text)
      case .error(let text?): if !errors.contains(text) { errors.append(text) }
      default: break
      }
    }
    let (marbles, others) = (elements.filter(isMarble), elements.filter { !isMarble($0) })
    for text in others where legend.label(for: text) == nil {
      if let letter = legend.freeLetter(besides: Set(marbles)) { legend[letter] = text }
    }
    if !errors.isEmpty { legend["X"] = errors.joined(separator: ", ") }
    return legend
  }

  private static func isMarble(_ text: String) -> Bool {
    text.count == 1 && MarbleMark(text) == .element(text)
  }
}

extension ObservableType {
  /// Records each subscription and its events in a row of `log`.
  ///
  /// The sequence itself is passed on unchanged.
  public func marbles(_ name: String, in log: MarbleLog) -> Observable<Element> {
    let call = log.call()
    let source = asObservable()
    return .deferred {
      let row = log.open(name, call: call)
      return source.do(
        onNext: { log.note(.element(MarbleValue.text(of: $0)), in: row) },
        onError: { log.note(.error("\($0)"), in: row) },
        onCompleted: { log.note(.completed, in: row) },
        onDispose: { log.note(.disposal, in: row) })
    }
  }
}
