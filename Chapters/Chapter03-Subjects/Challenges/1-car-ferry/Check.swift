import Lesson
import Reactive

let check = Check { examiner in
  for isRight in FerryCheck.questions where !isRight(examiner) {
    return
  }
}

/// What is asked of a ferry, until one answer is wrong.
private enum FerryCheck {
  static var questions: [(Examiner) -> Bool] {
    [
      isOutOfReach, isHeardByThoseWhoWatch, isNeverTooHeavy,
      endsWithAnError, endsWithTheDay, isToldInOrder, isSeeded,
    ]
  }

  static func isOutOfReach(_ examiner: Examiner) -> Bool {
    var quay = Quay(seed: 1)
    return [
      examiner.expect(
        (1...4).map { _ in quay.next().name },
        equals: ["van", "car", "car", "bus"],
        "the first vehicles of Quay(seed: 1); leave Quay as it was"),
      examiner.expect(
        !canBeSentOn(Ferry(quay: quay).crossings),
        "`crossings` must be declared as an Observable, so that only "
          + "the ferry can send on it."),
    ].allSatisfy(\.self)
  }

  static func isHeardByThoseWhoWatch(_ examiner: Examiner) -> Bool {
    let ferry = Ferry(quay: Quay(seed: 1))
    ferry.load(1)
    let first = Spectator(of: ferry)
    ferry.load(2)
    let second = Spectator(of: ferry)
    ferry.load(1)
    first.leave()
    ferry.load(1)
    return [
      examiner.expect(
        first.seen, equals: ["car car", "bus"],
        "with Quay(seed: 1): load(1), somebody subscribes, load(2), "
          + "load(1), they dispose, load(1); what they saw"),
      examiner.expect(
        second.seen, equals: ["bus", "car"],
        "what a second subscriber saw, who came after that load(2)"),
    ].allSatisfy(\.self)
  }

  static func isNeverTooHeavy(_ examiner: Examiner) -> Bool {
    [
      examiner.expect(
        events(seed: 8, loads: [4]),
        equals: ["tractor lorry bus car"],
        "load(4) of Quay(seed: 8), which weighs 40 tonnes"),
      examiner.expect(
        events(seed: 26, loads: [4]),
        equals: ["error overloaded(tonnes: 41)"],
        "load(4) of Quay(seed: 26), which weighs 41 tonnes"),
      examiner.expect(
        events(seed: 26, loads: [2, 2]),
        equals: ["bus car", "bus bus"],
        "two light crossings of Quay(seed: 26), which would weigh 41 "
          + "tonnes together"),
    ].allSatisfy(\.self)
  }

  static func endsWithAnError(_ examiner: Examiner) -> Bool {
    let ferry = Ferry(quay: Quay(seed: 1))
    let early = Spectator(of: ferry)
    ferry.load(2)
    ferry.load(12)
    ferry.load(1)
    ferry.tieUp()
    let late = Spectator(of: ferry)
    ferry.load(1)
    let failure = "error overloaded(tonnes: 119)"
    return [
      examiner.expect(
        early.seen, equals: ["van car", failure],
        "load(2), load(12) which is too heavy, load(1), tieUp(), "
          + "load(1); what a subscriber saw"),
      examiner.expect(
        late.seen, equals: [failure],
        "what a subscriber saw who came after the error"),
      examiner.expect(
        events(seed: 1, loads: [2]), equals: ["van car"],
        "load(2) of another ferry, made after one has failed"),
    ].allSatisfy(\.self)
  }

  static func endsWithTheDay(_ examiner: Examiner) -> Bool {
    let ferry = Ferry(quay: Quay(seed: 1))
    let early = Spectator(of: ferry)
    ferry.load(1)
    ferry.tieUp()
    ferry.load(1)
    ferry.load(12)
    let late = Spectator(of: ferry)
    return [
      examiner.expect(
        early.seen, equals: ["van", "completed"],
        "load(1), tieUp(), load(1), load(12) which is too heavy; "
          + "what a subscriber saw"),
      examiner.expect(
        late.seen, equals: ["completed"],
        "what a subscriber saw who came after tieUp()"),
    ].allSatisfy(\.self)
  }

  static func isToldInOrder(_ examiner: Examiner) -> Bool {
    let ferry = Ferry(quay: Quay(seed: 1))
    var loadsMore = true
    let hurry = ferry.crossings.subscribe(onNext: { _ in
      guard loadsMore else { return }
      loadsMore = false
      ferry.load(1)
    })
    let spectator = Spectator(of: ferry)
    ferry.load(2)
    hurry.dispose()
    return examiner.expect(
      spectator.seen, equals: ["van car", "car"],
      "what the second subscriber saw when the first one called "
        + "load(1) as soon as it was told of load(2)")
  }

  /// Loads three at a time, until one load is too heavy.
  static func isSeeded(_ examiner: Examiner) -> Bool {
    (1...50 as ClosedRange<UInt64>).allSatisfy { seed in
      var quay = Quay(seed: seed)
      var expected: [String] = []
      var tonnes = 0
      while tonnes <= 40 {
        let load = (1...3).map { _ in quay.next() }
        tonnes = load.reduce(0) { $0 + $1.tonnes }
        expected.append(
          tonnes > 40
            ? "error overloaded(tonnes: \(tonnes))"
            : load.map(\.name).joined(separator: " "))
      }
      let loads = Array(repeating: 3, count: expected.count + 2)
      return examiner.expect(
        events(seed: seed, loads: loads), equals: expected,
        "load(3), \(loads.count) times, with Quay(seed: \(seed))")
    }
  }

  /// What one spectator sees of `loads`.
  private static func events(
    seed: UInt64, loads: [Int]
  ) -> [String] {
    let ferry = Ferry(quay: Quay(seed: seed))
    let spectator = Spectator(of: ferry)
    loads.forEach(ferry.load)
    return spectator.seen
  }

  private static func canBeSentOn(
    _: Observable<[Vehicle]>
  ) -> Bool { false }

  private static func canBeSentOn(
    _: PublishSubject<[Vehicle]>
  ) -> Bool { true }
}

extension FerryCheck {
  /// Somebody who watches a ferry and writes down what they see.
  final class Spectator {
    private(set) var seen: [String] = []
    private var subscription: (any Disposable)?

    init(of ferry: Ferry) {
      subscription = ferry.crossings.subscribe { [weak self] event in
        self?.seen.append(Self.text(of: event))
      }
    }

    deinit { leave() }

    func leave() { subscription?.dispose() }

    private static func text(of event: Event<[Vehicle]>) -> String {
      switch event {
      case .next(let load): load.map(\.name).joined(separator: " ")
      case .error(let error): "error \(error)"
      case .completed: "completed"
      }
    }
  }
}
