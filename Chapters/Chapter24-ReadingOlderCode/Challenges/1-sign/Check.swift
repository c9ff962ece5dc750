import Dispatch
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
        SignCheck.sign(
          counts, limits, .milliseconds(quiet), examiner.scheduler)
      })
    guard isRight else { return }
  }
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
  ]

  static func sign(
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
