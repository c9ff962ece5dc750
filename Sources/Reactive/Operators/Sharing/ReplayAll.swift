extension ObservableType {
  /// Shares one run of this sequence, which starts with `connect()`; late subscribers receive all its elements so far
  /// first.
  ///
  /// All elements are cached until the run terminates. Later subscribers receive nothing until the next `connect()`.
  @inlinable
  public func replayAll() -> ConnectableObservable<Element> {
    multicast(makeSubject: { ReplaySubject.createUnbounded() })
  }
}
