import Lesson
import Reactive

let check = Check { examiner in
  for hot in [["signal"], ["signal", "taps"]] {
    let isRight = examiner.compare(
      "sales(of:signal:sell:)", on: SeatsCheck.rows, hot: hot,
      drawing: hot.count > 1
        ? [:]
        : [
          "taps": .anyInteger, "signal": .texts(["s"]),
          "odd": .texts(["n", "n", "n", "t", "A1", "", "taken"]),
          "even": .texts(["n", "d", "A1", "B2", ""]),
        ],
      yours: {
        (
          taps: Observable<Int>, signal: Observable<String>,
          odd: Observable<String>, even: Observable<String>
        ) in
        sales(
          of: taps, signal: SeatsCheck.signal(signal),
          sell: SeatsCheck.sell(odd, even))
      },
      expected: { taps, signal, odd, even in
        SeatsCheck.right(
          taps, SeatsCheck.signal(signal),
          SeatsCheck.sell(odd, even))
      })
    guard isRight else { return }
  }
  SeatsCheck.answersAtOnce(examiner)
  SeatsCheck.ends(examiner)
  SeatsCheck.leavesNothing(examiner)
} showing: { _ in
  let taps = PublishSubject<Int>()
  let signal = PublishSubject<Void>()
  var isInTunnel = true
  _ = sales(of: taps, signal: signal.asObservable()) { seat in
    .deferred {
      if isInTunnel { throw NoSignal() }
      if seat == 4 { throw Refusal.taken }
      return .just("seat \(seat)")
    }
  }
  .subscribe(
    onNext: { sale in
      switch sale {
      case .sold(let ticket): print("sold:", ticket)
      case .refused(let refusal): print("refused:", refusal)
      }
    }, onCompleted: { print("completed") })
  taps.onNext(3)
  isInTunnel = false
  signal.onNext(())
  taps.onNext(4)
  taps.onCompleted()
}

private enum SeatsCheck {
  static let rows = [
    """
    taps:    -1--2---------3-----------4--------|
    signal:  --------s----------------s--->
    odd:     --n|
    even:    --A1|
    """,
    """
    taps:    -1--------1----2----------2-->
    signal:  -s-----s----s----s----s----s----s--->
    odd:     --n|
    even:    ---n|
    """,
    """
    taps:    -1--------2------3-->
    signal:  -------------->
    odd:     --t|
    even:    --d|
    """,
    """
    taps:    -1--|
    signal:  -----------s--->
    odd:     --n|
    even:    --A1|
    """,
    """
    taps:    -1--|
    signal:  -----------s--->
    odd:     --n|
    even:    --X
    """,
    """
    taps:    -1--|
    signal:  -------->
    odd:     -----t|
    even:    --A1|
    """,
    """
    taps:    -1------X
    signal:  -------------s--->
    odd:     --n|
    even:    --A1|
    """,
    """
    taps:    -1---1---1---|
    signal:  -------->
    odd:     ------A1|
    even:    ---->
    """,
    """
    taps:    (12)-------3-->
    signal:  ----(ss)-------s-->
    odd:     --n|
    even:    --t|
    """,
    """
    taps:    -1---------2------>
    signal:  ------s--------s-->
    odd:     --n|
    even:    --B2|
    one:     ^----!
    two:     --^---------------------!
    """,
  ]

  /// Requests that answer within their subscription, also within an element of the signal.
  static func answersAtOnce(_ examiner: Examiner) {
    let taps = PublishSubject<Int>()
    let signal = PublishSubject<Void>()
    var answers = (0..<15).map { $0 == 12 || $0 == 14 }
    var seen: [String] = []
    let handset = sales(of: taps, signal: signal.asObservable()) {
      seat in
      .deferred {
        guard answers.removeFirst() else { throw NoSignal() }
        return .just("A\(seat)")
      }
    }
    .subscribe { event in seen.append("\(event)") }
    for seat in [3, 4] {
      taps.onNext(seat)
      var signals = 0
      while signal.hasObservers, signals < 30 {
        signals += 1
        signal.onNext(())
      }
      seen.append("signals: \(signals)")
    }
    taps.onCompleted()
    handset.dispose()
    examiner.expect(
      seen,
      equals: [
        "next(sold(\"A3\"))", "signals: 12", "next(sold(\"A4\"))",
        "signals: 1", "completed",
      ],
      "what comes of two seats whose requests answer at once, without a "
        + "signal twelve times, and once")
  }

