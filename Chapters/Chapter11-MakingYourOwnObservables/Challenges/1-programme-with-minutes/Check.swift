import Dispatch
import Lesson
import Reactive

let check = Check { examiner in
  for list in ProgrammeCheck.lists {
    let isRight = examiner.compare(
      "programme(_:) of \(list.name)", on: ProgrammeCheck.rows,
      printing: { $0 },
      yours: {
        programme(list, scheduler: examiner.scheduler)
          as Observable<String>
      },
      expected: {
        ProgrammeCheck.right(list, examiner.scheduler)
      })
    guard isRight else { return }
  }
  for list in ProgrammeCheck.rehearsed {
    let isRight = ProgrammeCheck.rehearse(examiner, list)
    guard isRight else { return }
  }
} showing: { examiner in
  let steps = [
    Step(name: "rinse", duration: .seconds(240)),
    Step(name: "spin", duration: .seconds(360)),
  ]
  let watching = programme(steps, scheduler: MainScheduler.instance)
    .subscribe { event in print(event) }
  pause(for: .seconds(700))
  watching.dispose()
}

private enum ProgrammeCheck {
  /// Steps by their names and milliseconds; tells when it is asked.
  struct List: Sequence {
    let name: String
    let steps: [(String, Int)]
    var isEndless = false

    func makeIterator() -> AnyIterator<Step> {
      makeIterator(asked: nil)
    }

    func makeIterator(asked log: Log?) -> AnyIterator<Step> {
      print("an iterator is asked for")
      let number = log?.open()
      var count = 0
      return AnyIterator {
        print("step \(count + 1) is asked for")
        if let number { log?.asked[number] += 1 }
        guard isEndless || count < steps.count else { return nil }
        let (name, duration) = steps[count % steps.count]
        count += 1
        return Step(name: name, duration: .milliseconds(duration))
      }
    }
  }

  /// How often each iterator was asked, in the order in which they came.
  final class Log {
    var asked: [Int] = []

    func open() -> Int {
      asked.append(0)
      return asked.count - 1
    }
  }

  /// A list that tells how often it was asked.
  struct LoggedList: Sequence {
    let list: List
    let log: Log

    func makeIterator() -> AnyIterator<Step> {
      list.makeIterator(asked: log)
    }
  }

  static let lists = [
    List(name: "two steps", steps: [("rinse", 44), ("spin", 63)]),
    List(name: "no steps", steps: []),
    List(name: "one step", steps: [("", 15)]),
    List(
      name: "steps of the same name",
      steps: [("a", 1), ("a", 1), ("a", 27), ("b", 9), ("a", 33)]),
    List(
      name: "steps without an end", steps: [("a", 13), ("b", 7)],
      isEndless: true),
    List(name: "a long step", steps: [("soak", 5000), ("b", 3)]),
  ]

  static let rehearsed = [
    List(name: "no steps", steps: []),
    List(
      name: "names that differ little",
      steps: [
        ("Rinse", 5), (" rinse", 6), ("rinse\n", 7), ("Spülen", 8),
      ]),
    List(
      name: "short steps without an end", steps: [("turn", 4)],
      isEndless: true),
  ]

  static let rows = [
    """
    one:  ^-------------------!
    """,
    """
    one:  ^--!
    """,
    """
    one:  ^---------------!
    two:  ---^---!
    """,
    """
    one:  ^--!
    two:  -------^---------!
    """,
  ]

  static func right(
    _ list: some Sequence<Step>, _ scheduler: any SchedulerType
  ) -> Observable<String> {
    .create { observer in
      var steps = list.makeIterator()
      let waiting = SerialDisposable()
      func begin() {
        guard let step = steps.next() else {
          return observer.onCompleted()
        }
        observer.onNext(step.name)
        waiting.disposable = scheduler.scheduleRelative(
          (), dueTime: step.duration
        ) { _ in
          begin()
          return Disposables.create()
        }
      }
      begin()
      return waiting
    }
  }

  enum Move: CustomStringConvertible {
    case subscribe, leave(Int), wait(Int)

    var description: String {
      switch self {
      case .subscribe: "somebody subscribes"
      case .leave(let number): "observer \(number) leaves"
      case .wait(let span): "\(span) ms pass"
      }
    }

    var isLeaving: Bool {
      if case .leave = self { true } else { false }
    }
  }

  static func rehearse(_ examiner: Examiner, _ list: List) -> Bool {
    examiner.rehearse(
      "programme(_:) of \(list.name)",
      scripts: [
        [.subscribe, .wait(44), .wait(63)],
        [.subscribe, .wait(400)],
        [
          .subscribe, .wait(3), .subscribe, .wait(9), .leave(1),
          .wait(50),
        ],
      ],
      steps: [
        .subscribe, .leave(1), .leave(2), .leave(3), .wait(1),
        .wait(13),
      ],
      drawing: { dice in .wait(dice.integer(in: 1...70)) },
      inside: { moves in moves.allSatisfy(\.isLeaving) }
    ) { rehearsal in
      perform(rehearsal, list) { list, scheduler in
        programme(list, scheduler: scheduler) as Observable<String>
      }
    } expected: { rehearsal in
      perform(rehearsal, list, right)
    }
  }

  /// Time passes only when a move says so.
  private static func perform(
    _ rehearsal: Rehearsal, _ list: List,
    _ make: (LoggedList, any SchedulerType) -> Observable<String>
  ) -> (Move) -> Void {
    let log = Log()
    let list = LoggedList(list: list, log: log)
    let clock = HistoricalScheduler()
    let start = clock.now
    var passed = 0
    let names = make(list, clock)
    return { move in
      switch move {
      case .subscribe: rehearsal.watch(names)
      case .leave(let number): rehearsal.leave(number)
      case .wait(let span):
        passed += span
        // A little later than what is due: the clock counts fractions.
        clock.advanceTo(
          start.addingTimeInterval((Double(passed) + 0.1) / 1000))
      }
      guard !move.isLeaving else { return }
      rehearsal.answer("asked for steps: \(log.asked)")
    }
  }
}
