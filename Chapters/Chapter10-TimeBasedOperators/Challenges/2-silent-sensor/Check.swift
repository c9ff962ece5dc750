import Dispatch
import Lesson
import Reactive

let check = Check { examiner in
  // No patience ends where a row has a column.
  for patience in [45, 13, 204] {
    let isRight = examiner.compare(
      "display(of:) with a patience of \(patience) ms",
      on: SilentSensorCheck.rows,
      drawing: ["degrees": .anyInteger],
      yours: { (degrees: Observable<Int>) in
        display(
          of: degrees, patience: .milliseconds(patience),
          scheduler: examiner.scheduler)
      },
      expected: { degrees in
        SilentSensorCheck.display(
          degrees, .milliseconds(patience), examiner.scheduler)
      })
    guard isRight else { return }
  }
} showing: { _ in
  let sensor = PublishSubject<Int>()
  let watching = display(
    of: sensor, patience: .seconds(3),
    scheduler: MainScheduler.instance
  ).subscribe { event in print(event) }
  sensor.onNext(18)
  pause(for: .seconds(4))
  sensor.onNext(17)
  watching.dispose()
}

private enum SilentSensorCheck {
  static let rows = [
    """
    degrees:  -a-b---------c----------------c-b-|
    a := 18
    b := -4
    c := 0
    """,
    """
    degrees:  ---------a-->
    a := 18
    """,
    """
    degrees:  -a-------X
    a := 18
    """,
    """
    degrees:  -(aa)-a---------|
    a := 18
    """,
    """
    degrees:  |
    """,
    """
    degrees:  ------|
    """,
    """
    degrees:  -a----------a----------a------|
    first:    ^--------->
    second:   ------^----------------------->
    a := 18
    """,
    """
    degrees:  -a---->
    first:    ^--!
    a := 18
    """,
  ]

  static func display(
    _ degrees: Observable<Int>, _ patience: RxTimeInterval,
    _ scheduler: any SchedulerType
  ) -> Observable<String> {
    let silence = Observable<Int>
      .timer(patience, scheduler: scheduler)
      .map { _ in "no signal" }
    return
      degrees
      .map { silence.startWith("\($0)°") }
      .startWith(silence)
      .switchLatest()
  }
}
