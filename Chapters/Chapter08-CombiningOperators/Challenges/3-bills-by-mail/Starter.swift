import Reactive

/// How many bytes it takes to send all bills, so many at once.
func bytes(
  of bills: Observable<Int>, atOnce limit: Int,
  send: @escaping (Int) -> Observable<Int>
) -> Observable<Int> {
  // The server closes all connections when there is one too many.
  bills.map(send).merge()
}
