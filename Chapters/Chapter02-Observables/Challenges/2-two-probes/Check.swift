import Lesson
import Reactive

let check = Check { examiner in
  var isStamped = true

  func expect(
    _ expected: [String], _ message: String, by body: () -> Void
  ) -> Bool {
    let lines = examiner.printed(by: body)
    isStamped =
      isStamped
      && lines.allSatisfy { line in
        TwoProbesCheck.entry(line) != nil || line.hasPrefix("display: ")
      }
    return examiner.expect(printing: expected, message) {
      for line in lines { print(TwoProbesCheck.entry(line) ?? line) }
    }
  }

  let isQuiet = expect(
    [], "what signs(for:) prints when nobody subscribes"
  ) {
    _ = signs(for: Observable.just(1))
  }

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
      "sign -> isDisposed",
      "lift -> isDisposed",
    ], "a ride from the cellar"
  ) {
    _ = signs(for: Observable.of(-1, 0, 7))
      .subscribe { event in print("display: \(event)") }
  }

  examiner.expect(
    isStamped,
    "Every line of a probe begins with the time: let debug print it.")

  // What follows would only repeat what is wrong here.
  guard isQuiet, isRight, isStamped else { return }

  for isHot in [false, true] {
    let isSame = examiner.compare(
      "signs(for:)", on: TwoProbesCheck.rides,
      hot: isHot ? ["ride"] : [],
      printing: { TwoProbesCheck.entry($0) ?? $0 },
      yours: { (ride: Observable<Int>) in signs(for: ride) },
      expected: TwoProbesCheck.signs)
    guard isSame else { return }
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
    let shape = "0000-00-00 00:00:00.000: "
    let stamp = line.prefix(shape.count).map { character in
      "0"..."9" ~= character ? "0" : character
    }
    return String(stamp) == shape
      ? String(line.dropFirst(shape.count)) : nil
  }

  static let rides = [
    """
    ride:   -1-2-3-|
    """,
    """
    ride:   -a-0-0-b-7-7-(012)-c-|
    a := -1
    b := -12
    c := 100
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

  static func signs(for ride: Observable<Int>) -> Observable<String> {
    ride
      .debug("lift")
      .filter { floor in floor >= 0 }
      .map { floor in floor == 0 ? "Ground" : "Floor \(floor)" }
      .debug("sign")
  }
}
