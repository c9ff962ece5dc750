import Reactive

/// The price in the cache, and then the price of the faster server.
func price(
  cache: Observable<Int>,
  north: Observable<Int>,
  south: Observable<Int>
) -> Observable<Int?> {
  cache
    .concat(north.amb(south))
    .map { price in price }
    .startWith(nil)
    .distinctUntilChanged()
}
