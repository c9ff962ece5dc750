extension ObservableType {
  /// Emits the first element as soon as it arrives, or nil if the source completes without one.
  ///
  ///     Observable.of(7, 8).first()  // success(Optional(7))
  ///
  /// If the source fails before its first element, the result fails with the same error.
  @inlinable
  public func first() -> Single<Element?> {
    PrimitiveSequence(
      completingStage(keepsSource: false) { downstream in
        (next: { downstream.sendOnly($0) }, completed: { downstream.sendOnly(nil) })
      })
  }
}
