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

  /// Only what has to know the type is here: it is compiled for each.
  private func source<Element>(_ row: Row, _ element: (String, Play) -> Element?) -> Observable<Element> {
    var elements: [Element] = []
    for (_, mark) in row.marks {
      guard case .element(let text) = mark else { continue }
      if let element = element(text, self) { elements.append(element) } else { problem = text }
    }
    let source = RowSource(row, self)
    return Observable.create { observer in
      source.open { signal in
        switch signal {
        case .element(let number): observer.onNext(elements[number])
        case .error(let error): observer.onError(error.error)
        case .completed: observer.onCompleted()
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

/// A row as a source: what is sent when to whom, whatever its elements are.
///
/// A hot one sends at its times, whether anybody is subscribed or not, and tells latecomers that it has ended. A cold
/// one begins anew with each subscription.
private final class RowSource {
  enum Signal {
    /// By its number among the elements of the row.
    case element(Int)
    case completed
    case error(Failure)
  }

  private let row: Play.Row
  private let play: Play
  private var script: [(time: Int64, signal: Signal)] = []
  /// Who is subscribed to a hot row.
  private var crowd: [(number: Int, send: (Signal) -> Void)] = []
  private var count = 0
  private var end: Signal?

  init(_ row: Play.Row, _ play: Play) {
    self.row = row
    self.play = play
    var elements = 0
    for (time, mark) in row.marks {
      switch mark {
      case .element:
        script.append((time, .element(elements)))
        elements += 1
      case .completed: script.append((time, .completed))
      case .error(let text): script.append((time, .error(Failure(text))))
      case .subscription, .disposal: break
      }
    }
    if !row.isHot { return }
    for (time, signal) in script { play.perform(at: time) { self.send(signal) } }
  }

  private func send(_ signal: Signal) {
    switch signal {
    case .element: break
    case .completed, .error: end = signal
    }
    for (_, send) in crowd { send(signal) }
  }

  /// Writes down a subscription, from now until its disposal, and sends it what the row says.
  func open(_ send: @escaping (Signal) -> Void) -> any Disposable {
    guard let track = play.log.openSubscription(row.name) else { return Disposables.create() }
    let leave = row.isHot ? join(send) : begin(send)
    return Disposables.create { [log = play.log] in
      leave()
      log.note(.disposal, in: track)
    }
  }

  private func join(_ send: @escaping (Signal) -> Void) -> () -> Void {
    count += 1
    let number = count
    crowd.append((number, send))
    if let end { send(end) }
    return { self.crowd.removeAll { $0.number == number } }
  }

  /// Sends all as long after now as it is after the beginning of the row.
  private func begin(_ send: @escaping (Signal) -> Void) -> () -> Void {
    let gone = BooleanDisposable()
    let origin = play.clock.clock - row.start
    for (time, signal) in script {
      play.perform(at: origin + time) { if !gone.isDisposed { send(signal) } }
    }
    return gone.dispose
  }
}
