import Lesson
import Reactive

let check = Check { examiner in
  for hot in [[], ["answer"]] {
    let isRight = examiner.compare(
      "mostAtOnce(_:)", on: MostAtOnceCheck.rows, hot: hot,
      drawing: ["answer": .anyInteger], printing: { $0 },
      yours: { (answer: Observable<Int>) in
        answer.mostAtOnce("requests")
      },
      expected: { MostAtOnceCheck.Right("requests").count($0) })
    guard isRight else { return }
  }
  let isRight = examiner.compare(
    "mostAtOnce(_:).retry(3)", on: MostAtOnceCheck.rows,
    drawing: ["answer": .anyInteger], printing: { $0 },
    yours: { (answer: Observable<Int>) in
      answer.mostAtOnce("100 %@ %d").retry(3)
    },
    expected: { MostAtOnceCheck.Right("100 %@ %d").count($0).retry(3) })
  guard isRight else { return }
  examiner.compare(
    "flatMap of requests, and two calls of mostAtOnce(_:)",
    on: MostAtOnceCheck.shelves,
    drawing: ["shelf": .anyInteger, "answer": .anyInteger],
    printing: { $0 },
    yours: { (shelf: Observable<Int>, answer: Observable<Int>) in
      let request = answer.mostAtOnce("requests")
      let other = answer.map { $0 / 2 }.mostAtOnce("")
      return shelf.flatMap { number in
        number.isMultiple(of: 3) ? other : request.map { $0 / 2 }
      }
    },
    expected: { shelf, answer in
      let request = MostAtOnceCheck.Right("requests").count(answer)
      let other = MostAtOnceCheck.Right("").count(
        answer.map { $0 / 2 })
      return shelf.flatMap { number in
        number.isMultiple(of: 3) ? other : request.map { $0 / 2 }
      }
    })
} showing: { _ in
  var count = 0
  let answers = (1...3).map { _ in PublishSubject<Int>() }
  let request = Observable<Int>.deferred {
    count += 1
    return answers[count - 1]
  }.mostAtOnce("requests")
  _ = request.subscribe { event in print(event) }
  _ = request.subscribe { event in print(event) }
  answers[0].onCompleted()
  _ = request.subscribe { event in print(event) }
  answers[1].onCompleted()
  answers[2].onCompleted()
}

private enum MostAtOnceCheck {
  static let rows = [
    """
    answer: --1--2--3--|
    first:  ^------!
    second: --^-----------!
    third:  ---------^------------->
    fourth: ---------^--!
    """,
    """
    answer: --1--X
    first:  ^-------------->
    second: -^------------->
    third:  -------^------->
    """,
    """
    answer: (1|)
    first:  ^---->
    second: --^-->
    """,
    "answer: ->",
    "answer: X",
    """
    answer: ->
    first:  ^-!
    second: --^--!
    third:  ---^------>
    fourth: ----^----->
    """,
  ]

  static let shelves = [
    """
    shelf:  -1-2-3-4-5|
    answer: ---7-|
    """,
    """
    shelf:  (1234)-5-6-|
    answer: ---7-X
    """,
    """
    shelf:  -1-2-3-3-3-X
    answer: -7->
    """,
  ]

  final class Right {
    private let name: String
    private var open: Set<Int> = []
    private var number = 0
    private var most = 0

    init(_ name: String) { self.name = name }

    func count(_ source: Observable<Int>) -> Observable<Int> {
      .deferred {
        let own = self.number
        self.number += 1
        self.open.insert(own)
        if self.open.count > self.most {
          self.most = self.open.count
          print("\(self.name): \(self.most)")
        }
        return source.do(
          onError: { _ in self.open.remove(own) },
          onCompleted: { self.open.remove(own) },
          onDispose: { self.open.remove(own) })
      }
    }
  }
}
