import Dispatch
import Lesson
import Reactive

let check = Check { examiner in
  // No pause ends where a row has a column.
  for pauses in [[13, 28, 44], [], [21], [34, 13]] {
    let isRight = examiner.compare(
      "board(of:) with pauses of \(pauses) ms", on: BoardCheck.rows,
      drawing: pauses.count == 2
        ? ["feed": .texts(["08:10", "08:25", ""])] : [:],
      yours: { (feed: Observable<String>) in
        board(
          of: feed, pauses: pauses.map { .milliseconds($0) },
          scheduler: examiner.scheduler)
      },
      expected: { feed in
        BoardCheck.right(feed, pauses, examiner.scheduler)
      })
    guard isRight else { return }
  }
  for hot in [[], ["dawn", "noon", "night"]] {
    let isRight = examiner.compare(
      "board(of:) whose connections differ",
      on: BoardCheck.connections, hot: hot,
      drawing: hot.isEmpty
        ? [
          "dawn": .texts(["a", "b"]), "noon": .texts(["a", "c"]),
          "night": .texts(["a", "d"]),
        ] : [:],
      yours: {
        (
          dawn: Observable<String>, noon: Observable<String>,
          night: Observable<String>
        ) in
        board(
          of: BoardCheck.feed(dawn, noon, night),
          pauses: [.milliseconds(13), .milliseconds(28)],
          scheduler: examiner.scheduler)
      },
      expected: { dawn, noon, night in
        BoardCheck.right(
          BoardCheck.feed(dawn, noon, night), [13, 28],
          examiner.scheduler)
      })
    guard isRight else { return }
  }
  BoardCheck.eventsAtOnce(examiner)
} showing: { _ in
  enum Failure: Error { case connectionLost }

  var connections = 0
  let feed = Observable<String>.deferred {
    connections += 1
    let failure = Observable<String>.error(Failure.connectionLost)
    return connections == 1
      ? Observable.just("08:10").concat(failure) : failure
  }
  let watching = board(
    of: feed, pauses: [.seconds(1), .seconds(2)],
    scheduler: MainScheduler.instance
  ).subscribe { event in print(event) }
  pause(for: .seconds(9))
  watching.dispose()
}

private enum BoardCheck {
  static let rows = [
    """
    feed:  --a--b-X
    X := connectionLost
    """,
    """
    feed:  -X
    X := connectionLost
    """,
    """
    feed:  X
    X := noAnswer
    """,
    """
    feed:  -a-(bc)--|
    """,
    """
    feed:  ---|
    """,
    """
    feed:  -a--b---->
    """,
    """
    feed:  --a--X
    one:   ^------------->
    two:   ---^------------------------!
    X := connectionLost
    """,
    """
    feed:  --X
    one:   ^---------------->
    two:   -^------------------!
    X := connectionLost
    """,
    """
    feed:  --X
    one:   ^---!
    """,
  ]

  static let connections = [
    """
    dawn:   --a--X
    noon:   -X
    night:  --b---X
    """,
    """
    dawn:   -X
    noon:   -X
    night:  -X
    """,
    """
    dawn:   -X
    noon:   -a-X
    night:  -X
    """,
    """
    dawn:   -X
    noon:   X
    night:  -b--|
    """,
    """
    dawn:   -a-X
    noon:   ---|
    night:  -b--|
    """,
    """
    dawn:   -X
    noon:   -a--X
    night:  -X
    one:    ^------------------------->
    two:    ----^-------------------------->
    """,
  ]

  /// Connections that are looked at while they send, by a clock that
  /// stands still, with an element that is empty, and other errors.
  static func eventsAtOnce(_ examiner: Examiner) {
    let clock = HistoricalScheduler()
    let start = clock.now
    var feed = PublishSubject<String>()
    var seen: [String] = []
    let watching = board(
      of: .deferred {
        let time = clock.now.timeIntervalSince(start) * 1000
        seen.append("connection at \(Int(time.rounded())) ms")
        return feed
      },
      pauses: [.milliseconds(13), .milliseconds(28)], scheduler: clock
    ).subscribe { event in seen.append("\(event)") }
    let connections: [([String], any Error)] = [
      (["08:10", "08:25"], RxError.timeout),
      ([], RxError.noElements), ([""], CancellationError()),
      ([], RxError.unknown), ([], RxError.overflow),
    ]
    for (texts, error) in connections {
      for text in texts { feed.onNext(text) }
      let broken = feed
      feed = PublishSubject()
      broken.onError(error)
      seen.append("broken")
      clock.advanceTo(clock.now.addingTimeInterval(0.1))
    }
    watching.dispose()
    examiner.expect(
      seen,
      equals: [
        "connection at 0 ms", "next(08:10)", "next(08:25)", "broken",
        "connection at 13 ms", "broken", "connection at 128 ms",
        "next()", "broken", "connection at 213 ms", "broken",
        "connection at 328 ms", "error(\(RxError.overflow))", "broken",
      ],
      "what comes of five connections, each of which breaks at another"
        + " time and with another error, after a text, none, or an"
        + " empty one; pauses of 13 and 28 ms")
  }

  /// A feed whose connections are told apart by their numbers.
  static func feed(
    _ dawn: Observable<String>, _ noon: Observable<String>,
    _ night: Observable<String>
  ) -> Observable<String> {
    var connections = 0
    return .deferred {
      connections += 1
      return connections == 1
        ? dawn : connections == 2 ? noon : night
    }
  }

  static func right(
    _ feed: Observable<String>, _ pauses: [Int],
    _ scheduler: any SchedulerType
  ) -> Observable<String> {
    .deferred {
      var left = pauses[...]
      return
        feed
        .do(onNext: { _ in left = pauses[...] })
        .retry(when: { errors in
          errors.flatMap { error -> Observable<Int> in
            guard let pause = left.popFirst() else { throw error }
            return .timer(.milliseconds(pause), scheduler: scheduler)
          }
        })
    }
  }
}
