import Lesson
import Reactive

let check = Check { examiner in
  for count in [2, 1, 3, 0, -1, .max] {
    for hot in [[], ["sales"]] {
      let isRight = examiner.compare(
        "lastWords(\(count))", on: LastWordsCheck.rows, hot: hot,
        drawing: ["sales": .anyInteger], printing: { $0 },
        yours: { (sales: Observable<Int>) in sales.lastWords(count) },
        expected: { sales in LastWordsCheck.right(sales, count) })
      guard isRight else { return }
    }
  }
  let isRight = examiner.compare(
    "lastWords(2).retry(3)", on: LastWordsCheck.rows,
    drawing: ["sales": .anyInteger], printing: { $0 },
    yours: { (sales: Observable<Int>) in
      sales.lastWords(2).retry(3)
    },
    expected: { sales in LastWordsCheck.right(sales, 2).retry(3) })
  guard isRight else { return }

  LastWordsCheck.askOtherTypes(examiner)
  LastWordsCheck.askWhatIsHeld(examiner)
} showing: { _ in
  let sales = PublishSubject<Int>()
  _ = sales.lastWords(2).subscribe { event in print(event) }
  for cents in [890, 80, 1250] { sales.onNext(cents) }
  sales.onError(LastWordsCheck.Failure.drawerStuck)
}

private enum LastWordsCheck {
  enum Failure: Error { case drawerStuck }

  final class Receipt {}

  static let rows = [
    """
    sales: -1-2-3-X
    X := drawerStuck
    """,
    "sales: -1-2-3-4-5-6|",
    "sales: X",
    "sales: (12X)",
    "sales: -1-(234)-(5X)",
    """
    sales: -1-2-3-4-X
    first: ^-----!
    other: --^------------>
    """,
    """
    sales: -1-2-2-1-2-X
    first: ^---------------->
    other: ----^------------>
    """,
  ]

  static func right(
    _ sales: Observable<Int>, _ count: Int
  ) -> Observable<Int> {
    .deferred {
      var all: [Int] = []
      return sales.do(
        onNext: { all.append($0) },
        onError: { error in
          for element in all.suffix(max(0, count)) {
            print("before: \(element)")
          }
          print("failed: \(error)")
        })
    }
  }

  static func askOtherTypes(_ examiner: Examiner) {
    examiner.expect(
      printing: ["before: A1", "before: B2", "failed: drawerStuck"],
      "lastWords(2) of texts"
    ) {
      let codes = PublishSubject<String>()
      _ = codes.lastWords(2).subscribe(onError: { _ in })
      codes.onNext("A1")
      codes.onNext("B2")
      codes.onError(Failure.drawerStuck)
    }
    examiner.expect(
      printing: (51...200).map { "before: \($0)" }
        + ["failed: drawerStuck"], "lastWords(150) of 200 numbers"
    ) {
      let sales = PublishSubject<Int>()
      _ = sales.lastWords(150).subscribe(onError: { _ in })
      for number in 1...200 { sales.onNext(number) }
      sales.onError(Failure.drawerStuck)
    }
    examiner.expect(
      printing: [
        "before: nil", "before: Optional(\"A1\")",
        "failed: drawerStuck",
      ], "lastWords(5) of texts that may be nil"
    ) {
      let codes = PublishSubject<String?>()
      _ = codes.lastWords(5).subscribe(onError: { _ in })
      codes.onNext(nil)
      codes.onNext("A1")
      codes.onError(Failure.drawerStuck)
    }
  }

  static func askWhatIsHeld(_ examiner: Examiner) {
    for (end, words) in [
      (Event<Receipt>?.none, "somebody has left"),
      (.completed, "it has completed"),
      (.error(Failure.drawerStuck), "it has failed"),
    ] {
      let receipts = PublishSubject<Receipt>()
      weak var oldest: Receipt?
      weak var newest: Receipt?
      func send(_ note: (Receipt) -> Void) {
        let receipt = Receipt()
        note(receipt)
        receipts.onNext(receipt)
      }
      let sales = receipts.lastWords(2)
      let till = sales.subscribe(onError: { _ in })
      send { oldest = $0 }
      send { _ in }
      send { newest = $0 }
      let isRight = examiner.expect(
        oldest == nil,
        "lastWords(2) holds an element that is not among the last two.")
      guard isRight else { return }
      _ = examiner.printed {
        if let end { receipts.on(end) } else { till.dispose() }
      }
      examiner.expect(
        newest == nil, "lastWords(2) holds an element when \(words).")
      withExtendedLifetime(sales) {}
    }
  }
}
