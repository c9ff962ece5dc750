import Lesson
import Reactive

let check = Check { examiner in
  for limit in [1, 2, 3, 50] {
    let isRight = examiner.compare(
      "bytes(of:atOnce: \(limit), send:)", on: BillsByMailCheck.rows,
      // What is made up shows the same with any limit.
      drawing: limit != 2
        ? [:]
        : [
          "bills": .integers(-3...9), "mail": .integers(-5...50),
        ],
      yours: { (bills: Observable<Int>, mail: Observable<Int>) in
        bytes(of: bills, atOnce: limit) { number in
          mail.map { bytes in bytes &* (number &+ 3) }
        }
      },
      expected: { bills, mail in
        BillsByMailCheck.bytes(of: bills, atOnce: limit) { number in
          mail.map { bytes in bytes &* (number &+ 3) }
        }
      })
    guard isRight else { return }
  }
  for limit in [1, 2, 3] {
    let isRight = examiner.compare(
      "bytes(of:atOnce: \(limit), send:) of short and long mails",
      on: BillsByMailCheck.mixedRows,
      yours: {
        (
          bills: Observable<Int>, long: Observable<Int>,
          short: Observable<Int>, empty: Observable<Int>
        ) in
        bytes(of: bills, atOnce: limit) { number in
          [empty, long, short][abs(number % 3)]
        }
      },
      expected: { bills, long, short, empty in
        BillsByMailCheck.bytes(of: bills, atOnce: limit) { number in
          [empty, long, short][abs(number % 3)]
        }
      })
    guard isRight else { return }
  }
} showing: { _ in
  let bills = Observable.of(20, 30, 40)
  _ = bytes(of: bills, atOnce: 2) { .of($0, $0) }
    .subscribe { event in print(event) }
}

private enum BillsByMailCheck {
  /// Bill 1 is long, bill 2 short, and bill 3 has nothing in it.
  static let mixedRows = [
    """
    bills:  -1-2-3-2-1-2-|
    long:   --5---6----7------|
    short:  --4|
    empty:  -|
    """,
    """
    bills:  -(1223121)-|
    long:   --5---6----7---|
    short:  --4|
    empty:  |
    """,
    """
    bills:  -(1212)------3-|
    long:   --5---6----X
    short:  --4|
    empty:  -|
    """,
  ]

  static func bytes(
    of bills: Observable<Int>, atOnce limit: Int,
    send: @escaping (Int) -> Observable<Int>
  ) -> Observable<Int> {
    bills
      .map { number in send(number) }
      .merge(maxConcurrent: limit)
      .reduce(0, accumulator: &+)
  }

  static let rows = [
    """
    bills:  -1-2-3-4-|
    mail:   --5--6--|
    """,
    """
    bills:  -(1234567)|
    mail:   ---5-|
    """,
    """
    bills:  -(1234561234561234561234567812345678)|
    mail:   ---5-|
    """,
    """
    bills:  -1---------2---------1--|
    mail:   --5--6--|
    """,
    """
    bills:  --|
    mail:   --5--|
    """,
    """
    bills:  -1-2-3---X
    mail:   --5--6--|
    """,
    """
    bills:  -1-2-3-4-5-|
    mail:   --5--X
    """,
    """
    bills:  -1-2-3-4-->
    mail:   --5--|
    """,
    """
    bills:  -1-2-3-|
    mail:   --5---->
    """,
    """
    bills:  -1-2-3-|
    mail:   -|
    one:    ^-------------->
    two:    ---^---!
    """,
  ]
}
