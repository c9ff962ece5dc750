import Lesson
import Reactive

let check = Check { examiner in
  // Each question would only repeat what is wrong in the one before.
  for places in [200, 20, 1, 21, 3, 5_000_000_123]
  where !CarParkCheck.isRight(examiner, places) {
    return
  }
} showing: { _ in
  _ = sign(for: Observable.of(179, 180, 203), places: 200)
    .subscribe(onNext: { print($0) })
}

private enum CarParkCheck {
  static func isRight(_ examiner: Examiner, _ places: Int) -> Bool {
    examiner.compare(
      "sign(for:places: \(places))", on: rows(places),
      drawing: ["cars": .integers(0...max(160, places * 2))],
      yours: { (cars: Observable<Int>) in
        sign(for: cars, places: places)
      },
      expected: { cars in
        cars.filter { places - $0 <= 20 }
          .map { $0 < places ? "\(places - $0) free" : "full" }
      })
  }

  static func rows(_ places: Int) -> [String] {
    let full = "\(places)"
    let over = "\(places + 3)"
    let nearly = "\(places - 1)"
    let last = "\(max(0, places - 20))"
    let before = "\(max(0, places - 21))"
    return [
      """
      cars:   -a-b-c-d-e-d-c-b-a-|
      a := \(before)
      b := \(last)
      c := \(nearly)
      d := \(full)
      e := \(over)
      """,
      """
      cars:   -a-(ba)-a-d-d-X
      a := \(last)
      b := \(before)
      d := \(places + 5_000_000_000)
      X := doorBlocked
      """,
      """
      cars:   -0-1-0-1-2-1-0-1-0-1-2-3-2-1-0-|
      """,
      """
      cars:   -a-b-a-b-a-b-a-b->
      first:  --^----!
      second: ---^---------->
      a := \(nearly)
      b := \(full)
      """,
    ]
  }
}
