import Dispatch
import Foundation
import Lesson
import Reactive

let check = Check { examiner in
  // No answer grows old where a row has a column.
  for age in [35, 105, 4] {
    let isRight = examiner.compare(
      "kept(_:for:) with \(age) ms", on: KeptCheck.rows,
      drawing: age == 35
        ? ["request": .texts(["890", "990", ""])] : [:],
      yours: { (request: Observable<String>) in
        kept(
          request, for: .milliseconds(age),
          scheduler: examiner.scheduler)
      },
      expected: { request in
        KeptCheck.right(request, age, examiner.scheduler)
      })
    guard isRight else { return }
  }
  let ages: [RxTimeInterval] = [
    .microseconds(35_000), .nanoseconds(35_000_000),
  ]
  for age in ages {
    let isRight = examiner.compare(
      "kept(_:for:) with \(age)", on: KeptCheck.twoRows,
      drawing: [
        "request": .texts(["890", "990"]),
        "later": .texts(["1090", ""]),
      ],
      yours: { first, later in
        kept(
          KeptCheck.first(first, later), for: age,
          scheduler: examiner.scheduler)
      },
      expected: { first, later in
        KeptCheck.right(
          KeptCheck.first(first, later), 35, examiner.scheduler)
      })
    guard isRight else { return }
  }
  guard KeptCheck.isDoneAtOnce(examiner) else { return }
  KeptCheck.keepsNothing(examiner)
} showing: { _ in
  var number = 0
  let request = Observable<String>.deferred {
    number += 1
    print("request \(number)")
    return .just(number == 1 ? "890" : "990")
      .delay(.milliseconds(10), scheduler: MainScheduler.instance)
  }
  let price = kept(
    request, for: .seconds(60), scheduler: MainScheduler.instance)
  for pauses in [[0, 1], [70]] {
    for seconds in pauses {
      pause(for: .seconds(seconds))
      let row = price.subscribe(onNext: { print($0) })
      pause(for: .seconds(1))
      row.dispose()
    }
  }
}

private enum KeptCheck {
  static let rows = [
    """
    request:  ---a|
    one:      ^------------------->
    two:      -^------------------>
    three:    -----^-------------->
    four:     ------------^------->
    """,
    """
    request:  ---a----b--|
    one:      ^-!
    two:      -^------------------>
    """,
    """
    request:  ---a-->
    one:      ^-!
    two:      -----^-------------->
    three:    -----------^-------->
    """,
    """
    request:  --X
    one:      ^------------------->
    two:      -^------------------>
    three:    ----^--------------->
    """,
    """
    request:  --|
    one:      ^------------------->
    two:      ----^--------------->
    """,
    """
    request:  (a|)
    one:      ^------------------->
    two:      ^------------------->
    three:    -------------^------>
    """,
    """
    request:  ---a|
    one:      ^------------------->
    two:      ------------^------->
    three:    --------------^------>
    four:     ------------------------^------>
    """,
  ]

  /// The first request, and each later one.
  static let twoRows = [
    """
    request:  ---a|
    later:    --X
    one:      ^------------------->
    two:      ----------^--------->
    three:    ------------------^->
    """,
    """
    request:  ---a|
    later:    --|
    one:      ^------------------->
    two:      -----^-------------->
    three:    ----------^--------->
    """,
  ]

  static func first(
    _ first: Observable<String>, _ later: Observable<String>
  ) -> Observable<String> {
    var requests = 0
    return .deferred {
      requests += 1
      return requests == 1 ? first : later
    }
  }

  struct Gone: Error {}

  /// What comes and ends within the subscription.
  static func isDoneAtOnce(_ examiner: Examiner) -> Bool {
    let clock = HistoricalScheduler()
    var requests = 0
    var seen: [String] = []
    var comes: (String) -> Void = { _ in }
    let request = Observable<String>.create { observer in
      requests += 1
      if requests == 1 { comes("within") }
      observer.onNext("890")
      observer.onNext("990")
      observer.onError(Gone())
      return Disposables.create()
    }
    let price = kept(request, for: .seconds(60), scheduler: clock)
    comes = { name in
      _ = price.subscribe { event in
        seen.append("\(name): \(event)")
        if name == "one", event.element != nil { comes("inner") }
      }
    }
    func told(_ name: String) -> String {
      let events = seen.filter { $0.hasPrefix("\(name): ") }
      let texts = events.map { $0.dropFirst(name.count + 2) }
      return "\(name): " + texts.joined(separator: ", ")
    }
    comes("one")
    comes("two")
    let names = ["one", "within", "inner", "two"]
    let first = names.map(told)
    clock.advanceTo(clock.now.addingTimeInterval(61))
    comes("three")
    let found = first + [told("three")]
    let right = (names + ["three"]).map { name in
      "\(name): next(890), completed"
    }
    return examiner.expect(
      found + ["requests: \(requests)"],
      equals: right + ["requests: 2"],
      "what is told of a request that sends 890 and 990, and fails, all "
        + "at once: to one, to somebody who comes within its subscription, "
        + "to somebody who comes while one is being told, to two, and to "
        + "three, for whom the answer is too old")
  }

  static func keepsNothing(_ examiner: Examiner) {
    final class Held {}
    let answer = PublishSubject<String>()
    let price = kept(
      answer, for: .seconds(60), scheduler: HistoricalScheduler())
    func visit(leaving: Bool) -> () -> Bool {
      let held = Held()
      let visit = price.subscribe { _ in _ = held }
      if leaving { visit.dispose() } else { answer.onNext("890") }
      return { [weak held] in held != nil }
    }
    let isKept = [visit(leaving: true), visit(leaving: false)].contains
    {
      $0()
    }
    examiner.expect(
      !isKept,
      "What the closure of a subscriber holds who has left, or has been "
        + "told, is still there.")
  }

  static func right(
    _ request: Observable<String>, _ age: Int,
    _ scheduler: any SchedulerType
  ) -> Observable<String> {
    var text: String?
    var end = Date.distantPast
    let shared = request.take(1)
      .do(onNext: {
        text = $0
        end = scheduler.now.addingTimeInterval(Double(age) / 1000)
      })
      .share()
    return .deferred {
      if let text, scheduler.now < end { return .just(text) }
      return shared
    }
  }
}
