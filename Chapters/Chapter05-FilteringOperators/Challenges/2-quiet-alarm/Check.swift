import Lesson
import Reactive

let check = Check { examiner in
  for hot in [[], ["humidity", "armed", "disarmed"]] {
    let isRight = examiner.compare(
      "alarms(from:armed:disarmed:)", on: QuietAlarmCheck.rows,
      hot: hot,
      drawing: [
        "humidity": .integers(40...60),
        "armed": .texts(["now"]),
        "disarmed": .texts(["now"]),
      ],
      yours: {
        (
          humidity: Observable<Int>, armed: Observable<Void>,
          disarmed: Observable<Void>
        ) in
        alarms(from: humidity, armed: armed, disarmed: disarmed)
      },
      expected: QuietAlarmCheck.alarms)
    guard isRight else { return }
  }
  examiner.compare(
    "alarms(from:armed:disarmed:)",
    on: ["humidity: -1-2-3-|"], drawing: ["humidity": .anyInteger],
    yours: { (humidity: Observable<Int>) in
      alarms(
        from: humidity, armed: QuietAlarmCheck.now, disarmed: .never())
    },
    expected: { humidity in
      QuietAlarmCheck.alarms(humidity, QuietAlarmCheck.now, .never())
    })
  var seen: [String] = []
  let now = QuietAlarmCheck.now
  let failing = Observable<Int>.error(QuietAlarmCheck.Dead())
  _ = alarms(from: failing, armed: now, disarmed: now)
    .subscribe { event in seen.append("\(event)") }
  examiner.expect(
    seen, equals: ["completed"],
    "what comes if the readings fail, and disarmed sends, as soon as"
      + " they are subscribed to")
} showing: { _ in
  let humidity = PublishSubject<Int>()
  let subscription = alarms(
    from: humidity, armed: QuietAlarmCheck.now, disarmed: .never()
  )
  .subscribe { event in print(event) }
  for percent in [50, 60, 61, 40, 50, 58] { humidity.onNext(percent) }
  subscription.dispose()
}

private enum QuietAlarmCheck {
  struct Dead: Error {}

  /// Armed from the moment of the subscription.
  static let now = Observable.just(())

  static let rows = [
    """
    humidity:  -50-60-61-40-50-58-44-55-56-|
    armed:     a------------------------->
    disarmed:  --------------------------->
    """,
    """
    humidity:  -60-60-60-50-50-60-60-50-40-|
    armed:     -----a------a------------->
    disarmed:  ---------------------a----->
    """,
    """
    humidity:  -50-60-50-|
    armed:     ----a-----X
    disarmed:  -----------------a->
    """,
    """
    humidity:  -50-60-|
    armed:     ------------X
    disarmed:  --------------a->
    """,
    """
    humidity:  -60-60-60-X
    armed:     ----a|
    disarmed:  -------|
    """,
    """
    humidity:  -60-60-60-60-60->
    armed:     -------X
    disarmed:  ------------a->
    """,
    """
    humidity:  -60-60-60-60-60->
    armed:     ---------a-->
    disarmed:  ----a->
    """,
    """
    humidity:  -60-50-60-50-60->
    armed:     --a---------->
    disarmed:  ---------X
    """,
    """
    humidity:  -44-45-55-56-44-45-56->
    armed:     a---------------->
    disarmed:  ----------------->
    one:       ^---------!
    two:       ----^------------->
    """,
  ]

  static func alarms(
    _ humidity: Observable<Int>, _ armed: Observable<Void>,
    _ disarmed: Observable<Void>
  ) -> Observable<Int> {
    humidity
      .skip(until: armed)
      .distinctUntilChanged { (45...55).contains($0) }
      .filter { !(45...55).contains($0) }
      .take(until: disarmed)
  }
}
