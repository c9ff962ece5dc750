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
      isOutOfReach, isHeard, isNeverTooHeavy, isAnotherOne,
      isToldInOrder,
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
        Ferry(quay: quay).crossings,
        isDeclaredAs: Observable<[Vehicle]>.self, "crossings",
        "so that only the ferry can send on it"),
    ].allSatisfy(\.self)
  }

  /// Some scripts by hand, and many that are made of their steps.
  static func isHeard(_ examiner: Examiner) -> Bool {
    let scripts: [[Step]] = [
      [.watch, .load(1), .load(1)],
      [.load(1), .watch, .load(2), .watch, .load(1)],
      [.watch, .load(1), .leave(1), .load(1)],
      [.watchKept, .load(1), .watchKept, .load(2)],
      [.watch, .load(1), .tieUp, .load(1), .watch],
      [.watch, .load(12), .load(1), .tieUp, .watch, .load(1)],
      [.watch, .load(4), .load(4), .load(4)],
      [.watch, .load(150), .load(1)],
    ]
    return rehearse(
      examiner, seed: 1, scripts: scripts,
      steps: [
        .watch, .watchKept, .load(1), .load(2), .load(3), .load(12),
        .leave(1), .tieUp,
      ],
      drawing: { dice in .load(dice.integer(in: 0...400)) })
      && [8, 26, 1_000_003, .max].allSatisfy { seed in
        rehearse(examiner, seed: seed, scripts: scripts)
      }
  }

  /// 40 tonnes sail, 41 do not, and no crossing is added to another.
  static func isNeverTooHeavy(_ examiner: Examiner) -> Bool {
    rehearse(examiner, seed: 8, scripts: [[.watch, .load(4)]])
      && rehearse(examiner, seed: 26, scripts: [[.watch, .load(4)]])
      && rehearse(
        examiner, seed: 26, scripts: [[.watch, .load(2), .load(2)]])
      && (1...30).allSatisfy { seed in
        rehearse(
          examiner, seed: UInt64(seed),
          scripts: [[.watch, .load(3), .load(3), .load(3), .load(3)]])
      }
  }

  static func isAnotherOne(_ examiner: Examiner) -> Bool {
    let failed = Ferry(quay: Quay(seed: 1))
    failed.load(12)
    let tied = Ferry(quay: Quay(seed: 1))
    tied.tieUp()
    var seen: [String] = []
    let ferry = Ferry(quay: Quay(seed: 1))
    let subscription = crossings(of: ferry).subscribe(onNext: { load in
      seen.append(text(load))
    })
    Ferry(quay: Quay(seed: 8)).load(1)
    ferry.load(2)
    subscription.dispose()
    return examiner.expect(
      seen, equals: ["van 4, car 2"],
      "what somebody sees of load(2) of a third ferry, when one has "
        + "failed, one is tied up, and a fourth calls load(1)")
  }

  static func isToldInOrder(_ examiner: Examiner) -> Bool {
    let ferry = Ferry(quay: Quay(seed: 1))
    var loadsMore = true
    let hurry = crossings(of: ferry).subscribe(onNext: { _ in
      guard loadsMore else { return }
      loadsMore = false
      ferry.load(1)
    })
    var seen: [String] = []
    let spectator = crossings(of: ferry).subscribe(onNext: { load in
      seen.append(text(load))
    })
    ferry.load(2)
    hurry.dispose()
    spectator.dispose()
    return examiner.expect(
      seen, equals: ["van 4, car 2", "car 2"],
      "what the second subscriber saw when the first one called "
        + "load(1) as soon as it was told of load(2)")
  }

  private static func text(_ load: [Vehicle]) -> String {
    load.map { "\($0.name) \($0.tonnes)" }.joined(separator: ", ")
  }

  private static func fault(_ error: any Error) -> String {
    guard case FerryError.overloaded(let tonnes) = error else {
      return "\(error)"
    }
    return "overloaded(tonnes: \(tonnes))"
  }

  /// The crossings, whatever they are declared as.
  private static func crossings(
    of ferry: Ferry
  ) -> Observable<[Vehicle]> {
    (ferry.crossings as Any) as? Observable<[Vehicle]> ?? .never()
  }
}

extension FerryCheck {
  /// What can be done with a ferry.
  enum Step: CustomStringConvertible {
    case watch, watchKept, leave(Int), load(Int), tieUp

    var isWatching: Bool {
      switch self {
      case .watch, .watchKept: true
      case .leave, .load, .tieUp: false
      }
    }

    var description: String {
      switch self {
      case .watch: "somebody watches"
      case .watchKept: "somebody watches the `crossings` of the start"
      case .leave(let number): "observer \(number) leaves"
      case .load(let count): "load(\(count))"
      case .tieUp: "tieUp()"
      }
    }
  }

  static func rehearse(
    _ examiner: Examiner, seed: UInt64, scripts: [[Step]],
    steps: [Step] = [],
    drawing: ((inout SeededGenerator) -> Step)? = nil
  ) -> Bool {
    examiner.rehearse(
      "Ferry(quay: Quay(seed: \(seed)))", scripts: scripts,
      steps: steps, drawing: drawing,
      inside: { steps in
        !steps.dropFirst().contains { step in step.isWatching }
      }
    ) { rehearsal in
      let ferry = Ferry(quay: Quay(seed: seed))
      let kept = crossings(of: ferry)
      return { step in
        switch step {
        case .watchKept: rehearsal.watch(kept, as: text, failing: fault)
        case .watch:
          rehearsal.watch(
            crossings(of: ferry), as: text, failing: fault)
        case .leave(let number): rehearsal.leave(number)
        case .load(let count): ferry.load(count)
        case .tieUp: ferry.tieUp()
        }
      }
    } expected: { rehearsal in
      var quay = Quay(seed: seed)
      let crossings = PublishSubject<[Vehicle]>()
      return { step in
        switch step {
        case .watch, .watchKept:
          rehearsal.watch(crossings, as: text, failing: fault)
        case .leave(let number): rehearsal.leave(number)
        case .load(let count):
          let load = (0..<count).map { _ in quay.next() }
          let tonnes = load.reduce(0) { $0 + $1.tonnes }
          if tonnes > 40 {
            crossings.onError(FerryError.overloaded(tonnes: tonnes))
          } else {
            crossings.onNext(load)
          }
        case .tieUp: crossings.onCompleted()
        }
      }
    }
  }
}
