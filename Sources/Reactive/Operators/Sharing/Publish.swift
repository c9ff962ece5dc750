extension ObservableType {
  /// Shares one run of this sequence, which starts with `connect()`.
  ///
  /// Subscribers receive the elements that are emitted while they are subscribed.
  @inlinable
  public func publish() -> ConnectableObservable<Element> {
    multicast(makeSubject: { PublishSubject<Element>() })
  }
}
