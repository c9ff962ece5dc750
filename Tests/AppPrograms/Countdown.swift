import RxSwift

protocol BoxOffice {
  func pay(for seats: [String]) -> Single<String>
}

/// Theatre seats that are held for a few minutes until they are paid for.
final class SeatHoldViewModel {
  enum State: Equatable {
    case free
    case held(secondsLeft: Int)
    case expired
    case paid(ticket: String)
  }

  let state: Observable<State>
  /// Emits once per hold when little time is left.
  let warnings: Observable<String>
  let refusals: Observable<String>

  /// - Parameters:
  ///   - hold: The chosen seats; choosing others restarts the countdown.
  ///   - release: Releases the seats.
  init(
    hold: Observable<[String]>, pay: Observable<Void>, release: Observable<Void>, office: BoxOffice,
    duration: Int = 300, warningAt warningTime: Int = 30, scheduler: SchedulerType
  ) {
    let refusals = PublishSubject<String>()
    self.refusals = refusals

    let state =
      hold
      .flatMapLatest { seats -> Observable<State> in
        let secondsLeft = Observable<Int>.interval(.seconds(1), scheduler: scheduler)
          .map { duration - 1 - $0 }
          .startWith(duration)
          .take(until: { $0 == 0 }, behavior: .inclusive)
          .share(replay: 1)

        let payment = pay.flatMapFirst {
          office.pay(for: seats)
            .map { State.paid(ticket: $0) }
            .asObservable()
            .catch { _ in
              refusals.onNext("The payment for \(seats.joined(separator: " and ")) was refused.")
              return .empty()
            }
        }
        // The first of these events counts, so a payment that is confirmed later has no effect.
        let end = Observable.merge(
          secondsLeft.filter { $0 == 0 }.map { _ in State.expired },
          release.map { State.free },
          payment
        )
        .take(1)
        .share()

        let countdown =
          secondsLeft
          .map { State.held(secondsLeft: $0) }
          .take(until: end)
        return .merge(countdown, end)
      }
      .startWith(.free)
      .share(replay: 1)
    self.state = state

    warnings =
      state
      .filter { $0 == .held(secondsLeft: warningTime) }
      .map { _ in "Your seats are held for \(Self.clock(warningTime)) more." }
  }

  /// The remaining time as text.
  static func clock(_ seconds: Int) -> String {
    let rest = seconds % 60
    return "\(seconds / 60):\(rest < 10 ? "0" : "")\(rest)"
  }
}
