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
    case watch, watchKept, leave(Int), press(Int), set(Int)
    case limit(ClosedRange<Int>)

    var isLeaving: Bool {
      switch self {
      case .leave: true
      case .watch, .watchKept, .press, .set, .limit: false
      }
    }

    var description: String {
      switch self {
      case .watch: "somebody subscribes to `rx.value`"
      case .watchKept: "somebody subscribes to the `value` of the start"
      case .leave(let number): "observer \(number) leaves"
      case .press(let step): "the user presses \(step > 0 ? "+" : "-")"
      case .set(let value): "the program sends \(value) to `value`"
      case .limit(let range): "the program sends \(range) to `limits`"
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
  ]

  static let steps: [Step] = [
    Step.watch, Step.watchKept, Step.leave(1), Step.press(1),
    Step.press(-1), Step.set(5), Step.set(-3), Step.limit(2...6),
    Step.limit(0...0),
  ]

  static func isHeard(_ examiner: Examiner) -> Bool {
    examiner.rehearse(
      "Stepper().rx", scripts: scripts, steps: steps,
      drawing: { (dice: inout Dice) -> Step in
        Step.set(dice.integer(in: -20...20))
      },
      inside: { (steps: [Step]) -> Bool in
        steps.allSatisfy { (step: Step) -> Bool in step.isLeaving }
      },
      yours: yours, expected: expected)
  }

  static func yours(_ rehearsal: Rehearsal) -> (Step) -> Void {
    let stepper = Stepper()
    let kept: Observable<Int> = stepper.rx.value.asObservable()
    return { (step: Step) -> Void in
      switch step {
      case .watch:
        rehearsal.watch(stepper.rx.value.asObservable())
      case .watchKept: rehearsal.watch(kept)
      case .leave(let number): rehearsal.leave(number)
      case .press(let step): stepper.press(step)
      case .set(let value): stepper.rx.value.onNext(value)
      case .limit(let range): stepper.rx.limits.onNext(range)
      }
    }
  }

  static func expected(_ rehearsal: Rehearsal) -> (Step) -> Void {
    var value = 0
    var range = 0...10
    let pressed = PublishSubject<Int>()
    func isIn(_ number: Int) -> Int {
      min(max(number, range.lowerBound), range.upperBound)
    }
    let values = Observable<Int>.deferred { pressed.startWith(value) }
    return { (step: Step) -> Void in
      switch step {
      case .watch, .watchKept: rehearsal.watch(values)
      case .leave(let number): rehearsal.leave(number)
      case .press(let step):
        guard range.contains(value + step) else { return }
        value += step
        pressed.onNext(value)
      case .set(let number): value = isIn(number)
      case .limit(let limits):
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
    let first = value.subscribe { _ in }
    let second = value.subscribe { _ in }
    first.dispose()
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
    second.dispose()
    third.dispose()
    return isLeft && isGone && isSilent
  }
}
