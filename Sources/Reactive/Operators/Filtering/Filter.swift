extension ObservableType {
  /// Emits the elements for which `predicate` returns true.
  ///
  ///     Observable.of(1, 2, 3).filter { $0 > 1 }  // 2, 3, completed
  ///
  /// If `predicate` throws, the sequence fails with that error.
  @inlinable
  public func filter(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
    stage { downstream in
      { element in downstream.attempt { if try predicate(element) { downstream.next(element) } } }
    }
  }
}
