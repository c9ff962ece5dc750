import Reactive

extension ObservableType {
  /// Compares each element with the previous one.
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

  /// Emits the elements that aren't nil.
  func present<Wrapped>() -> Observable<Wrapped>
  where Element == Wrapped? {
    compactMap { $0 }
  }
}
