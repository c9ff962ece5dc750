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
    [
      asksTheClockItWasGiven, measures, roundsDifferences, isAtOnce,
      takesCallsAtOnce,
    ]
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

  /// A clock of hundredths of milliseconds, waits of all lengths, and
  /// names of all kinds.
  static func roundsDifferences(_ examiner: Examiner) -> Bool {
    let scheduler = TestScheduler(
      initialClock: 33_333, resolution: 0.00001,
      simulateProcessingDelay: false)
    let hundredths = [
      40, 40, 40, 60, 140, 160, 46, 146, 54, 130, 30, 80, 90, 70, 0,
      123_460, 6_150_040, 360_050_030, 6_000_000_160, 259_200_000_060,
      70,
    ]
    let names = [
      "Ada", " Ada ", "ada", "Zoë", "", "Éva", "Ada\nBo", "王", "🚂",
    ]
    var time = 0
    let calls = hundredths.enumerated().map { number, wait in
      time += wait
      return Recorded.next(time, names[number % names.count])
    }
    let source = scheduler.createColdObservable(calls)
    let result = scheduler.createObserver(String.self)
    let run = yours(source.asObservable(), scheduler).subscribe(result)
    scheduler.advanceTo(33_333 + time)
    run.dispose()
    let wanted = hundredths.enumerated().map { number, wait in
      "\(names[number % names.count]) \((wait + 50) / 100)"
    }
    let apart = hundredths.map { wait in
      let rest = wait % 100
      return "\(wait / 100).\(rest < 10 ? "0" : "")\(rest)"
    }
    return examiner.expect(
      result.events.compactMap(\.value.element), equals: wanted,
      "the waits, where the clock counts hundredths of milliseconds, "
        + "and calls are \(apart.joined(separator: ", ")) ms apart")
  }

  /// Calls that are all sent while somebody subscribes.
  static func takesCallsAtOnce(_ examiner: Examiner) -> Bool {
    let scheduler = TestScheduler.marbles()
    var count = 0
    let calls = Observable<String>.create { observer in
      count += 1
      observer.onNext("Ada")
      observer.onNext("Bo")
      observer.onCompleted()
      return Disposables.create()
    }
    var told: [String] = []
    _ = yours(calls, scheduler).subscribe(
      onNext: { told.append($0) },
      onCompleted: { told.append("completed") })
    return examiner.expect(
      told, equals: ["Ada 0", "Bo 0", "completed"],
      "what is told of calls that are sent while somebody subscribes")
      && examiner.expect(
        count, equals: 1, "how often such calls are subscribed to")
  }

  /// Calls that the check sends itself, to a subscriber who takes 100 ms
  /// for each.
  static func isAtOnce(_ examiner: Examiner) -> Bool {
    ["completes", "fails", "is left"].allSatisfy { ending in
      let scheduler = TestScheduler.marbles()
      let calls = PublishSubject<String>()
      var told: [String] = []
      let run = yours(calls.asObservable(), scheduler)
        .subscribe(
          onNext: { wait in
            told.append(wait)
            scheduler.advanceTo(scheduler.clock + 100)
          },
          onError: { error in told.append("\(error)") },
          onCompleted: { told.append("completed") })
      scheduler.advanceTo(10)
      calls.onNext("Ada")
      told.append("sent")
      scheduler.advanceTo(150)
      calls.onNext("Bo")
      told.append("sent")
      switch ending {
      case "completes": calls.onCompleted()
      case "fails": calls.onError(Trouble.noPower)
      default: run.dispose()
      }
      told.append("over")
      let end =
        ["completes": ["completed"], "fails": ["noPower"]][ending] ?? []
      return examiner.expect(
        told,
        equals: ["Ada 10", "sent", "Bo 140", "sent"] + end + ["over"],
        "what is told, and when, of calls after 10 and after 150 ms to "
          + "somebody who takes 100 ms for each, if calls then \(ending)"
      )
        && examiner.expect(
          !calls.hasObservers,
          "calls has \(ending), and is subscribed to still.")
    }
  }

  private enum Trouble: Error { case noPower }

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
