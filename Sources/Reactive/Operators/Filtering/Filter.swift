extension ObservableType {
  /// Keeps the elements that satisfy `predicate`; what it throws is the error of the sequence.
  ///
  ///     Observable.of(1, 2, 3).filter { $0 > 1 }  // 2, 3, completed
  @inlinable
  public func filter(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
    stage { downstream in
      { element in downstream.attempt { if try predicate(element) { downstream.next(element) } } }
    }
  }
}
