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
  // Whatever goes wrong is a refusal, and the last one.
  taps
    .flatMap { seat in sell(seat) }
    .map { ticket in .sold(ticket) }
    .catchAndReturn(.refused(.declined))
}
