/// One run of a diagram in a page: its rows come from there, its operator is the book's, on the library's own operators.
///
/// The steps are those of `MarblePlay`, which plays the same diagram natively.
public final class Play {
  /// What a marble stands for.
  fileprivate enum Mark {
    case element(String)
    case completed
    case error(String)
    case subscription
    case disposal

    /// Whether nothing but somebody who comes and leaves can be meant.
    var isSubscription: Bool {
      switch self {
      case .subscription, .disposal: true
      default: false
      }
    }
  }

  fileprivate struct Row {
    let name: String
    let isHot: Bool
    /// When it begins, in nanoseconds.
    let start: Int64
    let marks: [(time: Int64, mark: Mark)]

    /// When its events are sent.
    var times: [Int64] { marks.filter { !$0.mark.isSubscription }.map { $0.time } }

    var isObserver: Bool { !marks.isEmpty && marks.allSatisfy { $0.mark.isSubscription } }
  }

  private let rows: [Row]
  private let numbers: [Int]
  private let horizon: Int64
  fileprivate let clock = SerialDispatchQueueScheduler.clock
  let log: Log
  private var unclaimed: [Row]
  /// What keeps the rows from being played, in words.
  public private(set) var problem: String?

  /// More pieces of work than anybody draws; who has more is cut off.
  private static let mostWork = 20_000

  /// Reads what the page asks for, after the number of the diagram.
  init(_ request: inout Request, log: Log) {
    horizon = Int64(request.number())
    var numbers: [Int] = []
    for _ in 0..<request.count() { numbers.append(Int(request.number())) }
    self.numbers = numbers
    var rows: [Row] = []
    for _ in 0..<request.count() {
      let name = request.text()
      let isHot = request.number() != 0
      let start = Int64(request.number())
      var marks: [(time: Int64, mark: Mark)] = []
      for _ in 0..<request.count() {
        let time = Int64(request.number())
        let kind = request.number()
        let text = request.text()
        let mark: Mark =
          switch kind {
          case 0: .element(text)
          case 1: .completed
          case 2: .error(text)
          case 3: .subscription
          default: .disposal
          }
        marks.append((time, mark))
      }
      rows.append(Row(name: name, isHot: isHot, start: start, marks: marks))
    }
    self.rows = rows
    unclaimed = rows.filter { !$0.isObserver }
    self.log = log
  }

  /// The number that the page has put in the place of one in the operator.
  public func number(_ index: Int) -> Int { numbers.indices.contains(index) ? numbers[index] : 0 }

  // MARK: Sources

  /// The next row, with elements that its texts are.
  public func source<Element: LosslessStringConvertible>() -> Observable<Element> {
    source(nextRow()) { text, _ in Element(text) }
  }

  /// The next row, of elements that say nothing.
  public func source() -> Observable<Void> { source(nextRow()) { _, _ in () } }

  /// The next row, whose elements are other rows.
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

  private func source<Element>(_ row: Row, _ element: (String, Play) -> Element?) -> Observable<Element> {
    var events: [Event<Element>] = []
    for (_, mark) in row.marks {
      switch mark {
      case .element(let text):
        if let element = element(text, self) { events.append(.next(element)) } else { problem = text }
      case .error(let text): events.append(.error(Failure(text).error))
      case .completed: events.append(.completed)
      case .subscription, .disposal: break
      }
    }
    let source = RowSource(row.name, self)
    if row.isHot {
      let times = row.times
      let crowd = Crowd<Element>()
      for index in times.indices { perform(at: times[index]) { crowd.send(events[index]) } }
      return Observable.create { observer in source.open { crowd.join(observer) } }
    }
    return Observable.create { observer in
      source.open {
        source.play(row) { index in observer.on(events[index]) }
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

  /// Has the observers of the rows come and leave, and writes down what comes of it.
  func record(_ subscribe: @escaping (Track) -> any Disposable) {
    if let row = unclaimed.first, problem == nil { problem = row.name }
    if problem != nil { return }
    let observers = rows.filter { $0.isObserver }
    var later: [(time: Int64, work: () -> Void)] = []
    let log = log
    if observers.isEmpty {
      let track = log.openObserver("result")
      later.append((0, { _ = subscribe(track) }))
    }
    for row in observers {
      let track = log.openObserver(row.name)
      let subscriptions = CompositeDisposable()
      for (time, mark) in row.marks {
        later.append(
          (
            time,
            {
              if case .subscription = mark {
                log.note(.subscription, in: track)
                _ = subscriptions.insert(subscribe(track))
              } else {
                log.note(.disposal, in: track)
                subscriptions.dispose()
              }
            }
          ))
      }
    }
    // Who comes at once does not miss what is sent at once.
    for (time, work) in later where time > 0 { perform(at: time, work) }
    for (time, work) in later where time == 0 { work() }
    log.isCutOff = !clock.advance(to: horizon - 1, most: Self.mostWork) || log.isCutOff
  }
}

/// What the subscriptions to a row have in common, whatever its elements are.
private final class RowSource {
  private let name: String
  private let play: Play

  init(_ name: String, _ play: Play) {
    self.name = name
    self.play = play
  }

  /// Writes down a subscription, from now until its disposal.
  func open(_ begin: () -> any Disposable) -> any Disposable {
    guard let track = play.log.openSubscription(name) else { return Disposables.create() }
    let inner = begin()
    return Disposables.create { [log = play.log] in
      inner.dispose()
      log.note(.disposal, in: track)
    }
  }

  /// Sends the events of `row` by their numbers, as long after now as they are after its beginning.
  func play(_ row: Play.Row, _ send: @escaping (Int) -> Void) -> any Disposable {
    let gone = BooleanDisposable()
    let origin = play.clock.clock - row.start
    for (index, time) in row.times.enumerated() {
      play.perform(at: origin + time) { if !gone.isDisposed { send(index) } }
    }
    return gone
  }
}

/// Those who are subscribed to a hot row.
private final class Crowd<Element> {
  private var observers: [(number: Int, observer: AnyObserver<Element>)] = []
  private var count = 0
  private var end: Event<Element>?

  func join(_ observer: AnyObserver<Element>) -> any Disposable {
    count += 1
    let number = count
    observers.append((number, observer))
    if let end { observer.on(end) }
    return Disposables.create { self.observers.removeAll { $0.number == number } }
  }

  func send(_ event: Event<Element>) {
    if event.isStopEvent { end = event }
    for (_, observer) in observers { observer.on(event) }
  }
}
