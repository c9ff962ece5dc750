import Lesson
import Reactive

let check = Check { examiner in
  for hot in [[], ["readings"]] {
    let isRight = examiner.compare(
      "warmBoxes(in:)", on: CoolBoxCheck.rows, hot: hot,
      drawing: [
        "readings": .texts([
          "a9", "a9", "a9", "a8", "b9", "b9", "b30", "b0", "9",
        ])
      ],
      yours: { (texts: Observable<String>) in
        warmBoxes(in: CoolBoxCheck.readings(texts))
      },
      expected: { texts in
        CoolBoxCheck.warmBoxes(in: CoolBoxCheck.readings(texts))
      })
    guard isRight else { return }
  }
  examiner.compare(
    "warmBoxes(in:)", on: ["numbers: -9-9-9-1-|"],
    drawing: ["numbers": .anyInteger],
    yours: { (numbers: Observable<Int>) in
      warmBoxes(in: CoolBoxCheck.many(numbers))
    },
    expected: { numbers in
      CoolBoxCheck.warmBoxes(in: CoolBoxCheck.many(numbers))
    })
} showing: { _ in
  let texts = Observable.of("a9", "b9", "a9", "a9", "b9", "a9")
  _ = warmBoxes(in: CoolBoxCheck.readings(texts))
    .subscribe { event in print(event) }
}

private enum CoolBoxCheck {
  static let rows = [
    "readings: -a9-b9-a9-a9-b9-a9-b4-a9-|",
    "readings: -a9-a9-a8-a9-a9-a9-a9-a4-a9-a9-a9-|",
    "readings: -a9-b9-a9-b0-a9-b9-b9-a0-b9-b9-X",
    "readings: -a30-b30-c30-a30-b30-c30-c30-b30-a30-|",
    "readings: -(a9 a9 a9)-(b9 a9 b9 b9)-|",
    "readings: -9-9-a9-9-9-|",
    """
    readings: -a9-a9-a9-a9-b9-b9-b9-|
    one:      ^---------------->
    two:      ----^-----------------!
    """,
  ]

  /// Each text is a name of at most one letter and, after it, degrees.
  static func readings(
    _ texts: Observable<String>
  ) -> Observable<Reading> {
    texts.map { text in
      let box = text.prefix { $0.isLetter }
      return Reading(
        box: String(box),
        degrees: Int(text.dropFirst(box.count)) ?? 0)
    }
  }

  /// Some boxes for each number, with names that are nearly the same.
  static func many(_ numbers: Observable<Int>) -> Observable<Reading> {
    numbers.flatMap { number in
      Observable.of(
        Reading(box: "box \(number)", degrees: 9),
        Reading(box: "all", degrees: number),
        Reading(box: "Box \(number)", degrees: 9),
        Reading(box: "box \(number)", degrees: 12),
        Reading(box: "box \(number) ", degrees: 9),
        Reading(box: "box \(number)", degrees: 9))
    }
  }

  static func warmBoxes(
    in readings: Observable<Reading>
  ) -> Observable<String> {
    readings
      .scan((counts: [String: Int](), name: String?.none)) {
        all, reading in
        var counts = all.counts
        let count =
          reading.degrees > 8 ? counts[reading.box, default: 0] + 1 : 0
        counts[reading.box] = count
        return (counts, count == 3 ? reading.box : nil)
      }
      .compactMap { $0.name }
  }
}
