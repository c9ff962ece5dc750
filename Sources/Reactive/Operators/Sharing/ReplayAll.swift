extension ObservableType {
  /// Shares one run, which `connect()` starts; a late subscriber gets all of its elements so far first.
  ///
  /// All elements are kept until the run ends. After that nothing is replayed any more.
  @inlinable
  public func replayAll() -> ConnectableObservable<Element> {
    multicast(makeSubject: { ReplaySubject.createUnbounded() })
  }
}
