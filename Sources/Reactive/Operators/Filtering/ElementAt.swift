extension ObservableType {
  /// Emits only the element at `index`, counted from 0, and completes.
  ///
  ///     Observable.of("a", "b", "c").element(at: 1)  // b, completed
  ///
  /// If the source completes before that element, the sequence fails with `RxError.argumentOutOfRange`.
  ///
  /// - Precondition: `index` is not negative.
  @inlinable
  public func element(at index: Int) -> Observable<Element> {
    precondition(index >= 0, "No element of a sequence has the index \(index).")
    return completingStage { downstream in
      var remaining = index
      return (
        next: { element in
          remaining -= 1
          if remaining == -1 { downstream.sendOnly(element) }
        },
        completed: { downstream.end(RxError.argumentOutOfRange.erased) }
      )
    }
  }
}
