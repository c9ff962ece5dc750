import Lesson
import Reactive

let check = Check { examiner in
  for isRight in PumpCheck.questions where !isRight(examiner) {
    return
  }
}

/// What is asked of a pump, until one answer is wrong.
private enum PumpCheck {
  static var questions: [(Examiner) -> Bool] {
    [
      isOutOfReach, worksByHand, obeysCards, isAskedWhileTelling,
      isAskedWhileDelivering,
    ]
  }

  static func isOutOfReach(_ examiner: Examiner) -> Bool {
    let pump = FuelPump()
    let reason = "so that only the pump can send on it"
    return [
      examiner.expect(
        pump.state, isDeclaredAs: Observable<PumpState>.self, "state",
        reason),
      examiner.expect(
        pump.deliveries, isDeclaredAs: Observable<Delivery>.self,
        "deliveries", reason),
    ].allSatisfy(\.self)
  }

  /// Some scripts by hand, and many that are made of their steps.
  static func worksByHand(_ examiner: Examiner) -> Bool {
    rehearse(
      examiner,
      scripts: [
        [.screen, .release("Tern")],
        [.till, .dispense(10), .release("Tern"), .dispense(20)],
        [
          .till, .release("Tern"), .dispense(20), .dispense(5), .lock,
          .dispense(30), .release("Plover"), .dispense(40),
        ],
        [.screen, .lock, .release("Tern"), .release("Plover"), .lock],
        [.release("Tern"), .dispense(10), .till, .screen, .lock],
        [.screen, .leave(1), .release("Tern"), .screen],
        [
          .keptTill, .keptScreen, .release("Tern"), .dispense(10),
          .keptTill, .keptScreen, .lock,
        ],
      ],
      steps: [
        .screen, .keptScreen, .till, .keptTill, .release("Tern"),
        .release("Plover"), .lock,
        .dispense(10), .dispense(20), .leave(1), .leave(2),
      ],
      drawing: drawn)
  }

  static func obeysCards(_ examiner: Examiner) -> Bool {
    rehearse(
      examiner,
      scripts: [
        [.screen, .connect, .card(1, "Tern"), .card(1, "Plover")],
        [.screen, .connect, .card(1, "Tern"), .lock, .card(1, "Tern")],
        [.screen, .connect, .card(1, "Tern"), .fail(1)],
        [.screen, .connectLoosely, .card(1, "Tern"), .fail(1)],
        [.screen, .connect, .card(1, "Tern"), .complete(1)],
        [.screen, .connect, .card(1, "Tern"), .disconnect(1)],
        [.screen, .connect, .disconnect(1), .card(1, "Tern")],
        [.screen, .connect, .fail(1), .release("Tern"), .dispense(1)],
        [.screen, .connect, .connect, .card(1, "Tern"), .fail(2)],
        [
          .screen, .connect, .connect, .card(2, "Tern"), .lock,
          .card(1, "Plover"), .lock, .card(2, "Tern"),
        ],
      ],
      steps: [
        .screen, .till, .connect, .card(1, "Tern"), .card(2, "Plover"),
        .card(1, "Plover"), .lock, .dispense(10), .fail(1),
        .complete(1), .complete(2), .disconnect(1), .release("Tern"),
      ],
      drawing: drawn)
  }

  static func isAskedWhileTelling(_ examiner: Examiner) -> Bool {
    let pump = FuelPump()
    var answers: [Bool] = []
    let prepaid = state(of: pump).subscribe(onNext: { state in
      guard state != .locked else { return }
      answers.append(pump.dispense(15))
      pump.lock()
      answers.append(pump.dispense(15))
    })
    var states: [String] = []
    let screen = state(of: pump).subscribe(onNext: { state in
      states.append(text(state))
    })
    var sold: [String] = []
    let till = deliveries(of: pump).subscribe(onNext: { delivery in
      sold.append(text(delivery))
    })
    pump.release(to: "Tern")
    for one in [prepaid, screen, till] { one.dispose() }
    return [
      examiner.expect(
        answers, equals: [true, false],
        "the answers to a subscriber who, when told of a release, "
          + "calls dispense(15), lock(), and dispense(15)"),
      examiner.expect(
        states, equals: ["locked", "Tern", "locked"],
        "the states that the next subscriber saw meanwhile"),
      examiner.expect(
        sold, equals: ["Tern 15"], "the deliveries meanwhile"),
    ].allSatisfy(\.self)
  }

  static func isAskedWhileDelivering(_ examiner: Examiner) -> Bool {
    let pump = FuelPump()
    var answers: [Bool] = []
    let once = deliveries(of: pump).subscribe(onNext: { _ in
      pump.lock()
      pump.release(to: "Plover")
      guard answers.isEmpty else { return }
      answers.append(false)
      answers.append(pump.dispense(7))
    })
    var sold: [String] = []
    let till = deliveries(of: pump).subscribe(onNext: { delivery in
      sold.append(text(delivery))
    })
    pump.release(to: "Tern")
    pump.dispense(10)
    for one in [once, till] { one.dispose() }
    return examiner.expect(
      sold, equals: ["Tern 10", "Plover 7"],
      "the deliveries that the next subscriber saw when one, told of "
        + "the first, called lock(), release(to: \"Plover\"), and "
        + "dispense(7)")
  }

  private static func text(_ state: PumpState) -> String {
    switch state {
    case .locked: "locked"
    case .released(let boat): boat
    }
  }

  private static func text(_ delivery: Delivery) -> String {
    "\(delivery.boat) \(delivery.litres)"
  }

