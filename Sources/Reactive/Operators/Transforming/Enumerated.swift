extension ObservableType {
  /// Pairs each element with its index, starting at 0.
  ///
  ///     Observable.of("a", "b").enumerated().map { "\($0.index)\($0.element)" }  // 0a, 1b, completed
  @inlinable
  public func enumerated() -> Observable<(index: Int, element: Element)> {
    stage { downstream in
      var count = 0
      return { element in
        let index = count
        count += 1
        downstream.next((index: index, element: element))
      }
    }
  }
}
