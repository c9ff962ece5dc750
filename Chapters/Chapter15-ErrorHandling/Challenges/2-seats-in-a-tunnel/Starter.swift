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
  // This turns any error into a refusal, and then completes.
  taps
    .flatMap { seat in sell(seat) }
    .map { ticket in .sold(ticket) }
    .catchAndReturn(.refused(.declined))
}
