extension InfallibleType {
  /// Sends each element to each of `relays`.
  ///
  /// - Returns: A disposable that ends the binding.
  @inlinable
  public func bind(to relays: PublishRelay<Element>...) -> any Disposable {
    onAnyThread { bind(onNext: { element in for relay in relays { relay.accept(element) } }) }
  }

  /// Sends each element to each of `relays`.
  ///
  /// - Returns: A disposable that ends the binding.
  @inlinable
  public func bind(to relays: PublishRelay<Element?>...) -> any Disposable {
    onAnyThread { bind(onNext: { element in for relay in relays { relay.accept(element) } }) }
  }

  /// Sends each element to each of `relays`.
  ///
  /// - Returns: A disposable that ends the binding.
  @inlinable
  public func bind(to relays: BehaviorRelay<Element>...) -> any Disposable {
    onAnyThread { bind(onNext: { element in for relay in relays { relay.accept(element) } }) }
  }

  /// Sends each element to each of `relays`.
  ///
  /// - Returns: A disposable that ends the binding.
  @inlinable
  public func bind(to relays: BehaviorRelay<Element?>...) -> any Disposable {
    onAnyThread { bind(onNext: { element in for relay in relays { relay.accept(element) } }) }
  }

  /// Sends each element to each of `relays`.
  ///
  /// - Returns: A disposable that ends the binding.
  @inlinable
  public func bind(to relays: ReplayRelay<Element>...) -> any Disposable {
    onAnyThread { bind(onNext: { element in for relay in relays { relay.accept(element) } }) }
  }

  /// Sends each element to each of `relays`.
  ///
  /// - Returns: A disposable that ends the binding.
  @inlinable
  public func bind(to relays: ReplayRelay<Element?>...) -> any Disposable {
    onAnyThread { bind(onNext: { element in for relay in relays { relay.accept(element) } }) }
  }
}
