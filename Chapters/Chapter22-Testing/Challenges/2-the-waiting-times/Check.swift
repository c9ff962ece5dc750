import Foundation
import Lesson
import Reactive
import ReactiveTesting

let check = Check { examiner in
  for isRight in WaitsCheck.questions where !isRight(examiner) {
    return
  }
} showing: { _ in
  let scheduler = TestScheduler.marbles()
  let calls = scheduler.createColdObservable([
    .next(20, "Ada"), .next(50, "Bo"), .next(90, "Cy"),
  ])
  let result = WaitsCheck.yours(calls.asObservable(), scheduler)
    .subscribe(onNext: { print($0) })
  scheduler.advanceTo(100)
  result.dispose()
}

private enum WaitsCheck {
  static var questions: [(Examiner) -> Bool] {
    [asksTheClockItWasGiven, measures]
  }

  static func yours(
    _ calls: Observable<String>, _ scheduler: any SchedulerType
  ) -> Observable<String> {
    waits(of: calls, scheduler: scheduler)
      .map { "\($0.name) \($0.milliseconds)" }
  }

  /// A clock that is not the one of the process, and not at 0.
  static func asksTheClockItWasGiven(_ examiner: Examiner) -> Bool {
    let scheduler = TestScheduler(
      initialClock: 7000, resolution: 0.001,
      simulateProcessingDelay: false)
    let calls = scheduler.createColdObservable([
      .next(250, "Ada"), .next(255, "Bo"), .next(255, "Cy"),
      .next(1000, "Ada"), .completed(1500),
    ])
    let first = scheduler.createObserver(String.self)
    let second = scheduler.createObserver(String.self)
    let sequence = yours(calls.asObservable(), scheduler)
    guard
      examiner.expect(
        calls.subscriptions.isEmpty,
        "Nobody has subscribed yet, and calls has been subscribed to.")
    else { return false }
    scheduler.scheduleAt(7100) { _ = sequence.subscribe(first) }
    scheduler.scheduleAt(7400) { _ = sequence.subscribe(second) }
    scheduler.start()
    let wanted = ["Ada 250", "Bo 5", "Cy 0", "Ada 745"]
    return [
      examiner.expect(
        first.events.compactMap(\.value.element), equals: wanted,
        "the waits on a clock of its own, 250, 255, 255, and 1000 ms "
          + "after the subscription"),
      examiner.expect(
        second.events.compactMap(\.value.element), equals: wanted,
        "those of a second subscriber, who came 300 ms later"),
      examiner.expect(
        calls.subscriptions,
        equals: [
          Subscription(7100, 8600), Subscription(7400, 8900),
        ],
        "from when to when calls was subscribed to by the two"),
    ].allSatisfy(\.self)
  }

  static func measures(_ examiner: Examiner) -> Bool {
    examiner.compare(
      "waits(of:scheduler:)",
      on: [
        "calls: --a-b---c--|", "calls: a--(bc)---X",
        "calls: ---------a-->", "calls: |",
        """
        calls:  --a---b----c---|
        early:  ^-------------->
        late:       ^--------!
        """,
      ],
      drawing: ["calls": .texts(["a", "b", ""])],
      yours: { (calls: Observable<String>) in
        yours(calls, examiner.scheduler)
      },
      expected: { calls in
        right(calls, examiner.scheduler)
      })
  }

  private static func right(
    _ calls: Observable<String>, _ scheduler: any SchedulerType
  ) -> Observable<String> {
    .deferred {
      var last = scheduler.now
      return calls.map { name in
        defer { last = scheduler.now }
        let seconds = scheduler.now.timeIntervalSince(last)
        return "\(name) \(Int((seconds * 1000).rounded()))"
      }
    }
  }
}
