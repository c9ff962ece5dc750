import Dispatch
import Lesson
import Reactive

let check = Check { examiner in
  // None of these spans ends where a row has a column.
  for (span, hot) in [(33, []), (45, ["departures"]), (1007, [])] {
    let isRight = examiner.compare(
      "news(from:) with a span of \(span) ms",
      on: DeparturesCheck.rows, hot: hot,
      drawing: [
        "departures": .texts(["Oslo", "oslo", "Rome", "Bern", ""])
      ],
      yours: { (departures: Observable<String>) in
        news(
          from: departures, span: .milliseconds(span),
          scheduler: examiner.scheduler)
      },
      expected: { departures in
        departures
          .throttle(.milliseconds(span), scheduler: examiner.scheduler)
          .distinctUntilChanged()
          .share()
      })
    guard isRight else { return }
  }
} showing: { examiner in
  let station = PublishSubject<String>()
  let board = news(
    from: station, span: .seconds(1), scheduler: examiner.scheduler)
  for name in ["hall", "café"] {
    _ = board.subscribe { event in print("\(name): \(event)") }
  }
  for place in ["Oslo", "Rome", "Rome", "Bern"] {
    station.onNext(place)
  }
  station.onCompleted()
  examiner.scheduler.start()
}

private enum DeparturesCheck {
  static let rows = [
    "departures: -a-b-c------a-a-b-|",
    "departures: -a-b-a----a----b-->",
    "departures: -(abc)---(ca)----X",
    "departures: -a-b-X",
    "departures: -a-a-a-a-a-b-b-a-a-|",
    "departures: |",
    """
    departures: -a-b-c------a-a-b---c-d-|
    hall:       ^------------------------------->
    café:       ---^---------------->
    """,
    """
    departures: -a-a----a----a----b---|
    hall:       ^------------------------------->
    café:       -----^------------------------>
    """,
    """
    departures: -a-b-c-a-b-c-a-b-c-a-b-c-|
    hall:       ^-------!
    café:       ---^------!
    platform:   -------------^--------------------->
    """,
  ]
}
