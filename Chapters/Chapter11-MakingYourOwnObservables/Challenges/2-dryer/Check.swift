import Lesson
import Reactive

let check = Check { examiner in
  for early in DryerCheck.early {
    let isRight = DryerCheck.rehearse(examiner, early)
    guard isRight else { return }
  }
}

private enum DryerCheck {
  enum Report: CustomStringConvertible {
    case degrees(Int), done, open, tooHot(Int)

    var description: String {
      switch self {
      case .degrees(let degrees): "is at \(degrees) degrees"
      case .done: "is done"
      case .open: "fails with doorIsOpen"
      case .tooHot(let degrees): "fails with tooHot(\(degrees))"
      }
    }
  }

  enum Step: CustomStringConvertible {
    case subscribe, leave(Int), tell(Report), make

    var description: String {
      switch self {
      case .subscribe: "somebody subscribes"
      case .leave(let number): "observer \(number) leaves"
      case .tell(let report): "the dryer \(report)"
      case .make: "degrees(of:) is called again, and used from now on"
      }
    }

    var isLeaving: Bool {
      if case .leave = self { true } else { false }
    }
  }

  /// What the dryer tells before `start()` has returned.
  static let early: [[Report]] = [
    [], [.degrees(20)], [.done], [.degrees(20), .open, .degrees(30)],
    [.degrees(20), .done, .tooHot(1), .done],
  ]

  /// A dryer that notes how it is treated.
  final class Machine: Dryer {
    weak var delegate: (any DryerDelegate)? {
      didSet { touches += 1 }
    }
    private(set) var log: [String] = []
    private(set) var touches = 0
    private let early: [Report]

    init(early: [Report]) { self.early = early }

    func note(_ text: String) { log.append(text) }

    func start() {
      touches += 1
      log.append("start" + (delegate == nil ? ", nobody told" : ""))
      // It goes on calling whom it has begun to call.
      let delegate = delegate
      for report in early { tell(report, to: delegate) }
    }

    func stop() {
      touches += 1
      log.append("stop")
    }

    func tell(_ report: Report) { tell(report, to: delegate) }

    private func tell(
      _ report: Report, to delegate: (any DryerDelegate)?
    ) {
      switch report {
      case .degrees(let degrees): delegate?.dryer(self, isAt: degrees)
      case .done: delegate?.dryerIsDone(self)
      case .open: delegate?.dryer(self, failedWith: .doorIsOpen)
      case .tooHot(let degrees):
        delegate?.dryer(self, failedWith: .tooHot(degrees))
      }
    }
  }

  private final class Wire: DryerDelegate {
    let observer: AnyObserver<Int>

    init(_ observer: AnyObserver<Int>) { self.observer = observer }

    func dryer(_ dryer: any Dryer, isAt degrees: Int) {
      observer.onNext(degrees)
    }
    func dryerIsDone(_ dryer: any Dryer) { observer.onCompleted() }
    func dryer(_ dryer: any Dryer, failedWith error: DryerError) {
      observer.onError(error)
    }
  }

  static func right(_ machine: Machine) -> Observable<Int> {
    Observable.create { observer in
      let wire = Wire(observer)
      machine.delegate = wire
      machine.start()
      return Disposables.create {
        machine.stop()
        withExtendedLifetime(wire) { machine.delegate = nil }
      }
    }
    .share()
  }

  static func fault(_ error: any Error) -> String {
    switch error {
    case DryerError.doorIsOpen: "doorIsOpen"
    case DryerError.tooHot(let degrees): "tooHot(\(degrees))"
    default: "\(error)"
    }
  }

  static func rehearse(
    _ examiner: Examiner, _ early: [Report]
  ) -> Bool {
    let when =
      early.isEmpty
      ? "" : ", where the dryer \(early[0]) when it starts,"
    return examiner.rehearse(
      "degrees(of:)\(when)",
      scripts: [
        [.subscribe, .tell(.degrees(40)), .tell(.done)],
        [.subscribe, .tell(.open)],
        [.subscribe, .tell(.tooHot(90)), .tell(.degrees(1))],
        [.subscribe, .leave(1), .tell(.degrees(50))],
        [
          .subscribe, .tell(.degrees(40)), .subscribe,
          .tell(.degrees(50)), .leave(1), .tell(.degrees(60)),
          .leave(2), .tell(.degrees(70)),
        ],
        [.subscribe, .subscribe, .tell(.done), .subscribe],
        [.subscribe, .leave(1), .subscribe, .tell(.degrees(8))],
        [
          .subscribe, .tell(.done), .make, .subscribe,
          .tell(.degrees(8)),
        ],
      ],
      steps: [
        .subscribe, .leave(1), .leave(2), .leave(3),
        .tell(.degrees(40)), .tell(.degrees(-2)), .tell(.done),
        .tell(.open), .tell(.tooHot(99)),
      ],
      drawing: { dice in
        .tell(.degrees(dice.integer(in: .min ... .max)))
      },
      inside: { steps in steps.allSatisfy(\.isLeaving) }
    ) { rehearsal in
      perform(rehearsal, Machine(early: early)) { machine in
        (degrees(of: machine) as Any) as? Observable<Int>
          ?? .never()
      }
    } expected: { rehearsal in
      perform(rehearsal, Machine(early: early), right)
    }
  }

  private static func perform(
    _ rehearsal: Rehearsal, _ machine: Machine,
    _ make: @escaping (Machine) -> Observable<Int>
  ) -> (Step) -> Void {
    func call() -> Observable<Int> {
      let before = machine.touches
      let degrees = make(machine)
      if machine.touches != before {
        machine.note("touched by the call")
      }
      return degrees
    }
    var degrees = call()
    var underway = 0
    return { step in
      underway += 1
      defer { underway -= 1 }
      switch step {
      case .subscribe: rehearsal.watch(degrees, failing: fault)
      case .leave(let number): rehearsal.leave(number)
      case .tell(let report): machine.tell(report)
      case .make: degrees = call()
      }
      // Whether the dryer is stopped before somebody is told, or after, is
      // open: one looks when all is done.
      guard underway == 1 else { return }
      let place = machine.delegate == nil ? "no delegate" : "delegate"
      rehearsal.answer(
        (machine.log + [place]).joined(separator: ", "))
    }
  }
}
