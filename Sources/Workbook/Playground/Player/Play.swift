/// A run of a diagram on a page.
///
/// The page provides the rows, and the book's code provides the operator. `MarblePlay` does the same for a
/// native program; change both together.
public final class Play {
  /// An event in a row.
  fileprivate struct Mark {
    let time: Int64
    let kind: MarkKind
    let text: String
    /// The number of elements before it in the row.
    let number: Int
  }

  fileprivate final class Row {
    let name: String
    let isHot: Bool
    /// The time at which the row starts, in nanoseconds.
    let start: Int64
    let marks: [Mark]
    /// Whether the row contains only subscriptions and disposals.
    let isObserver: Bool

    init(name: String, isHot: Bool, start: Int64, marks: [Mark]) {
      self.name = name
      self.isHot = isHot
      self.start = start
      self.marks = marks
      isObserver = !marks.isEmpty && marks.allSatisfy { $0.kind.isSubscriptionOrDisposal }
    }

    /// Decodes a row with its marks.
    convenience init(_ request: inout Request) {
      let name = request.string()
      let isHot = request.number() != 0
      let start = request.number()
      var marks: [Mark] = []
      var elements = 0
      for _ in 0..<request.count() {
        let time = request.number()
        let kind = MarkKind(rawValue: Int32(truncatingIfNeeded: request.number())) ?? .disposal
        marks.append(Mark(time: time, kind: kind, text: request.string(), number: elements))
        if kind == .element { elements += 1 }
      }
      self.init(name: name, isHot: isHot, start: start, marks: marks)
    }
  }

  private let rows: [Row]
  private let numbers: [Int]
  private let horizon: Int64
  fileprivate let clock = SerialDispatchQueueScheduler.clock
  let log: Log
  private var unclaimed: [Row]
  /// The reason why the rows can't be played, or the name of the row or the element that causes it.
  public private(set) var problem: String?

  /// The maximum number of work items of a run, which is more than any diagram needs.
  ///
  /// A longer run is cut off.
  private static let workLimit = 20_000

  /// Decodes the rest of a request, after the number of the diagram.
  init(_ request: inout Request, log: Log) {
    horizon = request.number()
    var numbers: [Int] = []
    for _ in 0..<request.count() { numbers.append(Int(request.number())) }
    self.numbers = numbers
    var rows: [Row] = []
    for _ in 0..<request.count() { rows.append(Row(&request)) }
    self.rows = rows
    unclaimed = rows.filter { !$0.isObserver }
    self.log = log
  }

  /// Returns the page's value for a number in the operator.
  public func number(_ index: Int) -> Int { numbers.indices.contains(index) ? numbers[index] : 0 }

  // MARK: Sources
  // They are not inlined, which makes the module smaller.

  /// Returns the next row as a sequence of elements, which are parsed from their texts.
  @inline(never)
  public func source<Element: LosslessStringConvertible>() -> Observable<Element> {
    source(nextRow()) { text, _ in Element(text) }
  }

  /// Returns the next row as a sequence of empty tuples.
  @inline(never)
  public func source() -> Observable<Void> { source(nextRow()) { _, _ in () } }

  /// Returns the next row as a sequence of other rows.
  @inline(never)
  public func source<Element: LosslessStringConvertible>() -> Observable<Observable<Element>> {
    source(nextRow()) { text, play in
      play.unclaimed.removeAll { $0.name == text }
      guard let row = play.rows.first(where: { $0.name == text && !$0.isObserver }) else { return nil }
      return play.source(row) { text, _ in Element(text) }
    }
  }

  private func nextRow() -> Row {
    if unclaimed.isEmpty {
      problem = "There are fewer rows than the operator has sources."
      return Row(name: "", isHot: false, start: 0, marks: [])
    }
    return unclaimed.removeFirst()
  }

  /// Returns `row` as a sequence of the elements that `element` parses.
  ///
  /// The compiler specialises generic code for each type of element, so only the necessary part is generic.
  private func source<Element>(_ row: Row, _ element: (String, Play) -> Element?) -> Observable<Element> {
    var elements: [Element] = []
    for mark in row.marks where mark.kind == .element {
      if let element = element(mark.text, self) { elements.append(element) } else { problem = mark.text }
    }
    let source = RowSource(row, self)
    return Observable.create { observer in
      source.open { mark in
        switch mark.kind {
        case .element: observer.onNext(elements[mark.number])
        case .error: observer.onError(RowError.error(mark.text))
        default: observer.onCompleted()
        }
      }
    }
  }

