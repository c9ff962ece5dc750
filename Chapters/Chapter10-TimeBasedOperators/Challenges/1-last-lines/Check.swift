import Dispatch
import Lesson
import Reactive

let check = Check { examiner in
  // None of these spans ends where a row has a column.
  for (count, span) in [(3, 45), (1, 33), (2, 1007), (40, 94)] {
    let isRight = examiner.compare(
      "batches(of:) of up to \(count) lines in \(span) ms",
      on: LastLinesCheck.rows,
      drawing: ["log": .texts(["start", "load", "tap", "quit", ""])],
      yours: { (log: Observable<String>) in
        batches(
          of: log, count: count, timeSpan: .milliseconds(span),
          scheduler: examiner.scheduler)
      },
      expected: { log in
        log
          .catch { .just("failed: \($0)") }
          .buffer(
            timeSpan: .milliseconds(span), count: count,
            scheduler: examiner.scheduler
          )
          .filter { !$0.isEmpty }
      })
    guard isRight else { return }
  }
} showing: { examiner in
  enum Failure: Error { case batteryFlat }

  let log = Observable.of("start", "load", "tap")
    .concat(Observable.error(Failure.batteryFlat))
  _ = batches(
    of: log, count: 2, timeSpan: .seconds(5),
    scheduler: examiner.scheduler
  ).subscribe { event in print(event) }
}

private enum LastLinesCheck {
  static let rows = [
    """
    log:  -a-b--c-a------------b-|
    """,
    """
    log:  -a-b--c-a--X
    X := batteryFlat
    """,
    """
    log:  --------------X
    X := jammed
    """,
    """
    log:  -(abc)-(abcab)-a-->
    """,
    """
    log:  a-----------(bc)-----------------------X
    """,
    """
    log:  X
    """,
    """
    log:  -a-b-c-a-b-c-a-b-c-X
    one:  ^----------->
    two:  ------^------------------->
    """,
    """
    log:  -a-b-------->
    one:  ^--!
    """,
  ]
}
