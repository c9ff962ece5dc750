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
    var answers = [false, false, false, true, false, true]
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
      while signal.hasObservers, signals < 9 {
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
        "next(sold(\"A3\"))", "signals: 3", "next(sold(\"A4\"))",
        "signals: 1", "completed",
      ],
      "what comes of two seats whose requests answer at once, without a "
        + "signal three times, and once")
  }

  /// A row cannot say that it goes on for ever.
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
