import Lesson
import Reactive

let check = Check { examiner in
  for hot in [[], ["request"]] {
    let isRight = examiner.compare(
      "remembered(_:)", on: BulletinCheck.rows, hot: hot,
      drawing: ["request": .texts(["2", "Red", "4", ""])],
      yours: { (request: Observable<String>) in
        remembered(request.take(1).asSingle()).asObservable()
      },
      expected: { request in
        BulletinCheck.shared(request.take(1).asSingle())
      })
    guard isRight else { return }
  }
  BulletinCheck.rehearse(examiner)
  BulletinCheck.failsOften(examiner)
} showing: { _ in
  var isDown = true
  let request = Single<String>.create { answer in
    print("GET /bulletin")
    answer(
      isDown
        ? .failure(BulletinCheck.Failure.noConnection)
        : .success("level 2"))
    isDown = false
    return Disposables.create()
  }
  let bulletin = remembered(request)
  for _ in 1...3 {
    _ = bulletin.subscribe(
      onSuccess: { level in print("hut: \(level)") },
      onFailure: { error in print("hut: \(error)") })
  }
}

private enum BulletinCheck {
  enum Failure: Error { case noConnection }

  /// A request that fails a dozen times, and one that works at last.
  static func failsOften(_ examiner: Examiner) {
    var count = 0
    let bulletin = remembered(
      Single<String>.create { answer in
        count += 1
        answer(
          count > 12 ? .success("2") : .failure(Failure.noConnection))
        return Disposables.create()
      })
    for _ in 1...14 { _ = bulletin.subscribe() }
    examiner.expect(
      count, equals: 13,
      "how many requests 14 screens start, one after another, of which"
        + " the first 12 fail")
  }

  static let rows = [
    "request: ---2|",
    "request: ---X",
    "request: |",
    """
    request: ----2|
    hut:     ^----------------->
    valley:  --^--------------->
    phone:   ---------^-------->
    """,
    """
    request: ----X
    hut:     ^----------------->
    valley:  --^--------------->
    phone:   ---------^-------->
    """,
    """
    request: --2|
    hut:     ^------!
    valley:  -----^------!
    phone:   --------------^---------->
    """,
    """
    request: -----2|
    hut:     ^--!
    valley:  ------^---------->
    phone:   ---------------^--->
    """,
    """
    request: -----X
    hut:     ^--!
    valley:  -^--------->
    phone:   -------^------->
    """,
  ]

  static func shared(
    _ request: Single<String>
  ) -> Observable<String> {
    var kept: Observable<String>?
    let running = request.asObservable()
      .do(onNext: { kept = .just($0) })
      .publish()
      .refCount()
    return Observable.deferred { kept ?? running }
      .asSingle()
      .asObservable()
  }

  enum Step: CustomStringConvertible {
    case watch, leave(Int), answer(String), fail

    var description: String {
      switch self {
      case .watch: "a screen subscribes"
      case .leave(let number): "screen \(number) leaves"
      case .answer(let text): "the request answers “\(text)”"
      case .fail: "the request fails"
      }
    }

    var isSettledInside: Bool {
      switch self {
      case .watch, .leave: true
      case .answer, .fail: false
      }
    }
  }

  /// A bulletin that does what the statement says.
  final class Right {
    private let request: Single<String>
    private var kept: String?
    private var waiting: [Screen] = []
    private var line: (any Disposable)?

    private final class Screen {
      let tell: (SingleEvent<String>) -> Void
      var hasLeft = false

      init(_ tell: @escaping (SingleEvent<String>) -> Void) {
        self.tell = tell
      }
    }

    init(_ request: Single<String>) { self.request = request }

    func subscribe(
      _ tell: @escaping (SingleEvent<String>) -> Void
    ) -> any Disposable {
      if let kept {
        tell(.success(kept))
        return Disposables.create()
      }
      let screen = Screen(tell)
      waiting.append(screen)
      if waiting.count == 1 {
        let line = SingleAssignmentDisposable()
        self.line = line
        line.setDisposable(request.subscribe { self.end($0) })
      }
      return Disposables.create { self.leave(screen) }
    }

    private func end(_ event: SingleEvent<String>) {
      kept = try? event.get()
      let told = waiting
      waiting = []
      for screen in told where !screen.hasLeft { screen.tell(event) }
    }

    private func leave(_ screen: Screen) {
      screen.hasLeft = true
      guard waiting.contains(where: { $0 === screen }) else { return }
      waiting.removeAll { $0 === screen }
      if waiting.isEmpty { line?.dispose() }
    }
  }

  static func rehearse(_ examiner: Examiner) {
    examiner.rehearse(
      "remembered(_:)",
      scripts: [
        [.watch, .watch, .watch, .answer("2"), .watch],
        [.watch, .watch, .watch, .fail, .watch, .watch, .answer("3")],
        [.watch, .watch, .leave(1), .leave(2), .watch, .answer("4")],
      ],
      steps: [.watch, .leave(1), .leave(2), .answer("Red"), .fail],
      drawing: { dice in .answer(dice.text()) },
      inside: { steps in steps.allSatisfy(\.isSettledInside) }
    ) { rehearsal in
      perform(rehearsal) { remembered($0) }
    } expected: { rehearsal in
      perform(rehearsal) { request in
        let right = Right(request)
        return Single.create { right.subscribe($0) }
      }
    }
  }

  /// Each screen says how many were told before it.
  private static func perform(
    _ rehearsal: Rehearsal,
    _ make: (Single<String>) -> Single<String>
  ) -> (Step) -> Void {
    var service = PublishSubject<String>()
    let request = Observable<String>.deferred {
      service = PublishSubject<String>()
      return rehearsal.source("request", service)
    }
    let bulletin = make(request.take(1).asSingle())
    var told = 0
    func next() -> Int {
      told += 1
      return told
    }
    return { step in
      switch step {
      case .watch:
        rehearsal.watch(
          bulletin.asObservable(),
          as: { "\($0), told as no. \(next())" },
          failing: { _ in "fails, told as no. \(next())" })
      case .leave(let number): rehearsal.leave(number)
      case .answer(let text): service.onNext(text)
      case .fail: service.onError(Failure.noConnection)
      }
    }
  }
}
