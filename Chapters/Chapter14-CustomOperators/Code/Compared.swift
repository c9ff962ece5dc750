import Reactive

extension ObservableType {
  /// What `compare` makes of each element and the one before it.
  func compared<Result>(
    _ compare:
      @escaping (_ old: Element, _ new: Element) throws
      -> Result
  ) -> Observable<Result> {
    scan((old: Element?.none, new: Element?.none)) { pair, element in
      (old: pair.new, new: element)
    }
    .compactMap { pair -> Result? in
      guard let old = pair.old, let new = pair.new else { return nil }
      return try compare(old, new)
    }
  }

  /// The elements that are there.
  func present<Wrapped>() -> Observable<Wrapped>
  where Element == Wrapped? {
    compactMap { $0 }
  }
}
