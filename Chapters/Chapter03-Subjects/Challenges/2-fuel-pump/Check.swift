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
      showsItsState, servesOneBoat, ignoresTheRest, meetsLatecomers,
      isAskedWhileTelling, obeysCards, outlivesAFailure, outlivesAnEnd,
    ]
  }

  static func showsItsState(_ examiner: Examiner) -> Bool {
    let pump = FuelPump()
    let screen = Notebook(pump.state)
    let atOnce = screen.lines
    pump.release(to: "Tern")
    return [
      examiner.expect(
        atOnce, equals: ["locked"],
        "what a subscriber to `state` of a new pump is told at once"),
      examiner.expect(
        screen.lines, equals: ["locked", "released to Tern"],
        "what it has been told after release(to: \"Tern\")"),
    ].allSatisfy(\.self)
  }

  static func servesOneBoat(_ examiner: Examiner) -> Bool {
    let pump = FuelPump()
    let till = Notebook(pump.deliveries)
    var answers = [pump.dispense(10)]
    pump.release(to: "Tern")
    answers.append(pump.dispense(20))
    answers.append(pump.dispense(5))
    pump.lock()
    answers.append(pump.dispense(30))
    pump.release(to: "Plover")
    answers.append(pump.dispense(40))
    return [
      examiner.expect(
        answers, equals: [false, true, true, false, true],
        "the answers of dispense: locked, released to Tern, again, "
          + "locked, released to Plover"),
      examiner.expect(
        till.lines, equals: ["Tern 20", "Tern 5", "Plover 40"],
        "the deliveries that a subscriber saw meanwhile"),
    ].allSatisfy(\.self)
  }

  static func ignoresTheRest(_ examiner: Examiner) -> Bool {
    let pump = FuelPump()
    let screen = Notebook(pump.state)
    let till = Notebook(pump.deliveries)
    pump.lock()
    pump.release(to: "Tern")
    pump.release(to: "Plover")
    pump.release(to: "Tern")
    pump.dispense(10)
    pump.lock()
    pump.lock()
    return [
      examiner.expect(
        screen.lines,
        equals: ["locked", "released to Tern", "locked"],
        "the states after lock(), release(to: \"Tern\"), release(to: "
          + "\"Plover\"), release(to: \"Tern\"), dispense(10), and "
          + "lock() twice"),
      examiner.expect(
        till.lines, equals: ["Tern 10"], "the deliveries meanwhile"),
    ].allSatisfy(\.self)
  }

  static func meetsLatecomers(_ examiner: Examiner) -> Bool {
    let pump = FuelPump()
    pump.release(to: "Tern")
    pump.dispense(10)
    let screen = Notebook(pump.state)
    let till = Notebook(pump.deliveries)
    let screenAtOnce = screen.lines
    let tillAtOnce = till.lines
    pump.lock()
    screen.close()
    pump.release(to: "Plover")
    pump.dispense(20)
    return [
      examiner.expect(
        screenAtOnce, equals: ["released to Tern"],
        "release(to: \"Tern\"), dispense(10), and then somebody "
          + "subscribes to `state`; what they are told at once"),
      examiner.expect(
        tillAtOnce, equals: [],
        "what somebody is told at once who subscribes to "
          + "`deliveries` then"),
      examiner.expect(
        till.lines, equals: ["Plover 20"],
        "the deliveries after a subscriber to `state` has left"),
    ].allSatisfy(\.self)
  }

  static func isAskedWhileTelling(_ examiner: Examiner) -> Bool {
    let pump = FuelPump()
    var answers: [Bool] = []
    let prepaid = pump.state.subscribe(onNext: { state in
      guard state != .locked else { return }
      answers.append(pump.dispense(15))
      pump.lock()
      answers.append(pump.dispense(15))
    })
    let screen = Notebook(pump.state)
    let till = Notebook(pump.deliveries)
    pump.release(to: "Tern")
    prepaid.dispose()
    return [
      examiner.expect(
        answers, equals: [true, false],
        "the answers to a subscriber who, when told of a release, "
          + "calls dispense(15), lock(), and dispense(15)"),
      examiner.expect(
        screen.lines,
        equals: ["locked", "released to Tern", "locked"],
        "the states that the next subscriber saw meanwhile"),
      examiner.expect(
        till.lines, equals: ["Tern 15"], "the deliveries meanwhile"),
    ].allSatisfy(\.self)
  }

  static func obeysCards(_ examiner: Examiner) -> Bool {
    let pump = FuelPump()
    let screen = Notebook(pump.state)
    let reader = PublishSubject<String>()
    let cable = pump.connect(reader)
    reader.onNext("Tern")
    reader.onNext("Plover")
    pump.lock()
    reader.onNext("Plover")
    pump.lock()
    cable.dispose()
    reader.onNext("Tern")
    return examiner.expect(
      screen.lines,
      equals: [
        "locked", "released to Tern", "locked", "released to Plover",
        "locked",
      ],
      "the states after the cards Tern, Plover, lock(), the card "
        + "Plover, lock(), disposal of what connect(_:) returned, and "
        + "the card Tern")
  }

  static func outlivesAFailure(_ examiner: Examiner) -> Bool {
    let pump = FuelPump()
    let screen = Notebook(pump.state)
    let till = Notebook(pump.deliveries)
    let reader = PublishSubject<String>()
    let cable = pump.connect(reader)
    reader.onNext("Tern")
    reader.onError(Fault.wet)
    let wasServed = pump.dispense(10)
    pump.release(to: "Plover")
    pump.dispense(20)
    cable.dispose()
    let late = Notebook(pump.state)
    return [
      examiner.expect(
        !wasServed,
        "dispense(_:) must return false once the card reader failed."),
      examiner.expect(
        screen.lines,
        equals: [
          "locked", "released to Tern", "locked", "released to Plover",
        ],
        "the states after the card Tern, an error of the reader, and "
          + "release(to: \"Plover\")"),
      examiner.expect(
        till.lines, equals: ["Plover 20"],
        "the deliveries, after one try before the release to Plover "
          + "and one after it"),
      examiner.expect(
        late.lines, equals: ["released to Plover"],
        "what a later subscriber to `state` is told"),
    ].allSatisfy(\.self)
  }

  static func outlivesAnEnd(_ examiner: Examiner) -> Bool {
    let pump = FuelPump()
    let screen = Notebook(pump.state)
    let till = Notebook(pump.deliveries)
    pump.connect(Observable.of("Tern")).dispose()
    pump.dispense(10)
    pump.lock()
    pump.connect(Observable.of("Plover")).dispose()
    pump.dispense(20)
    return [
      examiner.expect(
        screen.lines,
        equals: [
          "locked", "released to Tern", "locked", "released to Plover",
        ],
        "the states after a reader of one card, Tern, has completed, "
          + "lock(), and another reader with the card Plover"),
      examiner.expect(
        till.lines, equals: ["Tern 10", "Plover 20"],
        "the deliveries, one after each of those readers"),
    ].allSatisfy(\.self)
  }
}

extension PumpCheck {
  /// What happens to card readers.
  enum Fault: Error {
    case wet
  }

  /// Writes down everything that an observable sends.
  final class Notebook {
    private(set) var lines: [String] = []
    private var subscription: (any Disposable)?

    init(_ states: Observable<PumpState>) {
      note(states) { state in
        switch state {
        case .locked: "locked"
        case .released(let boat): "released to \(boat)"
        }
      }
    }

    init(_ deliveries: Observable<Delivery>) {
      note(deliveries) { "\($0.boat) \($0.litres)" }
    }

    deinit { close() }

    func close() { subscription?.dispose() }

    private func note<Element>(
      _ source: Observable<Element>,
      as text: @escaping (Element) -> String
    ) {
      subscription = source.subscribe { [weak self] event in
        switch event {
        case .next(let element): self?.lines.append(text(element))
        case .error(let error): self?.lines.append("error \(error)")
        case .completed: self?.lines.append("completed")
        }
      }
    }
  }
}