  /// What the pump tells, whatever that is declared as.
  private static func state(of pump: FuelPump) -> Observable<PumpState>
  {
    (pump.state as Any) as? Observable<PumpState> ?? .never()
  }

  private static func deliveries(
    of pump: FuelPump
  ) -> Observable<Delivery> {
    (pump.deliveries as Any) as? Observable<Delivery> ?? .never()
  }
}

extension PumpCheck {
  /// What can be done with a pump; card readers are numbered.
  enum Step: CustomStringConvertible {
    case screen, till, keptScreen, keptTill, leave(Int)
    case release(String), lock, dispense(Int)
    case connect, connectLoosely
    case card(Int, String), fail(Int), complete(Int)
    case disconnect(Int)

    var description: String {
      switch self {
      case .screen: "somebody subscribes to state"
      case .till: "somebody subscribes to deliveries"
      case .keptScreen: "somebody subscribes to the state of the start"
      case .keptTill:
        "somebody subscribes to the deliveries of the start"
      case .leave(let number): "observer \(number) leaves"
      case .release(let boat): "release(to: \"\(boat)\")"
      case .lock: "lock()"
      case .dispense(let litres): "dispense(\(litres))"
      case .connect: "connect a card reader"
      case .connectLoosely:
        "connect a card reader, and drop what connect returns"
      case .card(let number, let boat):
        "card \(boat) at reader \(number)"
      case .fail(let number): "reader \(number) fails"
      case .complete(let number): "reader \(number) completes"
      case .disconnect(let number):
        "dispose of what connect returned for reader \(number)"
      }
    }
  }

  enum Fault: Error { case wet }

  /// Any boat, and any number of litres.
  static func drawn(_ dice: inout SeededGenerator) -> Step {
    switch dice.integer(in: 0...3) {
    case 0: .release(dice.text())
    case 1: .card(1, dice.text())
    default: .dispense(dice.integer(in: .min ... .max))
    }
  }

  static func rehearse(
    _ examiner: Examiner, scripts: [[Step]], steps: [Step],
    drawing: @escaping (inout SeededGenerator) -> Step
  ) -> Bool {
    examiner.rehearse(
      "FuelPump", scripts: scripts, steps: steps, drawing: drawing
    ) { rehearsal in
      let pump = FuelPump()
      let kept = (state: state(of: pump), till: deliveries(of: pump))
      let yard = Yard(rehearsal) { pump.connect($0) }
      return { step in
        switch step {
        case .keptScreen: rehearsal.watch(kept.state, as: text)
        case .keptTill: rehearsal.watch(kept.till, as: text)
        case .screen: rehearsal.watch(state(of: pump), as: text)
        case .till: rehearsal.watch(deliveries(of: pump), as: text)
        case .leave(let number): rehearsal.leave(number)
        case .release(let boat): pump.release(to: boat)
        case .lock: pump.lock()
        case .dispense(let litres):
          rehearsal.answer("\(pump.dispense(litres))")
        default: yard.perform(step)
        }
      }
    } expected: { rehearsal in
      let state = BehaviorRelay(value: PumpState.locked)
      let deliveries = PublishRelay<Delivery>()
      func move(to new: PumpState) {
        if (state.value == .locked) != (new == .locked) {
          state.accept(new)
        }
      }
      let yard = Yard(rehearsal) { cards in
        cards.subscribe(
          onNext: { move(to: .released(to: $0)) },
          onError: { _ in move(to: .locked) })
      }
      return { step in
        switch step {
        case .screen, .keptScreen:
          rehearsal.watch(state.asObservable(), as: text)
        case .till, .keptTill:
          rehearsal.watch(deliveries.asObservable(), as: text)
        case .leave(let number): rehearsal.leave(number)
        case .release(let boat): move(to: .released(to: boat))
        case .lock: move(to: .locked)
        case .dispense(let litres):
          guard case .released(let boat) = state.value else {
            return rehearsal.answer("false")
          }
          deliveries.accept(Delivery(boat: boat, litres: litres))
          rehearsal.answer("true")
        default: yard.perform(step)
        }
      }
    }
  }

  /// The card readers that have been connected.
  final class Yard {
    private let rehearsal: Rehearsal
    private let connect: (Observable<String>) -> any Disposable
    private var readers: [PublishSubject<String>] = []
    private var cables: [any Disposable] = []

    init(
      _ rehearsal: Rehearsal,
      _ connect: @escaping (Observable<String>) -> any Disposable
    ) {
      self.rehearsal = rehearsal
      self.connect = connect
    }

    deinit { for cable in cables { cable.dispose() } }

    func perform(_ step: Step) {
      switch step {
      case .connect: cables.append(plugIn())
      case .connectLoosely:
        _ = plugIn()
        cables.append(Disposables.create())
      case .card(let number, let boat): reader(number)?.onNext(boat)
      case .fail(let number): reader(number)?.onError(Fault.wet)
      case .complete(let number): reader(number)?.onCompleted()
      case .disconnect(let number):
        if cables.indices.contains(number - 1) {
          cables[number - 1].dispose()
        }
      default: break
      }
    }

    private func plugIn() -> any Disposable {
      let reader = PublishSubject<String>()
      readers.append(reader)
      return connect(
        rehearsal.source("reader \(readers.count)", reader))
    }

    private func reader(_ number: Int) -> PublishSubject<String>? {
      readers.indices.contains(number - 1) ? readers[number - 1] : nil
    }
  }
}