  fileprivate func perform(at time: Int64, _ work: @escaping () -> Void) {
    _ = clock.perform(at: time) {
      work()
      return Disposables.create()
    }
  }

  // MARK: Observers

  /// Subscribes and disposes at the times that the observer rows give, and records the result.
  func record(_ subscribe: @escaping (Track) -> any Disposable) {
    if let row = unclaimed.first, problem == nil { problem = row.name }
    if problem != nil { return }
    let observers = rows.filter { $0.isObserver }
    let log = log
    if observers.isEmpty { _ = subscribe(log.openObserver("result")) }
    let rowObservers = observers.map { RowObserver($0, log.openObserver($0.name), log, subscribe) }
    // Observers that subscribe at time 0 receive the events at time 0.
    for rowObserver in rowObservers {
      for mark in rowObserver.row.marks where mark.time > 0 {
        perform(at: mark.time) { rowObserver.take(mark) }
      }
    }
    for rowObserver in rowObservers {
      for mark in rowObserver.row.marks where mark.time == 0 { rowObserver.take(mark) }
    }
    log.isCutOff = !clock.advance(to: horizon - 1, most: Self.workLimit) || log.isCutOff
  }
}

/// An observer that subscribes and disposes at the times in its row.
private final class RowObserver {
  let row: Play.Row
  private let track: Track
  private let log: Log
  private let subscribe: (Track) -> any Disposable
  private var subscriptions: [any Disposable] = []

  init(_ row: Play.Row, _ track: Track, _ log: Log, _ subscribe: @escaping (Track) -> any Disposable) {
    self.row = row
    self.track = track
    self.log = log
    self.subscribe = subscribe
  }

  func take(_ mark: Play.Mark) {
    log.record(mark.kind, in: track)
    if mark.kind == .subscription {
      subscriptions.append(subscribe(track))
    } else {
      for subscription in subscriptions { subscription.dispose() }
      subscriptions = []
    }
  }
}

/// A row as a source of events, independent of the type of its elements.
///
/// A hot row emits at its times, with or without subscribers, and late subscribers receive its terminal
/// event. A cold row starts from its beginning for each subscription.
private final class RowSource {
  private let row: Play.Row
  private let play: Play
  /// The marks of elements and terminal events.
  private let marks: [Play.Mark]
  /// The subscribers of a hot row.
  private var subscribers: [(number: Int, send: (Play.Mark) -> Void)] = []
  private var count = 0
  private var end: Play.Mark?

  init(_ row: Play.Row, _ play: Play) {
    self.row = row
    self.play = play
    marks = row.marks.filter { !$0.kind.isSubscriptionOrDisposal }
    if !row.isHot { return }
    for mark in marks { play.perform(at: mark.time) { self.send(mark) } }
  }

  private func send(_ mark: Play.Mark) {
    if mark.kind != .element { end = mark }
    for (_, send) in subscribers { send(mark) }
  }

  /// Opens a subscription, which is recorded until its disposal and receives the events of the row.
  func open(_ send: @escaping (Play.Mark) -> Void) -> any Disposable {
    guard let track = play.log.openSubscription(row.name) else { return Disposables.create() }
    let leave = row.isHot ? join(send) : begin(send)
    return Disposables.create { [log = play.log] in
      leave()
      log.record(.disposal, in: track)
    }
  }

  private func join(_ send: @escaping (Play.Mark) -> Void) -> () -> Void {
    count += 1
    let number = count
    subscribers.append((number, send))
    if let end { send(end) }
    return { self.subscribers.removeAll { $0.number == number } }
  }

  /// Sends each event after a delay equal to its distance from the start of the row.
  private func begin(_ send: @escaping (Play.Mark) -> Void) -> () -> Void {
    let gone = BooleanDisposable()
    let origin = play.clock.clock - row.start
    for mark in marks {
      play.perform(at: origin + mark.time) { if !gone.isDisposed { send(mark) } }
    }
    return gone.dispose
  }
}
