import Lesson
import Reactive

let check = Check { examiner in
  var isStamped = true

  func expect(
    _ expected: [String], _ message: String, by body: () -> Void
  ) -> Bool {
    let lines = examiner.printed(by: body)
    // The clock stands still meanwhile, so that all stamps are this.
    let stamp = examiner.printed {
      _ = Observable<Int>.never().debug("check").subscribe()
    }.first?.prefix(TwoProbesCheck.stamp.count)
    isStamped =
      isStamped
      && lines.allSatisfy { line in
        line.hasPrefix(stamp ?? "") || line.hasPrefix("display: ")
      }
    return examiner.expect(printing: expected, message) {
      let entries = lines.map { TwoProbesCheck.entry($0) ?? $0 }
      for entry in entries where !TwoProbesCheck.isLoose(entry) {
        print(entry)
      }
    }
  }

  let isQuiet = expect(
    [], "what signs(for:) prints when nobody subscribes"
  ) {
    _ = signs(for: Observable.just(1))
  }

  // Each question would only repeat what is wrong in the one before.
  guard isQuiet, TwoProbesCheck.isTheSame(examiner) else { return }

  let isRight = expect(
    [
      "sign -> subscribed",
      "lift -> subscribed",
      "lift -> Event next(-1)",
      "lift -> Event next(0)",
      "sign -> Event next(Ground)",
      "display: next(Ground)",
      "lift -> Event next(7)",
      "sign -> Event next(Floor 7)",
      "display: next(Floor 7)",
      "lift -> Event completed",
      "sign -> Event completed",
      "display: completed",
    ], "a ride from the cellar"
  ) {
    let lift = PublishSubject<Int>()
    _ = signs(for: lift).subscribe { event in
      print("display: \(event)")
    }
    for floor in [-1, 0, 7] { lift.onNext(floor) }
    lift.onCompleted()
  }

  examiner.expect(
    isStamped,
    "Every line of a probe begins with the time: let debug print it.")

  guard isRight, isStamped else { return }
  _ = TwoProbesCheck.isTheSame(examiner) {
    TwoProbesCheck.entry($0) ?? $0
  }
} showing: { examiner in
  let lines = examiner.printed {
    _ = signs(for: Observable.of(-1, 0)).subscribe()
  }
  for line in lines { print(TwoProbesCheck.entry(line) ?? line) }
}

private enum TwoProbesCheck {
  /// "2031-05-04 10:11:12.131: lift -> subscribed" without its time;
  /// nil for a line that has none.
  static func entry(_ line: String) -> String? {
    let shape = line.prefix(stamp.count).map { character in
      "0"..."9" ~= character ? "0" : character
    }
    return String(shape) == stamp
      ? String(line.dropFirst(stamp.count)) : nil
  }

  /// What a time looks like.
  static let stamp = "0000-00-00 00:00:00.000: "

  /// Which of the probes leaves first is nobody's business.
  static func isLoose(_ entry: String) -> Bool {
    entry.hasSuffix(" -> isDisposed")
  }

  /// Asks on rides that begin with whoever takes them, and where what is
  /// printed counts also on one that goes on whoever listens.
  static func isTheSame(
    _ examiner: Examiner, printing: ((String) -> String)? = nil
  ) -> Bool {
    let kinds = printing == nil ? [[]] : [[], ["ride"]]
    return kinds.allSatisfy { hot in
      examiner.compare(
        "signs(for:)", on: rides, hot: hot,
        drawing: printing == nil ? [:] : ["ride": .anyInteger],
        printing: printing,
        anywhere: isLoose,
        yours: { (ride: Observable<Int>) in signs(for: ride) },
        expected: probed)
    }
  }

  static let rides = [
    """
    ride:   -1-2-3-|
    """,
    """
    ride:   -a-0-0-b-7-7-(012)-c-|
    a := -1
    b := -12
    c := 1000
    """,
    """
    ride:   1-2-3-4-5-6-7-8-9-0-1-2-3-4-5-6-7-8-9-0-1-2-3-4-5-6|
    """,
    """
    ride:   --7-0-X
    X := doorBlocked
    """,
    """
    ride:   ->
    person: --^--!
    """,
    """
    ride:   -1-a-0-4-5-6-|
    first:  --^-----!
    second: ---^---------->
    a := -3
    """,
  ]

  static func probed(_ ride: Observable<Int>) -> Observable<String> {
    ride
      .debug("lift")
      .filter { floor in floor >= 0 }
      .map { floor in floor == 0 ? "Ground" : "Floor \(floor)" }
      .debug("sign")
  }
}
