extension ObservableType {
  /// Succeeds with the first element as soon as it comes, or with nil when the source completes without one.
  ///
  ///     Observable.of(7, 8).first()  // success(Optional(7))
  @inlinable
  public func first() -> Single<Element?> {
    PrimitiveSequence(
      completingStage(keepsSource: false) { downstream in
        (next: { downstream.sendOnly($0) }, completed: { downstream.sendOnly(nil) })
      })
  }
}
