extension ObservableType {
  /// Keeps the first `count` elements, and completes right after the last of them.
  ///
  ///     Observable.of(1, 2, 3).take(2)  // 1, 2, completed
  ///
  /// - Precondition: `count` is not negative.
  @inlinable
  public func take(_ count: Int) -> Observable<Element> {
    precondition(count >= 0, "take cannot keep \(count) elements.")
    if count == 0 { return .empty() }
    return stage { downstream in
      var remaining = count
      return { element in
        guard remaining > 0 else { return }
        remaining -= 1
        downstream.next(element)
        if remaining == 0 { downstream.end(nil) }
      }
    }
  }
}
