import Lesson
import Reactive

let check = Check { examiner in
  for isRight in StepperCheck.questions where !isRight(examiner) {
    return
  }
} showing: { _ in
  let stepper = Stepper()
  let seen = stepper.rx.value.subscribe { event in print(event) }
  stepper.press(1)
  stepper.press(1)
  stepper.rx.value.onNext(8)
  stepper.rx.limits.onNext(0...5)
  stepper.press(-1)
  seen.dispose()
}

private enum StepperCheck {
  static var questions: [(Examiner) -> Bool] {
    [isDeclared, isHeard, keepsNothing]
  }

  static func isDeclared(_ examiner: Examiner) -> Bool {
    let stepper = Stepper()
    return [
      examiner.expect(
        stepper.rx.value, isDeclaredAs: ControlProperty<Int>.self,
        "value"),
      examiner.expect(
        stepper.rx.limits, isDeclaredAs: Binder<ClosedRange<Int>>.self,
        "limits"),
    ].allSatisfy(\.self)
  }

  enum Step: CustomStringConvertible {
    case watch, watchKept, leave(Int), press(Int), set(Int), setKept(
      Int)
    case bind(Int), place(Int)
    case limit(ClosedRange<Int>), limitKept(ClosedRange<Int>)

    var isLeaving: Bool {
      switch self {
      case .leave: true
      case .watch, .watchKept, .press, .set, .setKept, .bind, .place,
        .limit, .limitKept:
        false
      }
    }

    var description: String {
      switch self {
      case .watch: "somebody subscribes to `rx.value`"
      case .watchKept: "somebody subscribes to the `value` of the start"
      case .leave(let number): "observer \(number) leaves"
      case .press(let step): "the user presses \(step > 0 ? "+" : "-")"
      case .set(let value): "the program sends \(value) to `value`"
      case .setKept(let value):
        "the program sends \(value) to the `value` of the start"
      case .bind(let value):
        "just(\(value)) is bound to the `value` of the start"
      case .place(let value): "the program writes `value = \(value)`"
      case .limit(let range): "the program sends \(range) to `limits`"
      case .limitKept(let range):
        "the program sends \(range) to the `limits` of the start"
      }
    }
  }

  static let scripts: [[Step]] = [
    [Step.watch, Step.press(1), Step.press(1), Step.press(-1)],
    [Step.watch, Step.set(4), Step.press(1), Step.watch],
    [Step.watch, Step.set(40), Step.press(1), Step.press(-1)],
    [Step.watch, Step.set(8), Step.limit(0...5), Step.press(-1)],
    [Step.limit(3...5), Step.watch, Step.set(-1), Step.watchKept],
    [Step.watch, Step.watch, Step.leave(1), Step.press(1)],
    [Step.watch, Step.watchKept, Step.leave(2), Step.press(1)],
    [Step.watchKept, Step.watchKept, Step.leave(1), Step.press(1)],
    [Step.setKept(3), Step.press(1), Step.setKept(3), Step.watch],
    [Step.bind(3), Step.bind(5), Step.watch],
    [Step.watchKept, Step.setKept(3), Step.press(1)],
    [Step.place(40), Step.watch, Step.limit(-5 ... -2), Step.watch],
    [Step.limit(2...30), Step.setKept(20), Step.watch],
    [Step.limitKept(4...6), Step.limitKept(7...9), Step.watch],
  ]

  static let steps: [Step] = [
    Step.watch, Step.watchKept, Step.leave(1), Step.press(1),
    Step.press(-1), Step.set(5), Step.set(-3), Step.limit(2...6),
    Step.limit(0...0), Step.limitKept(-9...20), Step.setKept(7),
    Step.setKept(-3), Step.bind(4), Step.place(12), Step.leave(2),
  ]

  static func isHeard(_ examiner: Examiner) -> Bool {
    examiner.rehearse(
      "Stepper().rx", scripts: scripts, steps: steps,
      drawing: { (dice: inout SeededGenerator) -> Step in
        Step.set(dice.integer(in: -20...20))
      },
      inside: { (steps: [Step]) -> Bool in
        steps.allSatisfy { (step: Step) -> Bool in step.isLeaving }
      },
      yours: yours, expected: expected)
  }

