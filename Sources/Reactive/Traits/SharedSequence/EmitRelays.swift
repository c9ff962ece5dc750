extension SharedSequenceConvertibleType where SharingStrategy == SignalSharingStrategy {
  /// Sends each element to each of `relays`; must be called on the main queue.
  ///
  /// - Returns: A disposable that ends the subscription.
  @inlinable
  public func emit(to relays: PublishRelay<Element>...) -> any Disposable {
    emit(onNext: { element in for relay in relays { relay.accept(element) } })
  }

  /// Sends each element to each of `relays`; must be called on the main queue.
  ///
  /// - Returns: A disposable that ends the subscription.
  @inlinable
  public func emit(to relays: PublishRelay<Element?>...) -> any Disposable {
    emit(onNext: { element in for relay in relays { relay.accept(element) } })
  }

  /// Sends each element to each of `relays`; must be called on the main queue.
  ///
  /// - Returns: A disposable that ends the subscription.
  @inlinable
  public func emit(to relays: BehaviorRelay<Element>...) -> any Disposable {
    emit(onNext: { element in for relay in relays { relay.accept(element) } })
  }

  /// Sends each element to each of `relays`; must be called on the main queue.
  ///
  /// - Returns: A disposable that ends the subscription.
  @inlinable
  public func emit(to relays: BehaviorRelay<Element?>...) -> any Disposable {
    emit(onNext: { element in for relay in relays { relay.accept(element) } })
  }

  /// Sends each element to each of `relays`; must be called on the main queue.
  ///
  /// - Returns: A disposable that ends the subscription.
  @inlinable
  public func emit(to relays: ReplayRelay<Element>...) -> any Disposable {
    emit(onNext: { element in for relay in relays { relay.accept(element) } })
  }

  /// Sends each element to each of `relays`; must be called on the main queue.
  ///
  /// - Returns: A disposable that ends the subscription.
  @inlinable
  public func emit(to relays: ReplayRelay<Element?>...) -> any Disposable {
    emit(onNext: { element in for relay in relays { relay.accept(element) } })
  }
}
