/// One run of a diagram in a page: its rows come from there, its operator is the book's, on the library's own operators.
///
/// The steps are those of `MarblePlay`, which plays the same diagram natively.
public final class Play {
  /// A marble of a row, or another mark.
  fileprivate struct Mark {
    let time: Int64
    let happening: Happening
    let text: PageText
    /// Its number among the elements of its row, if it is one.
    let number: Int
  }

  fileprivate final class Row {
    let name: PageText
    let isHot: Bool
    /// When it begins, in nanoseconds.
    let start: Int64
    let marks: [Mark]
    /// Whether nothing but somebody who comes and leaves is meant by its marks.
    let isObserver: Bool

    init(name: PageText, isHot: Bool, start: Int64, marks: [Mark]) {
      self.name = name
      self.isHot = isHot
      self.start = start
      self.marks = marks
      isObserver = !marks.isEmpty && marks.allSatisfy { $0.happening.isAttendance }
    }

    /// Reads one with its marks.
    convenience init(_ request: inout Request) {
      let name = request.text()
      let isHot = request.number() != 0
      let start = request.number()
      var marks: [Mark] = []
      var elements = 0
      for _ in 0..<request.count() {
        let time = request.number()
        let happening = Happening(rawValue: Int32(truncatingIfNeeded: request.number())) ?? .disposal
        marks.append(Mark(time: time, happening: happening, text: request.text(), number: elements))
        if happening == .element { elements += 1 }
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
  /// What keeps the rows from being played, in words.
  public private(set) var problem: PageText?

  /// More pieces of work than anybody draws; who has more is cut off.
  private static let mostWork = 20_000

  /// Reads what the page asks for, after the number of the diagram.
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

  /// The number that the page has put in the place of one in the operator.
  public func number(_ index: Int) -> Int { numbers.indices.contains(index) ? numbers[index] : 0 }

  // MARK: Sources
  // They are called and not copied, which is smaller.

  /// The next row, with elements that its texts are.
  @inline(never)
  public func source<Element: PageReadable>() -> Observable<Element> {
    source(nextRow()) { text, _ in Element(text) }
  }

  /// The next row, of elements that say nothing.
  @inline(never)
  public func source() -> Observable<Void> { source(nextRow()) { _, _ in () } }

  /// The next row, whose elements are other rows.
  @inline(never)
  public func source<Element: PageReadable>() -> Observable<Observable<Element>> {
    source(nextRow()) { text, play in
      play.unclaimed.removeAll { $0.name == text }
      guard let row = play.rows.first(where: { $0.name == text && !$0.isObserver }) else { return nil }
      return play.source(row) { text, _ in Element(text) }
    }
  }

  private func nextRow() -> Row {
    if unclaimed.isEmpty {
      problem = "There are fewer rows than the operator has sources."
      return Row(name: PageText(), isHot: false, start: 0, marks: [])
    }
    return unclaimed.removeFirst()
  }

  /// Only what has to know the type is here: it is compiled for each.
  private func source<Element>(_ row: Row, _ element: (PageText, Play) -> Element?) -> Observable<Element> {
    var elements: [Element] = []
    for mark in row.marks where mark.happening == .element {
      if let element = element(mark.text, self) { elements.append(element) } else { problem = mark.text }
    }
    let source = RowSource(row, self)
    return Observable.create { observer in
      source.open { mark in
        switch mark.happening {
        case .element: observer.onNext(elements[mark.number])
        case .error: observer.onError(Failure(Int(mark.text.pagePlace)).error)
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

  /// Has the observers of the rows come and leave, and writes down what comes of it.
  func record(_ subscribe: @escaping (Track) -> any Disposable) {
    if let row = unclaimed.first, problem == nil { problem = row.name }
    if problem != nil { return }
    let observers = rows.filter { $0.isObserver }
    let log = log
    if observers.isEmpty { _ = subscribe(log.openObserver("result")) }
    let presences = observers.map { Presence($0, log.openObserver($0.name), log, subscribe) }
    // Who comes at once does not miss what is sent at once.
    for presence in presences {
      for mark in presence.row.marks where mark.time > 0 {
        perform(at: mark.time) { presence.take(mark) }
      }
    }
    for presence in presences {
      for mark in presence.row.marks where mark.time == 0 { presence.take(mark) }
    }
    log.isCutOff = !clock.advance(to: horizon - 1, most: Self.mostWork) || log.isCutOff
  }
}

/// An observer who comes and leaves as a row says.
private final class Presence {
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
    log.note(mark.happening, in: track)
    if mark.happening == .subscription {
      subscriptions.append(subscribe(track))
    } else {
      for subscription in subscriptions { subscription.dispose() }
      subscriptions = []
    }
  }
}

/// A row as a source: what is sent when to whom, whatever its elements are.
///
/// A hot one sends at its times, whether anybody is subscribed or not, and tells latecomers that it has ended. A cold
/// one begins anew with each subscription.
private final class RowSource {
  private let row: Play.Row
  private let play: Play
  /// The marks that are sent.
  private let script: [Play.Mark]
  /// Who is subscribed to a hot row.
  private var crowd: [(number: Int, send: (Play.Mark) -> Void)] = []
  private var count = 0
  private var end: Play.Mark?

  init(_ row: Play.Row, _ play: Play) {
    self.row = row
    self.play = play
    script = row.marks.filter { !$0.happening.isAttendance }
    if !row.isHot { return }
    for mark in script { play.perform(at: mark.time) { self.send(mark) } }
  }

  private func send(_ mark: Play.Mark) {
    if mark.happening != .element { end = mark }
    for (_, send) in crowd { send(mark) }
  }

  /// Writes down a subscription, from now until its disposal, and sends it what the row says.
  func open(_ send: @escaping (Play.Mark) -> Void) -> any Disposable {
    guard let track = play.log.openSubscription(row.name) else { return Disposables.create() }
    let leave = row.isHot ? join(send) : begin(send)
    return Disposables.create { [log = play.log] in
      leave()
      log.note(.disposal, in: track)
    }
  }

  private func join(_ send: @escaping (Play.Mark) -> Void) -> () -> Void {
    count += 1
    let number = count
    crowd.append((number, send))
    if let end { send(end) }
    return { self.crowd.removeAll { $0.number == number } }
  }

  /// Sends all as long after now as it is after the beginning of the row.
  private func begin(_ send: @escaping (Play.Mark) -> Void) -> () -> Void {
    let gone = BooleanDisposable()
    let origin = play.clock.clock - row.start
    for mark in script {
      play.perform(at: origin + mark.time) { if !gone.isDisposed { send(mark) } }
    }
    return gone.dispose
  }
}