  /// Taps that complete while a sale is being told, or that fail with
  /// an error which a request may fail with, too.
  static func ends(_ examiner: Examiner) {
    let last = PublishSubject<Int>()
    let answer = PublishSubject<String>()
    var seen: [String] = []
    let selling = sales(of: last, signal: .never()) { _ in
      answer.take(1).asSingle()
    }
    .subscribe { event in
      seen.append("\(event)")
      if case .next = event { last.onCompleted() }
    }
    last.onNext(3)
    answer.onNext("A3")
    selling.dispose()
    examiner.expect(
      seen, equals: ["next(sold(\"A3\"))", "completed"],
      "what comes if the taps complete while a sale is being told")
    for error in [Refusal.taken, NoSignal()] as [any Error] {
      var seen: [String] = []
      let signal = PublishSubject<Void>()
      let handset = sales(
        of: Observable<Int>.error(error), signal: signal
      ) { _ in .just("A3") }
      .subscribe { event in seen.append("\(event)") }
      examiner.expect(
        seen, equals: ["error(\(error))"],
        "what comes of taps that fail with \(error)")
      handset.dispose()
    }
  }

  /// What is called before anybody subscribes, and kept when they have
  /// left in the middle of a sale.
  static func leavesNothing(_ examiner: Examiner) {
    final class Server {}
    var calls = 0
    weak var server: Server?
    do {
      let own = Server()
      server = own
      let taps = PublishSubject<Int>()
      let signal = PublishSubject<Void>()
      let selling = sales(of: taps, signal: signal) { _ in
        calls += 1
        return withExtendedLifetime(own) { .error(NoSignal()) }
      }
      examiner.expect(
        calls, equals: 0, "calls of `sell` before anybody subscribes")
      let handset = selling.subscribe()
      taps.onNext(3)
      handset.dispose()
    }
    examiner.expect(
      server == nil,
      "Nothing is kept when somebody has left: `sell` still is.")
  }

  /// A row can't show that it goes on forever.
  static func signal(_ row: Observable<String>) -> Observable<Void> {
    row.map { _ in }.catch { _ in .never() }.concat(
      Observable<Void>.never())
  }

  /// Every other request is answered by the other row.
  static func sell(
    _ odd: Observable<String>, _ even: Observable<String>
  ) -> (Int) -> Single<String> {
    var requests = 0
    return { seat in
      Observable<String>.deferred {
        requests += 1
        return requests.isMultiple(of: 2) ? even : odd
      }
      .map { text in
        switch text {
        case "n": throw NoSignal()
        case "t": throw Refusal.taken
        case "d": throw Refusal.declined
        case "", "taken": text
        default: "\(text) for \(seat)"
        }
      }
      .concat(Observable.never())
      .take(1)
      .asSingle()
    }
  }

  static func right(
    _ taps: Observable<Int>, _ signal: Observable<Void>,
    _ sell: @escaping (Int) -> Single<String>
  ) -> Observable<Sale> {
    taps.flatMapFirst { seat in
      sell(seat)
        .map { ticket in Sale.sold(ticket) }
        .retry(when: { errors in
          errors.flatMap { error -> Observable<Void> in
            guard error is NoSignal else { throw error }
            return signal.take(1)
          }
        })
        .catch { error in
          guard let refusal = error as? Refusal else { throw error }
          return .just(.refused(refusal))
        }
    }
  }
}
