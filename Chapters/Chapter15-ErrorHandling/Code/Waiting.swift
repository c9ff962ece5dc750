import Dispatch
import Foundation
import Lesson
import Reactive

@ExampleListBuilder
var waiting: ExampleList {
  diagram(
    "retry(when:)",
    """
    check:  --X
    go:     -1---2-----3------|
    """, hot: ["go"]
  ) { (check: Observable<Int>, go: Observable<Int>) in
    check.retry(when: { errors in go })
  }

  diagram(
    "a notifier that fails",
    """
    check:  ---X
    go:     -----1-X
    X := busy
    """, hot: ["go"]
  ) { (check: Observable<Int>, go: Observable<Int>) in
    check.retry(when: { errors in go })
  }

  example(of: "a list that is sent") {
    _ = Observable<String>.error(LineError.busy)
      .do(onSubscribe: { print("the list is sent") })
      .retry(when: { errors in errors.take(2) })
      .subscribe(
        onError: { error in print("not sent:", error) },
        onCompleted: { print("all is sent, you may go home") })
  }

  example(of: "a list that is not sent") {
    _ = Observable<String>.error(LineError.busy)
      .do(onSubscribe: { print("the list is sent") })
      .retry(when: { errors in
        errors.enumerated().map { index, error in
          if index + 1 == 3 { throw error }
        }
      })
      .subscribe(
        onError: { error in print("not sent:", error) },
        onCompleted: { print("all is sent, you may go home") })
  }

  example(of: "only errors of the line") {
    let server = Server(
      .fails(LineError.busy), .fails(Refusal.expired), .good)
    let handset = server.check("A7")
      .retry(when: { (errors: Observable<LineError>) in errors })
      .stamped(by: "handset")
    pause(for: .seconds(3))
    handset.dispose()
  }

  diagram(
    "pauses that double", "check: -X", frame: .seconds(1)
  ) { (check: Observable<Int>) in
    check.catch { _ in throw LineError.busy }
      .backingOff(
        attempts: 4, jitter: { $0 }, scheduler: MainScheduler.instance)
  }

  example(of: "a hundred handsets") {
    var dice = Dice(seed: 7)
    func busiest(_ jitter: @escaping (Double) -> Double) -> Int {
      let clock = HistoricalScheduler()
      let failure = clock.now
      var checks: [Int: Int] = [:]
      for _ in 1...100 {
        _ = Observable<Int>.error(LineError.busy)
          .do(onSubscribe: {
            let seconds = clock.now.timeIntervalSince(failure)
            checks[Int(seconds * 20), default: 0] += 1
          })
          .backingOff(attempts: 2, jitter: jitter, scheduler: clock)
          .subscribe(onError: { _ in })
      }
      checks = [:]
      clock.advanceTo(failure.addingTimeInterval(1))
      return checks.values.max() ?? 0
    }

    print("without jitter:", busiest { pause in pause })
    print(
      "with jitter:   ",
      busiest { pause in .random(in: 0...pause, using: &dice) })
  }
}

/// A generator of the same random numbers in each run.
struct Dice: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }
}
