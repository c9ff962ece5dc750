import Reactive

/// There was no answer, because there was no signal.
struct NoSignal: Error {}

/// The server's answer, which is no ticket.
enum Refusal: Error, Equatable { case taken, declined }

/// What a sale comes to.
enum Sale: Equatable {
  case sold(String)
  case refused(Refusal)
}

/// What the sales of the seats come to that somebody taps on.
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
