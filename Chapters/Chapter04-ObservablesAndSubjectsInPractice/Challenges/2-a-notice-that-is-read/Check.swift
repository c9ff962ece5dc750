import Lesson
import Reactive

let check = Check { examiner in
  for isRight in NoticeCheck.questions where !isRight(examiner) {
    return
  }
}

/// What is asked of a notice, until one answer is wrong.
private enum NoticeCheck {
  static var questions: [(Examiner) -> Bool] {
    [isLazy, isReadLater, isReadAtOnce, keepsTheBoard]
  }

  static func isLazy(_ examiner: Examiner) -> Bool {
    let hall = Hall(readsAtOnce: false)
    let made = completable("no bicycles", hall)
    return [
      examiner.expect(
        made != nil, "notice(_:on:) must return a Completable."),
      examiner.expect(
        hall.state, equals: "nothing",
        "what is on the board before anybody subscribes"),
    ].allSatisfy(\.self)
  }

  /// Some scripts by hand, and many that are made of their steps.
  static func isReadLater(_ examiner: Examiner) -> Bool {
    rehearse(
      examiner, readsAtOnce: false,
      scripts: [
        [.pin("lost: a glove"), .read(1)],
        [.pin("lost: a glove"), .leave(1)],
        [.pin("lost: a glove"), .leave(1), .read(1)],
        [.pin("lost: a glove"), .read(1), .read(1), .leave(1)],
        [.pin("one"), .pin("two"), .read(2), .read(1)],
        [.pin("one"), .pin("two"), .leave(1), .read(2)],
        [.keep("three"), .pinKept, .read(1), .pinKept, .read(2)],
        [.keep("three"), .pinKept, .pinKept, .leave(2), .read(1)],
      ],
      steps: [
        .pin("one"), .pin("two"), .keep("three"), .pinKept, .leave(1),
        .leave(2), .read(1), .read(2), .read(3),
      ],
      drawing: { dice in
        switch dice.integer(in: 0...2) {
        case 0: .pin(dice.text())
        case 1: .read(dice.integer(in: 1...6))
        default: .leave(dice.integer(in: 1...6))
        }
      })
  }

  static func isReadAtOnce(_ examiner: Examiner) -> Bool {
    rehearse(
      examiner, readsAtOnce: true,
      scripts: [
        [.pin("one")], [.pin("one"), .pin("two"), .read(1)],
        [.keep("three"), .pinKept, .pinKept, .leave(1)],
      ], steps: [], drawing: nil)
  }

  /// Pins up when nobody but the completable has the board any more.
  static func keepsTheBoard(_ examiner: Examiner) -> Bool {
    var pinned = 0
    let kept = completable(
      "lost: a glove", Hall(readsAtOnce: true) { pinned += 1 })
    _ = kept?.subscribe()
    return examiner.expect(
      pinned, equals: 1,
      "how many notices were pinned up when only the Completable kept "
        + "the board")
  }

  /// What the reader wrote, whatever it returns.
  private static func completable(
    _ text: String, _ hall: Hall
  ) -> Completable? {
    (notice(text, on: hall) as Any) as? Completable
  }
}

extension NoticeCheck {
  /// What can be done; notices are numbered as they are pinned up.
  enum Step: CustomStringConvertible {
    case pin(String), keep(String), pinKept, leave(Int), read(Int)

    var description: String {
      switch self {
      case .pin(let text):
        "somebody subscribes to notice(\"\(text)\", …)"
      case .keep(let text): "notice(\"\(text)\", …) is kept"
      case .pinKept: "somebody subscribes to what was kept"
      case .leave(let number): "observer \(number) leaves"
      case .read(let number): "notice \(number) is read"
      }
    }

    /// Whether it is settled when it happens, inside of an end.
    var isSettledInside: Bool {
      switch self {
      case .pin, .pinKept: false
      case .keep, .leave, .read: true
      }
    }
  }

  /// A board that is told which notice is read.
  final class Hall: Board {
    private var notices: [(text: String, whenRead: () -> Void)] = []
    private var takenDown: [Int] = []
    private let readsAtOnce: Bool
    private let onPin: () -> Void

    init(readsAtOnce: Bool, onPin: @escaping () -> Void = {}) {
      self.readsAtOnce = readsAtOnce
      self.onPin = onPin
    }

    func pin(_ text: String, whenRead: @escaping () -> Void) -> Int {
      onPin()
      notices.append((text, whenRead))
      if readsAtOnce { whenRead() }
      // A number that is no position, so that nobody guesses it.
      return Self.number(of: notices.count)
    }

    func takeDown(_ number: Int) { takenDown.append(number) }

    func read(_ notice: Int) {
      guard notices.indices.contains(notice - 1) else { return }
      notices[notice - 1].whenRead()
    }

    /// What hangs there, and what was taken down more than once, or was
    /// never there.
    var state: String {
      let numbers = notices.indices.map { Self.number(of: $0 + 1) }
      let words = numbers.indices.compactMap { index in
        let times = takenDown.filter { $0 == numbers[index] }.count
        return times == 0
          ? "\u{201C}\(notices[index].text)\u{201D} (\(index + 1))"
          : times > 1 ? "taken down \(times) times" : nil
      }
      let strange = Set(takenDown).subtracting(numbers).sorted()
      let all = words + strange.map { "no notice \($0)" }
      return all.isEmpty ? "nothing" : all.joined(separator: ", ")
    }

    private static func number(of notice: Int) -> Int {
      (1 - notice) * 17
    }
  }

  static func rehearse(
    _ examiner: Examiner, readsAtOnce: Bool, scripts: [[Step]],
    steps: [Step], drawing: ((inout SeededGenerator) -> Step)?
  ) -> Bool {
    let when = readsAtOnce ? "while it is pinned up" : "later"
    return examiner.rehearse(
      "notice(_:on:), read \(when),", scripts: scripts, steps: steps,
      drawing: drawing,
      inside: { steps in steps.allSatisfy(\.isSettledInside) }
    ) { rehearsal in
      perform(rehearsal, Hall(readsAtOnce: readsAtOnce)) { text, hall in
        completable(text, hall)?.asObservable() ?? .never()
      }
    } expected: { rehearsal in
      perform(rehearsal, Hall(readsAtOnce: readsAtOnce)) { text, hall in
        Observable<Never>.create { observer in
          let number = hall.pin(text) { observer.onCompleted() }
          return Disposables.create { hall.takeDown(number) }
        }
      }
    }
  }

  private static func perform(
    _ rehearsal: Rehearsal, _ hall: Hall,
    _ make: @escaping (String, Hall) -> Observable<Never>
  ) -> (Step) -> Void {
    var kept: Observable<Never>?
    var depth = 0
    return { step in
      depth += 1
      switch step {
      case .pin(let text): rehearsal.watch(make(text, hall))
      case .keep(let text): kept = make(text, hall)
      case .pinKept: if let kept { rehearsal.watch(kept) }
      case .leave(let number): rehearsal.leave(number)
      case .read(let number): hall.read(number)
      }
      depth -= 1
      // While somebody is told of an end, nobody says what hangs there.
      if depth == 0 { rehearsal.answer(hall.state) }
    }
  }
}
