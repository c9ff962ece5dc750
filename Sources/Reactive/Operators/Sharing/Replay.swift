extension ObservableType {
  /// Shares one run of this sequence, which starts with `connect()`; late subscribers receive the last elements first.
  ///
  /// A late subscriber receives up to `bufferSize` cached elements and then live ones. The cache is discarded when the
  /// run terminates: later subscribers receive nothing until the next `connect()`.
  ///
  /// - Precondition: `bufferSize` is not negative.
  @inlinable
  public func replay(_ bufferSize: Int) -> ConnectableObservable<Element> {
    multicast(makeSubject: { ReplaySubject.create(bufferSize: bufferSize) })
  }
}
