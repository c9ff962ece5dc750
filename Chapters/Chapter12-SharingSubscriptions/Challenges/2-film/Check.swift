import Lesson
import Reactive

let check = Check { examiner in
  for (screens, hot) in [(1, []), (2, []), (3, []), (2, ["frames"])] {
    let isRight = examiner.compare(
      "film(_:screens:) with \(screens) screens",
      on: FilmCheck.rows, hot: hot,
      drawing: ["frames": .anyInteger],
      yours: { (frames: Observable<Int>) in
        film(frames, screens: screens)
      },
      expected: { frames in
        FilmCheck.shownOnce(frames, screens: screens)
      })
    guard isRight else { return }
  }
  for screens in 1...3 {
    guard FilmCheck.rehearse(examiner, screens: screens) else { return }
  }
} showing: { _ in
  let shown = film(Observable.of(1, 2), screens: 2)
  for name in ["left", "right", "late"] {
    _ = shown.subscribe { event in print("\(name): \(event)") }
  }
}

private enum FilmCheck {
  static let rows = [
    "frames: -1-2-3-|",
    "frames: -1-2-X",
    """
    frames: -1-2-3-4-|
    left:   ^------------------>
    right:  --^---------------->
    third:  -----^------------->
    late:   ------------------^--->
    """,
    """
    frames: -1-2-3-4-X
    left:   ^------------------>
    right:  --^---------------->
    third:  -----^------------->
    late:   ------------------^--->
    """,
    """
    frames: -1-2-3-4-5-6-|
    left:   ^--!
    right:  ----^--!
    third:  -------^--!
    late:   ---------------^------------>
    """,
    """
    frames: -1-2-|
    left:   ^----!
    right:  -------^----------->
    third:  --------------^-------->
    """,
  ]

  static func shownOnce(
    _ frames: Observable<Int>, screens: Int
  ) -> Observable<Int> {
    let hall = PublishSubject<Int>()
    var seen = 0
    return Observable.deferred {
      seen += 1
      guard seen == screens else { return hall.asObservable() }
      return Observable.create { observer in
        let seat = hall.subscribe(observer)
        _ = frames.subscribe(hall)
        return seat
      }
    }
  }

  enum Step: CustomStringConvertible {
    case watch, leave(Int), frame(Int), end, fail

    var description: String {
      switch self {
      case .watch: "a screen subscribes"
      case .leave(let number): "screen \(number) leaves"
      case .frame(let frame): "frame \(frame)"
      case .end: "frames complete"
      case .fail: "frames fail"
      }
    }

    var isSettledInside: Bool {
      switch self {
      case .watch, .leave: true
      case .frame, .end, .fail: false
      }
    }
  }

  enum Failure: Error { case lampBurnt }

  static func rehearse(_ examiner: Examiner, screens: Int) -> Bool {
    examiner.rehearse(
      "film(_:screens:) with \(screens) screens",
      scripts: [
        [.watch, .watch, .watch, .frame(1), .frame(2), .end, .watch],
        [.watch, .watch, .watch, .watch, .frame(1), .fail, .watch],
      ],
      steps: [.watch, .leave(1), .leave(2), .frame(1), .end, .fail],
      drawing: { dice in .frame(dice.integer(in: 0...99)) },
      inside: { steps in steps.allSatisfy(\.isSettledInside) }
    ) { rehearsal in
      perform(rehearsal) { film($0, screens: screens) }
    } expected: { rehearsal in
      perform(rehearsal) { FilmCheck.shownOnce($0, screens: screens) }
    }
  }

  /// Each screen says how many were told before it.
  private static func perform(
    _ rehearsal: Rehearsal,
    _ make: (Observable<Int>) -> Observable<Int>
  ) -> (Step) -> Void {
    let frames = PublishSubject<Int>()
    let shown = make(rehearsal.source("frames", frames))
    var told = 0
    func next() -> Int {
      told += 1
      return told
    }
    return { step in
      switch step {
      case .watch:
        rehearsal.watch(
          shown, as: { "frame \($0), told as no. \(next())" },
          failing: { _ in "fails, told as no. \(next())" })
      case .leave(let number): rehearsal.leave(number)
      case .frame(let frame): frames.onNext(frame)
      case .end: frames.onCompleted()
      case .fail: frames.onError(Failure.lampBurnt)
      }
    }
  }
}
