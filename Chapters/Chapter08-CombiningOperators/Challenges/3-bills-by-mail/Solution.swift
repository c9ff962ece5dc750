import Reactive

/// The number of bytes that it takes to send all bills, of which at
/// most `limit` are sent at a time.
func bytes(
  of bills: Observable<Int>, atOnce limit: Int,
  send: @escaping (Int) -> Observable<Int>
) -> Observable<Int> {
  bills
    .map(send)
    .merge(maxConcurrent: limit)
    .reduce(0, accumulator: +)
}
