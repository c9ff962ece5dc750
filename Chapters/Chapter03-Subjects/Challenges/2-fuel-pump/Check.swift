import Lesson
import Reactive

let check = Check { examiner in
  PumpCheck.whatIsKnownAtOnce(examiner)
  PumpCheck.whoIsServed(examiner)
  PumpCheck.whatIsIgnored(examiner)
  PumpCheck.whatLatecomersSee(examiner)
  PumpCheck.actingWhileTold(examiner)
  PumpCheck.cards(examiner)
  PumpCheck.aReaderThatFails(examiner)
  PumpCheck.aReaderThatEnds(examiner)
}

/// What is expected of a pump.
private enum PumpCheck {
  enum Fault: Error { case wet }

  static func whatIsKnownAtOnce(_ examiner: Examiner) {
    let pump = FuelPump()
    let screen = Notebook(pump.state)
    examiner.expect(
      screen.lines, equals: ["locked"],
      "what a subscriber to `state` of a new pump is told at once")
    pump.release(to: "Tern")
    examiner.expect(
      screen.lines, equals: ["locked", "released to Tern"],
      "what that subscriber has seen after release(to: \"Tern\")")
  }

  static func whoIsServed(_ examiner: Examiner) {
    let pump = FuelPump()
    let sold = Notebook(pump.deliveries)
    var answers = [pump.dispense(10)]
    pump.release(to: "Tern")
    answers.append(pump.dispense(20))
    answers.append(pump.dispense(5))
    pump.lock()
    answers.append(pump.dispense(30))
    pump.release(to: "Plover")
    answers.append(pump.dispense(40))
    examiner.expect(
      answers, equals: [false, true, true, false, true],
      "the answers of dispense: locked, released to Tern, again, "
        + "locked, released to Plover")
    examiner.expect(
      sold.lines, equals: ["Tern 20", "Tern 5", "Plover 40"],
      "the deliveries that a subscriber saw meanwhile")
  }

  static func whatIsIgnored(_ examiner: Examiner) {
    let pump = FuelPump()
    let screen = Notebook(pump.state)
    let sold = Notebook(pump.deliveries)
    pump.lock()
    pump.release(to: "Tern")
    pump.release(to: "Plover")
    pump.release(to: "Tern")
    pump.dispense(10)
    pump.lock()
    pump.lock()
    examiner.expect(
      screen.lines,
      equals: ["locked", "released to Tern", "locked"],
      "the states after lock(), release(to: \"Tern\"), release(to: "
        + "\"Plover\"), release(to: \"Tern\"), dispense(10), and "
        + "lock() twice")
    examiner.expect(
      sold.lines, equals: ["Tern 10"],
      "the deliveries meanwhile")
  }

  static func whatLatecomersSee(_ examiner: Examiner) {
    let pump = FuelPump()
    pump.release(to: "Tern")
    pump.dispense(10)
    let screen = Notebook(pump.state)
    let sold = Notebook(pump.deliveries)
    examiner.expect(
      screen.lines, equals: ["released to Tern"],
      "what a subscriber to `state` is told first who comes after "
        + "release(to: \"Tern\")")
    examiner.expect(
      sold.lines, equals: [],
      "what a subscriber to `deliveries` is told of the deliveries "
        + "before it came")
    pump.lock()
    screen.close()
    pump.release(to: "Plover")
    pump.dispense(20)
    examiner.expect(
      sold.lines, equals: ["Plover 20"],
      "the deliveries after a subscriber to `state` has left")
  }

  static func actingWhileTold(_ examiner: Examiner) {
    let pump = FuelPump()
    var answers: [Bool] = []
    let prepaid = pump.state.subscribe(onNext: { state in
      guard state != .locked else { return }
      answers.append(pump.dispense(15))
      pump.lock()
      answers.append(pump.dispense(15))
    })
    let screen = Notebook(pump.state)
    let sold = Notebook(pump.deliveries)
    pump.release(to: "Tern")
    prepaid.dispose()
    examiner.expect(
      answers, equals: [true, false],
      "the answers to a subscriber who, when told of a release, calls "
        + "dispense(15), lock(), and dispense(15)")
    examiner.expect(
      screen.lines,
      equals: ["locked", "released to Tern", "locked"],
      "the states that the next subscriber saw meanwhile")
    examiner.expect(
      sold.lines, equals: ["Tern 15"],
      "the deliveries meanwhile")
  }

  static func cards(_ examiner: Examiner) {
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
    examiner.expect(
      screen.lines,
      equals: [
        "locked", "released to Tern", "locked", "released to Plover",
        "locked",
      ],
      "the states after the cards Tern, Plover, lock(), the card "
        + "Plover, lock(), disposal of what connect(_:) returned, and "
        + "the card Tern")
  }

  static func aReaderThatFails(_ examiner: Examiner) {
    let pump = FuelPump()
    let screen = Notebook(pump.state)
    let sold = Notebook(pump.deliveries)
    let reader = PublishSubject<String>()
    let cable = pump.connect(reader)
    reader.onNext("Tern")
    reader.onError(Fault.wet)
    let refused = pump.dispense(10)
    pump.release(to: "Plover")
    pump.dispense(20)
    cable.dispose()
    let late = Notebook(pump.state)
    examiner.expect(
      !refused, "The pump is locked once its card reader has failed.")
    examiner.expect(
      screen.lines,
      equals: [
        "locked", "released to Tern", "locked", "released to Plover",
      ],
      "the states after the card Tern, an error of the reader, and "
        + "release(to: \"Plover\")")
    examiner.expect(
      sold.lines, equals: ["Plover 20"],
      "the deliveries, after one try before the release to Plover "
        + "and one after it")
    examiner.expect(
      late.lines, equals: ["released to Plover"],
      "what somebody is told who subscribes to `state` after that")
  }

  static func aReaderThatEnds(_ examiner: Examiner) {
    let pump = FuelPump()
    let screen = Notebook(pump.state)
    let sold = Notebook(pump.deliveries)
    pump.connect(Observable.of("Tern")).dispose()
    pump.dispense(10)
    pump.lock()
    pump.connect(Observable.of("Plover")).dispose()
    pump.dispense(20)
    examiner.expect(
      screen.lines,
      equals: [
        "locked", "released to Tern", "locked", "released to Plover",
      ],
      "the states after a reader of one card, Tern, has completed, "
        + "lock(), and another reader with the card Plover")
    examiner.expect(
      sold.lines, equals: ["Tern 10", "Plover 20"],
      "the deliveries, one after each of those readers")
  }
}

/// Writes down everything that an observable sends.
private final class Notebook {
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
