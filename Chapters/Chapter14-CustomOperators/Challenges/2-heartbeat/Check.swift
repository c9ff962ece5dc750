import Dispatch
import Lesson
import Reactive

let check = Check { examiner in
  // No repetition of these falls due where a row has a column.
  for period in [47, 101, 1003] {
    let isRight = examiner.compare(
      "repeating(every:) \(period) ms",
      on: HeartbeatCheck.rows,
      drawing: ["pump": .texts(["on", "off", ""])],
      yours: { (pump: Observable<String>) in
        pump.repeating(
          every: .milliseconds(period), scheduler: examiner.scheduler)
      },
      expected: { pump in
        HeartbeatCheck.repeating(
          pump, .milliseconds(period), examiner.scheduler)
      })
    guard isRight else { return }
  }
  let before = Resources.total
  let pump = PublishSubject<String>()
  let server = pump.repeating(
    every: .seconds(2), scheduler: HistoricalScheduler()
  ).subscribe()
  pump.onNext("on")
  server.dispose()
  examiner.expect(
    Resources.total - before, equals: 0,
    "Subscriptions that are left when the subscriber has left, an"
      + " interval for example.")
} showing: { _ in
  let pump = PublishSubject<String>()
  _ = pump.repeating(
    every: .seconds(2), scheduler: MainScheduler.instance
  ).subscribe { event in print(event) }
  pump.onNext("on")
  pause(for: .seconds(5))
  pump.onNext("off")
  pump.onCompleted()
}

private enum HeartbeatCheck {
  static let rows = [
    """
    pump:  -a---b-------------------a----|
    """,
    """
    pump:  -a-a-a---------------X
    X := jammed
    """,
    """
    pump:  ---------a-------------------->
    """,
    """
    pump:  -(ab)-------------|
    """,
    """
    pump:  |
    """,
    """
    pump:  -----X
    """,
    """
    pump:  -a----------------b----------->
    one:   ^------------------------>
    two:   ----^-------------------->
    """,
    """
    pump:  -a---------------------------->
    one:   ^-----------!
    """,
  ]

  static func repeating(
    _ pump: Observable<String>, _ period: RxTimeInterval,
    _ scheduler: any SchedulerType
  ) -> Observable<String> {
    pump
      .materialize()
      .flatMapLatest { event in
        event.isStopEvent
          ? .just(event)
          : Observable<Int>.interval(period, scheduler: scheduler)
            .map { _ in event }
            .startWith(event)
      }
      .dematerialize()
  }
}
