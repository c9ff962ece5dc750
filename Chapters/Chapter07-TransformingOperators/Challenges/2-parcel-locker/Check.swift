import Lesson
import Reactive

let check = Check { examiner in
  func seen() -> [Sign] {
    var seen: [Sign] = []
    _ = signs(for: Observable<LockerEvent>.just(.store(code: 7)))
      .subscribe(onNext: { sign in seen.append(sign) })
    return seen
  }
  let first = seen()
  let second = seen()
  let isAlone = examiner.expect(
    second, equals: first,
    "the signs of a locker, when another one has a parcel already")
  guard isAlone else { return }

  for hot in [[], ["events"]] {
    let isRight = examiner.compare(
      "signs(for:)", on: LockerCheck.rows, hot: hot,
      drawing: [
        "events": .texts([
          "s7", "s7", "s8", "e7", "e8", "e9", "e9", "e9", "v",
        ])
      ],
      yours: { (texts: Observable<String>) in
        signs(for: LockerCheck.events(texts))
      },
      expected: { texts in
        LockerCheck.signs(for: LockerCheck.events(texts))
      })
    guard isRight else { return }
  }
  examiner.compare(
    "signs(for:)", on: ["codes: -1-2-3-1-0-|"],
    drawing: ["codes": .anyInteger],
    yours: { (codes: Observable<Int>) in
      signs(for: LockerCheck.visits(codes))
    },
    expected: { codes in
      LockerCheck.signs(for: LockerCheck.visits(codes))
    })
} showing: { _ in
  let events: [LockerEvent] = [
    .enter(code: 7), .store(code: 7), .enter(code: 1), .enter(code: 7),
  ]
  _ = signs(for: .from(events)).subscribe { event in print(event) }
}

private enum LockerCheck {
  static let rows = [
    "events: -e7-s7-e8-e7-s8-e7-e7-e8-|",
    "events: -s7-e8-e8-e8-e7-s8-v-s8-e7-e8-|",
    "events: -v-s7-v-e7-e7-v-X",
    "events: -s7-s8-e8-e9-s7-e7-s7-s9-e9-e9-e9-e9-v-v-|",
    "events: -e0-s0-e1-e0-v-s1-e0-e0-e0-v-e0-s0-e1-|",
    "events: -(s7 e7 s7 e7)-(s7 e1 e1 e1 v)-|",
    """
    events: -s7-e8-e7-s8-e9-e9-e9-v-s7-e1-|
    one:    ^-------------------->
    two:    ----^----------------------!
    """,
  ]

  /// Each text is a letter and, after it, the code.
  static func events(
    _ texts: Observable<String>
  ) -> Observable<LockerEvent> {
    texts.map { text in
      let code = Int(text.dropFirst()) ?? 0
      return switch text.prefix(1) {
      case "s": .store(code: code)
      case "e": .enter(code: code)
      default: .service
      }
    }
  }

  /// Two parcels for each code, somebody who guesses, and the customer.
  static func visits(
    _ codes: Observable<Int>
  ) -> Observable<LockerEvent> {
    codes.flatMap { code in
      Observable.of(
        .store(code: code), .enter(code: code &+ 1),
        .enter(code: 0 &- code), .enter(code: code),
        .store(code: code), .enter(code: code &+ 10_000),
        .enter(code: code &+ 256), .enter(code: code))
    }
  }

  static func signs(
    for events: Observable<LockerEvent>
  ) -> Observable<Sign> {
    events
      .scan((sign: Sign.free, code: 0, isNew: false)) { locker, event in
        switch (event, locker.sign) {
        case (.store(let code), .free):
          return (.taken(tries: 3), code, true)
        case (.enter(let code), .taken(let tries)):
          if code == locker.code { return (.free, code, true) }
          return tries > 1
            ? (.taken(tries: tries - 1), locker.code, true)
            : (.blocked, locker.code, true)
        case (.service, .blocked):
          return (.free, locker.code, true)
        default:
          return (locker.sign, locker.code, false)
        }
      }
      .filter { $0.isNew }
      .map { $0.sign }
  }
}
