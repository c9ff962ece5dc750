import Foundation
import Lesson
import Reactive

/// A way of sharing a source: the shared observable, and the call that
/// connects it, if it needs one.
typealias Way = (Observable<String>) -> (
  shared: Observable<String>, connect: () -> any Disposable
)

/// A way that starts with its subscribers.
func itself(
  _ share: @escaping (Observable<String>) -> Observable<String>
) -> Way {
  { source in (share(source), { Disposables.create() }) }
}

/// A way that starts with `connect()`.
func byHand(
  _ share:
    @escaping (Observable<String>) -> ConnectableObservable<String>
) -> Way {
  { source in
    let connectable = share(source)
    return (connectable, { connectable.connect() })
  }
}

/// A station that is shared in one way, created for each test.
struct Script {
  let station = Station()
  let shared: Observable<String>
  let connect: () -> any Disposable

  init(_ way: Way) { (shared, connect) = way(station.reports) }

  /// Returns what starts a run.
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

  /// Returns what can end a run before the source does.
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

  /// Returns what the valley receives, which subscribes after two
  /// elements, and what the phone receives, which subscribes after
  /// `event`.
  func latecomers(
    _ event: Event<String>? = nil
  ) -> (valley: String, phone: String) {
    let hut = shared.subscribe(onError: { _ in })
    let connection = connect()
    station.emit(times: 2)
    var phone = ""
    let valley = marks(of: shared) {
      station.emit()
      if let event {
        station.end(event)
        phone = marks(of: shared) { station.emit() }
      }
    }
    hut.dispose()
    connection.dispose()
    return (valley, phone)
  }

  /// Returns what the phone receives, which subscribes after the hut has
  /// unsubscribed, and after one more element.
  func allLeft() -> String {
    let hut = shared.subscribe()
    let connection = connect()
    defer { connection.dispose() }
    station.emit(times: 2)
    hut.dispose()
    station.emit()
    return marks(of: shared) { station.emit() }
  }

  /// Returns what the hut receives, with `retry(2)`, when the source
  /// fails.
  func twoAttempts() -> String {
    var connection: (any Disposable)?
    defer { connection?.dispose() }
    return marks(of: shared.retry(2)) {
      connection = connect()
      station.emit(times: 3)
      station.end(.error(SummitError.noConnection))
      station.emit()
    }
  }
}

/// Subscribes while `body` runs, and returns the elements, followed by
/// `|` for completed, `X` for an error, or `>` for neither.
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

/// The ways of sharing that the chapter compares.
var ways: KeyValuePairs<String, Way> {
  [
    "no sharing": itself { $0 },
    "share()": itself { $0.share() },
    "share(replay: 1)": itself { $0.share(replay: 1) },
    "share(replay: 1, .forever)": itself {
      $0.share(replay: 1, scope: .forever)
    },
    "publish()": byHand { $0.publish() },
    "replay(1)": byHand { $0.replay(1) },
    "replayAll()": byHand { $0.replayAll() },
    "multicast(Publish…)": byHand { $0.multicast(PublishSubject()) },
    "multicast(Replay…)": byHand { $0.multicast(lastElement()) },
    "multicast({ … }) { $0 }": itself {
      $0.multicast({ PublishSubject<String>() }) { $0 }
    },
  ]
}

/// A subject that replays one element.
func lastElement() -> ReplaySubject<String> {
  ReplaySubject.create(bufferSize: 1)
}

/// A column of a table: its heading, and the test of a way of sharing.
typealias Column = (heading: String, cell: (Way) -> String)

var starts: Column { ("starts a run", { Script($0).start() }) }
var ends: Column { ("ends it", { Script($0).end() }) }
var late: Column { ("valley", { Script($0).latecomers().valley }) }
var allLeft: Column { ("phone", { Script($0).allLeft() }) }
var completed: Column {
  ("completed", { Script($0).latecomers(.completed).phone })
}
var failed: Column {
  let failure = SummitError.noConnection
  return ("failed", { Script($0).latecomers(.error(failure)).phone })
}
var attempts: Column { ("hut", { Script($0).twoAttempts() }) }

/// Prints a table with a row for each way of sharing.
func compare(_ columns: Column...) {
  var lines = [[""] + columns.map(\.heading)]
  for (name, way) in ways {
    lines.append([name] + columns.map { $0.cell(way) })
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

/// Whether two ways of sharing pass all tests with the same results.
func agree(_ first: Way, _ second: Way) -> Bool {
  [starts, ends, late, allLeft, completed, failed, attempts]
    .allSatisfy { $0.cell(first) == $0.cell(second) }
}

@ExampleListBuilder var comparing: ExampleList {
  example(of: "three pairs of names") {
    let pairs: KeyValuePairs<String, (Way, Way)> = [
      "share() and publish().refCount()": (
        itself { $0.share() }, itself { $0.publish().refCount() }
      ),
      "share(replay: 1) and replay(1).refCount()": (
        itself { $0.share(replay: 1) },
        itself { $0.replay(1).refCount() }
      ),
      "share(replay: 1, .forever) and multicast(Replay…).refCount()": (
        itself { $0.share(replay: 1, scope: .forever) },
        itself { $0.multicast(lastElement()).refCount() }
      ),
    ]
    for (names, (first, second)) in pairs {
      print("\(names) agree:", agree(first, second))
    }
  }

  example(of: "what starts and ends a run") {
    compare(starts, ends)
  }

  example(of: "a subscriber during a run") {
    compare(late, allLeft)
  }

  example(of: "a subscriber after the end") {
    compare(completed, failed)
  }

  example(of: "a second attempt") {
    compare(attempts)
  }
}
