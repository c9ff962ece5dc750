import Lesson
import Reactive

let check = Check { examiner in
  for hooks in CoatTicketCheck.cloakrooms {
    let isRight = examiner.compare(
      "hook(for:in:)", on: CoatTicketCheck.rows,
      drawing: [
        "marks": .texts(["Z", "7", "B", "X", "K", "x", "*", "É"])
      ],
      yours: { (texts: Observable<String>) in
        hook(for: CoatTicketCheck.marks(texts), in: hooks)
      },
      expected: { texts in
        CoatTicketCheck.hook(
          for: CoatTicketCheck.marks(texts), in: hooks)
      })
    guard isRight else { return }
  }
} showing: { _ in
  let marks = Observable.from("ZZ*Z7?Z2B90K")
  _ = hook(for: marks, in: ["7Z2B90": 12])
    .subscribe { answer in print(answer) }
}

private enum CoatTicketCheck {
  /// One with a hook for nearly each code of Z, 7, and B, whose number
  /// says which, and two with few.
  static let cloakrooms: [[String: Int]] = [
    Dictionary(
      uniqueKeysWithValues: codes.compactMap { code in
        code.hasSuffix("BB") ? nil : (code, number(code))
      }),
    [
      "7Z7Z7Z": 1, "B7ZZ7B": -3, "XK7G0X": 5, "7Z7GH9": 8,
      "ZZBBB7": 2, "ZZZZZZ": 4,
    ],
    [:],
  ]

  static let rows = [
    "marks: -Z-Z-7-B-7-Z-7-7-B-|",
    """
    marks: -Z-a-Z-7-b-Z-c-B-7-(dZ)-B-7-|
    a := *
    b := x
    c := É
    d := ?
    """,
    "marks: -7-Z-7-Z-7-Z-|",
    "marks: -B-7-Z-Z-7-B-X",
    "marks: -B-7-Z-Z-7-X",
    "marks: -Z-Z-Z-Z-Z-Z-Z-Z-|",
    "marks: -Z-B-B-B-7-|",
    """
    marks: -Z-a-K-7-G-0-a-|
    a := X
    """,
    "marks: -Z-Z-Z-Z-Z-Z-Z-Z-Z-Z-7-Z-7-G-H-9-|",
    "marks: -\(String(repeating: "(ZZZZZZZZ)-", count: 9))-(7Z7Z7Z)-|",
    "marks: -(ZZ7B7B)-(7777777)-|",
    """
    marks: -Z-Z-7-B-7-Z-7-7-B-|
    one:   ^--------->
    two:   ---^-------------------!
    """,
  ]

  /// The characters of `texts`: two elements that the examiner has
  /// moved together are one text.
  static func marks(
    _ texts: Observable<String>
  ) -> Observable<Character> {
    Observable.create { observer in
      texts.subscribe(
        onNext: { text in text.forEach(observer.onNext) },
        onError: observer.onError,
        onCompleted: observer.onCompleted)
    }
  }

  private static var codes: [String] {
    (0..<5).reduce(["7", "B"]) { codes, _ in
      codes.flatMap { code in ["Z", "7", "B"].map { code + $0 } }
    }
  }

  /// Z is 0, 7 is 7, and B is 8.
  private static func number(_ code: String) -> Int {
    code.reduce(0) { number, mark in
      number * 10 + (mark == "Z" ? 0 : mark == "7" ? 7 : 8)
    }
  }

  static func hook(
    for marks: Observable<Character>, in hooks: [String: Int]
  ) -> Single<Int?> {
    marks
      .filter { $0.isASCII && ($0.isUppercase || $0.isNumber) }
      .skip(while: { $0 == "Z" })
      .take(6)
      .toArray()
      .map { hooks[String($0)] }
  }
}
