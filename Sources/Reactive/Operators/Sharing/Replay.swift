extension ObservableType {
  /// Shares one run, which `connect()` starts; a late subscriber gets its last `bufferSize` elements first.
  ///
  /// Once the run has ended, nothing is replayed any more: who subscribes then waits for the next `connect()`.
  ///
  /// - Precondition: `bufferSize` is not negative.
  @inlinable
  public func replay(_ bufferSize: Int) -> ConnectableObservable<Element> {
    multicast(makeSubject: { ReplaySubject.create(bufferSize: bufferSize) })
  }
}
