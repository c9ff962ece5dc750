extension ObservableType {
  /// Drops the first `count` elements.
  ///
  ///     Observable.of(1, 2, 3).skip(2)  // 3, completed
  @inlinable
  public func skip(_ count: Int) -> Observable<Element> {
    stage { downstream in
      var remaining = count
      return { element in
        if remaining > 0 { remaining -= 1 } else { downstream.next(element) }
      }
    }
  }
}
