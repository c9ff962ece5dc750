import Dispatch
import Foundation
import Lesson
import Reactive

let check = Check { examiner in
  // No answer grows old where a row has a column.
  for age in [35, 105, 4] {
    let isRight = examiner.compare(
      "kept(_:for:) with \(age) ms", on: KeptCheck.rows,
      drawing: age == 35 ? ["request": .texts(["890", "990"])] : [:],
      yours: { (request: Observable<String>) in
        kept(
          request, for: .milliseconds(age),
          scheduler: examiner.scheduler)
      },
      expected: { request in
        KeptCheck.kept(request, age, examiner.scheduler)
      })
    guard isRight else { return }
  }
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
  ]

  static func kept(
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
