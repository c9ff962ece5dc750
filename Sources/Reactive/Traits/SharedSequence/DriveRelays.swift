extension SharedSequenceConvertibleType where SharingStrategy == DriverSharingStrategy {
  /// Sends each element to each of `relays`; must be called on the main queue.
  ///
  /// - Returns: A disposable that ends the subscription.
  @inlinable
  public func drive(_ relays: BehaviorRelay<Element>...) -> any Disposable {
    drive(onNext: { element in for relay in relays { relay.accept(element) } })
  }

  /// Sends each element to each of `relays`; must be called on the main queue.
  ///
  /// - Returns: A disposable that ends the subscription.
  @inlinable
  public func drive(_ relays: BehaviorRelay<Element?>...) -> any Disposable {
    drive(onNext: { element in for relay in relays { relay.accept(element) } })
  }

  /// Sends each element to each of `relays`; must be called on the main queue.
  ///
  /// - Returns: A disposable that ends the subscription.
  @inlinable
  public func drive(_ relays: ReplayRelay<Element>...) -> any Disposable {
    drive(onNext: { element in for relay in relays { relay.accept(element) } })
  }

  /// Sends each element to each of `relays`; must be called on the main queue.
  ///
  /// - Returns: A disposable that ends the subscription.
  @inlinable
  public func drive(_ relays: ReplayRelay<Element?>...) -> any Disposable {
    drive(onNext: { element in for relay in relays { relay.accept(element) } })
  }
}
