import Reactive

/// The error if there's no answer, because there's no signal.
struct NoSignal: Error {}

/// The server's answer if it doesn't sell the seat.
enum Refusal: Error, Equatable { case taken, declined }

/// The result of a sale.
enum Sale: Equatable {
  case sold(String)
  case refused(Refusal)
}

/// Sells the seats that the conductor taps, and emits the results.
func sales(
  of taps: Observable<Int>, signal: Observable<Void>,
  sell: @escaping (Int) -> Single<String>
) -> Observable<Sale> {
  taps.flatMapFirst { seat in
    sell(seat)
      .map { ticket in Sale.sold(ticket) }
      .retry(when: { (errors: Observable<NoSignal>) in
        errors.flatMap { _ in signal.take(1) }
      })
      .catch { error in
        guard let refusal = error as? Refusal else { throw error }
        return .just(.refused(refusal))
      }
  }
}
