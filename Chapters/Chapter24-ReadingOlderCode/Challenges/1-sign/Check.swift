import Dispatch
import Foundation
import Lesson
import Reactive

let check = Check { examiner in
  // None of these ends where a row has a column.
  for quiet in [24, 43] {
    let isRight = examiner.compare(
      "sign(counts:limits:) with a quiet of \(quiet) ms",
      on: SignCheck.rows,
      drawing: ["counts": .anyInteger, "limits": .anyInteger],
      printing: { $0 },
      yours: { (counts: Observable<Int>, limits: Observable<Int>) in
        sign(
          counts: counts, limits: limits,
          quiet: .milliseconds(quiet), scheduler: examiner.scheduler)
      },
      expected: { counts, limits in
        SignCheck.right(
          counts, limits, .milliseconds(quiet), examiner.scheduler)
      })
    guard isRight else { return }
  }
  SignCheck.takesNoTurn(examiner)
  SignCheck.tellsTheOldLineFirst(examiner)
} showing: { _ in
  let counts = PublishSubject<Int>()
  let limits = Observable.just(30).concat(Observable<Int>.never())
  let watching = sign(
    counts: counts, limits: limits, quiet: .milliseconds(500),
    scheduler: MainScheduler.instance
  ).subscribe { event in print(event) }
  for count in 0...2 { counts.onNext(count) }
  pause(for: .seconds(1))
  counts.onError(SignCheck.Failure.noSignal)
  watching.dispose()
}

private enum SignCheck {
  enum Failure: Error { case noSignal }

  static let rows = [
    """
    counts:  0-1----0-----5-6-----------|
    limits:  --9--------------------8-------|
    """,
    """
    counts:  -1-2-3-4-5-6-7-8----------->
    limits:  9-------------------------->
    """,
    """
    counts:  -1----2---X
    limits:  9--------------->
    X := noSignal
    """,
    """
    counts:  -1-X
    limits:  9--------------->
    X := noSignal
    """,
    """
    counts:  -1-----|
    limits:  9---X
    """,
    """
    counts:  -1-2|
    limits:  9-------|
    """,
    """
    counts:  0-0-|
    limits:  9-----|
    """,
    """
    counts:  -1-----2-----|
    limits:  9-------|
    one:     ^-------------------->
    two:     -------^------------->
    three:   ------------------^-->
    """,
    """
    counts:  -1-----2-----X
    limits:  9------->
    one:     ^-------------------->
    two:     -------^------------->
    three:   ------------------^-->
    X := noSignal
    """,
    """
    counts:  -1------2---------------->
    limits:  9-------->
    one:     ^---------!
    two:     -------------^------------------->
    """,
    """
    counts:  -1-----2|
    limits:  9------|
    """,
    """
    counts:  -5-0------------>
    limits:  -----9--------->
    """,
    """
    counts:  0---------1------------->
    limits:  9------------->
    one:     ^-------------!
    two:     ----------------^------------------->
    """,
    """
    counts:  -1-----0-----0-------->
    limits:  9-------------------->
    """,
    """
    counts:  ---0-----5---->
    limits:  -|
    """,
    """
    counts:  -1------------>
    limits:  0------5------->
    """,
    """
    counts:  ------1--------->
    limits:  9--------------->
    one:     ^------!
    two:     ---------^---------------->
    """,
  ]

  /// What is to be done at once waits for no turn of the scheduler.
  static func takesNoTurn(_ examiner: Examiner) {
    for error in [nil, Failure.noSignal] {
      let counts = PublishSubject<Int>()
      var seen: [String] = []
      let watching = yours(counts).subscribe { event in
        seen.append("\(event)")
      }
      counts.onNext(3)
      if let error {
        counts.onError(error)
      } else {
        counts.onCompleted()
      }
      let line = error == nil ? "1: 3 of 9" : "out of order"
      examiner.expect(
        seen, equals: ["next(\(line))", "completed"],
        "what is sent at once when `limits` has completed after 9, and "
          + "`counts` sends 3 and \(error == nil ? "completes" : "fails")"
      )
      watching.dispose()
    }
  }

  /// Also where the new run has something to tell at once.
  static func tellsTheOldLineFirst(_ examiner: Examiner) {
    let clock = HistoricalScheduler()
    let working = PublishSubject<Int>()
    var runs = 0
    let lines = yours(
      .deferred {
        runs += 1
        return runs == 1 ? working : .error(Failure.noSignal)
      }, .just(9).concat(Observable.never()), clock)
    let first = lines.subscribe()
    working.onNext(3)
    clock.advanceTo(clock.now.addingTimeInterval(1))
    first.dispose()
    var seen: [String] = []
    lines.subscribe { event in seen.append("\(event)") }.dispose()
    examiner.expect(
      seen,
      equals: ["next(1: 3 of 9)", "next(out of order)", "completed"],
      "what somebody is told who comes when all have left, and finds "
        + "that `counts` fails at once")
  }

  static func yours(
    _ counts: Observable<Int>, _ limits: Observable<Int> = .just(9),
    _ clock: HistoricalScheduler = HistoricalScheduler()
  ) -> Observable<String> {
    sign(
      counts: counts, limits: limits, quiet: .milliseconds(500),
      scheduler: clock)
  }

  static func right(
    _ counts: Observable<Int>, _ limits: Observable<Int>,
    _ quiet: RxTimeInterval, _ scheduler: any SchedulerType
  ) -> Observable<String> {
    Observable
      .combineLatest(counts.skip(while: { $0 == 0 }), limits) {
        count, limit in "\(count) of \(limit)"
      }
      .debounce(quiet, scheduler: scheduler)
      .enumerated()
      .map { index, line in "\(index + 1): \(line)" }
      .do(onError: { print("log: \($0)") })
      .catchAndReturn("out of order")
      .share(replay: 1, scope: .forever)
  }
}
