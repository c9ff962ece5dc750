extension ObservableType {
  /// Shares one run, which `connect()` starts; each subscriber gets what comes while it is subscribed.
  @inlinable
  public func publish() -> ConnectableObservable<Element> {
    multicast(makeSubject: { PublishSubject<Element>() })
  }
}
