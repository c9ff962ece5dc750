import Lesson
import Reactive

let check = Check { examiner in
  enum Fault: Error { case doorBlocked }

  // "2031-05-04 10:11:12.131: lift -> subscribed" without its time;
  // nil for a line that has none.
  func entry(_ line: String) -> String? {
    let shape = "0000-00-00 00:00:00.000: "
    let stamp = line.prefix(shape.count).map { character in
      "0"..."9" ~= character ? "0" : character
    }
    return String(stamp) == shape
      ? String(line.dropFirst(shape.count)) : nil
  }

  var isStamped = true

  func expect(
    _ expected: [String], _ message: String, by body: () -> Void
  ) {
    let lines = examiner.printed(by: body)
    isStamped =
      isStamped
      && lines.allSatisfy { line in
        entry(line) != nil || line.hasPrefix("display: ")
      }
    examiner.expect(printing: expected, message) {
      for line in lines { print(entry(line) ?? line) }
    }
  }

  expect([], "what signs(for:) prints when nobody subscribes") {
    _ = signs(for: Observable.just(1))
  }

  expect(
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

  expect(
    [
      "sign -> subscribed",
      "lift -> subscribed",
      "lift -> Event error(doorBlocked)",
      "sign -> Event error(doorBlocked)",
      "display: error(doorBlocked)",
      "sign -> isDisposed",
      "lift -> isDisposed",
    ], "a ride that fails"
  ) {
    _ = signs(for: Observable.error(Fault.doorBlocked))
      .subscribe { event in print("display: \(event)") }
  }

  expect(
    [
      "sign -> subscribed",
      "lift -> subscribed",
      "display: dark",
      "sign -> isDisposed",
      "lift -> isDisposed",
    ], "a ride that never says anything, and is given up"
  ) {
    let subscription = signs(for: Observable.never()).subscribe()
    print("display: dark")
    subscription.dispose()
  }

  examiner.expect(
    isStamped,
    "Every line of a probe begins with the time: let debug print it.")
}
