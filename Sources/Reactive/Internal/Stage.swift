extension ObservableType {
  /// A stage with one source: `entrance` is asked once per subscription where elements go in.
  ///
  /// The source's end goes through untouched. The source's attach closure is captured rather than the source, which
  /// makes a subscription to a long chain less than half as dear.
  @inlinable @inline(__always)
  func stage<Result>(_ entrance: @escaping (Downstream<Result>) -> (Element) -> Void) -> Observable<Result> {
    let attach = asObservable().attach
    return Observable<Result> { downstream in
      attach(Downstream(downstream.lifetime, next: entrance(downstream), end: downstream.end))
    }
  }
}
