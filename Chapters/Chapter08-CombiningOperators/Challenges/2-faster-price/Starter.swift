import Reactive

/// The price in the cache, and then the price of the faster server.
func price(
  cache: Observable<Int>,
  north: Observable<Int>,
  south: Observable<Int>
) -> Observable<Int?> {
  // This subscribes to all sources at once, and follows them all.
  Observable.merge(cache, north, south).map { price in price }
}