  static func yours(_ rehearsal: Rehearsal) -> (Step) -> Void {
    let stepper = Stepper()
    let kept = stepper.rx.value
    let limits = stepper.rx.limits
    return { (step: Step) -> Void in
      switch step {
      case .watch:
        rehearsal.watch(stepper.rx.value.asObservable())
      case .watchKept: rehearsal.watch(kept.asObservable())
      case .leave(let number): rehearsal.leave(number)
      case .press(let step): stepper.press(step)
      case .set(let value): stepper.rx.value.onNext(value)
      case .setKept(let value): kept.onNext(value)
      case .bind(let value): _ = Observable.just(value).bind(to: kept)
      case .place(let value): stepper.value = value
      case .limit(let range): stepper.rx.limits.onNext(range)
      case .limitKept(let range): limits.onNext(range)
      }
      guard !step.isLeaving else { return }
      rehearsal.answer(
        state(
          stepper.value, stepper.range,
          isHeard: stepper.listenerCount > 0))
    }
  }

  static func state(
    _ value: Int, _ range: ClosedRange<Int>, isHeard: Bool
  ) -> String {
    "\(value) in \(range)\(isHeard ? ", listeners" : "")"
  }

  static func expected(_ rehearsal: Rehearsal) -> (Step) -> Void {
    var value = 0
    var range = 0...10
    let pressed = PublishSubject<Int>()
    func isIn(_ number: Int) -> Int {
      min(max(number, range.lowerBound), range.upperBound)
    }
    var watching = 0
    let values = Observable<Int>.create { observer in
      watching += 1
      let telling = pressed.startWith(value).subscribe(observer)
      return Disposables.create {
        watching -= 1
        telling.dispose()
      }
    }
    return { (step: Step) -> Void in
      defer {
        if !step.isLeaving {
          rehearsal.answer(state(value, range, isHeard: watching > 0))
        }
      }
      switch step {
      case .watch, .watchKept: rehearsal.watch(values)
      case .leave(let number): rehearsal.leave(number)
      case .press(let step):
        guard range.contains(value + step) else { return }
        value += step
        pressed.onNext(value)
      case .set(let number), .setKept(let number), .bind(let number):
        value = isIn(number)
      case .place(let number): value = number
      case .limit(let limits), .limitKept(let limits):
        range = limits
        value = isIn(value)
      }
    }
  }

  static func keepsNothing(_ examiner: Examiner) -> Bool {
    var steppers = [Stepper()]
    let isThere = { [weak stepper = steppers[0]] in stepper != nil }
    let value = steppers[0].rx.value
    let limits = steppers[0].rx.limits
    var seen: [String] = []
    let first = watched(value)
    let second = value.subscribe { event in seen.append("\(event)") }
    first.subscription.dispose()
    let isForgotten = examiner.expect(
      !first.isThere(),
      "What the closure of somebody held who has left is still there.")
    let isLeft = examiner.expect(
      steppers[0].listenerCount, equals: 1,
      "the listeners when one of two subscribers has left")
    steppers = []
    let isGone = examiner.expect(
      !isThere(),
      "A stepper is still there that only `value`, `limits`, and a "
        + "subscription know.")
    var late: [String] = []
    let third = value.subscribe { event in late.append("\(event)") }
    value.onNext(1)
    limits.onNext(0...1)
    let isSilent = examiner.expect(
      late, equals: [],
      "what somebody is told who subscribes when the stepper is gone")
    let isQuiet = examiner.expect(
      seen, equals: ["next(0)"],
      "what somebody is told who is subscribed when the stepper goes")
    second.dispose()
    third.dispose()
    return isForgotten && isLeft && isGone && isSilent && isQuiet
  }

  /// Somebody who holds an object.
  static func watched(_ value: ControlProperty<Int>) -> (
    subscription: any Disposable, isThere: () -> Bool
  ) {
    final class Held {}
    let held = Held()
    let subscription = value.subscribe { _ in _ = held }
    return (subscription, { [weak held] in held != nil })
  }
}
