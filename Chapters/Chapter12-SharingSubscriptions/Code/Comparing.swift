import Foundation
import Reactive

/// A way of sharing: what subscribers subscribe to, and what has to be
/// done to start it, if anything.
typealias Way = (Observable<String>) -> (
  shared: Observable<String>, connect: () -> any Disposable
)

/// A way that begins by itself.
func itself(
  _ share: @escaping (Observable<String>) -> Observable<String>
) -> Way {
  { source in (share(source), { Disposables.create() }) }
}

/// A way that has to be connected.
func byHand(
  _ share:
    @escaping (Observable<String>) -> ConnectableObservable<String>
) -> Way {
  { source in
    let connectable = share(source)
    return (connectable, { connectable.connect() })
  }
}

/// A station that is shared in one way: each question has its own.
struct Script {
  let station = Station()
  let shared: Observable<String>
  let connect: () -> any Disposable

  init(_ way: Way) { (shared, connect) = way(station.reports) }

  /// Says who starts a run.
  func start() -> String {
    let hut = shared.subscribe()
    let afterFirst = station.runsSoFar
    let valley = shared.subscribe()
    let afterSecond = station.runsSoFar
    let connection = connect()
    defer {
      hut.dispose()
      valley.dispose()
      connection.dispose()
    }
    if afterSecond == 2 { return "each" }
    if afterFirst == 1 { return "first" }
    return station.runsSoFar == 1 ? "connect()" : "nobody"
  }

  /// Says who can end a run before the source does.
  func end() -> String {
    let hut = shared.subscribe()
    let valley = shared.subscribe()
    let connection = connect()
    let atFirst = station.runsGoingOn
    hut.dispose()
    if station.runsGoingOn < atFirst {
      valley.dispose()
      return "each"
    }
    valley.dispose()
    if station.runsGoingOn == 0 { return "last" }
    connection.dispose()
    return station.runsGoingOn == 0 ? "connection" : "nobody"
  }

  /// What the valley sees, which comes after two reports, and the phone,
  /// which comes after an end, if there is one.
  func latecomers(
    _ event: Event<String>? = nil
  ) -> (valley: String, phone: String) {
    let hut = shared.subscribe(onError: { _ in })
    let connection = connect()
    station.report(times: 2)
    var phone = ""
    let valley = marks(of: shared) {
      station.report()
      if let event {
        station.end(event)
        phone = marks(of: shared) { station.report() }
      }
    }
    hut.dispose()
    connection.dispose()
    return (valley, phone)
  }

  /// What the phone sees, which comes when the hut has left, and a
  /// report has been missed.
  func allLeft() -> String {
    let hut = shared.subscribe()
    let connection = connect()
    defer { connection.dispose() }
    station.report(times: 2)
    hut.dispose()
    station.report()
    return marks(of: shared) { station.report() }
  }

  /// What the hut sees, which tries twice, when the source fails.
  func twoAttempts() -> String {
    var connection: (any Disposable)?
    defer { connection?.dispose() }
    return marks(of: shared.retry(2)) {
      connection = connect()
      station.report(times: 3)
      station.end(.error(SummitError.noConnection))
      station.report()
    }
  }
}

/// What somebody sees who is subscribed while `body` runs: elements,
/// and then `|` for completed, `X` for an error, or `>` for neither.
func marks(
  of source: Observable<String>, while body: () -> Void = {}
) -> String {
  var marks = ""
  var end = ">"
  let subscription = source.subscribe(
    onNext: { marks += $0 },
    onError: { _ in end = "X" },
    onCompleted: { end = "|" })
  body()
  subscription.dispose()
  return marks + end
}

/// Prints a table: a line for each way, a column for each question.
func compare(_ ways: KeyValuePairs<String, Way>) {
  var lines = [
    [
      "", "starts", "ends", "late", "all left", "after |", "after X",
      "retry(2)",
    ]
  ]
  for (name, way) in ways {
    lines.append([
      name,
      Script(way).start(),
      Script(way).end(),
      Script(way).latecomers().valley,
      Script(way).allLeft(),
      Script(way).latecomers(.completed).phone,
      Script(way).latecomers(.error(SummitError.noConnection)).phone,
      Script(way).twoAttempts(),
    ])
  }
  let widths = lines[0].indices.map { column in
    lines.map { $0[column].count }.max() ?? 0
  }
  for line in lines {
    let cells = zip(line, widths).map { cell, width in
      cell.padding(toLength: width, withPad: " ", startingAt: 0)
    }
    print(cells.joined(separator: "  "))
  }
}
