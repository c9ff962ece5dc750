extension ObservableType {
  /// Sends each element to each of `relays`.
  ///
  /// An error is a programmer's mistake: it traps in debug builds and is printed in others.
  @inlinable
  public func bind(to relays: PublishRelay<Element>...) -> any Disposable {
    onAnyThread { bind(onNext: { element in for relay in relays { relay.accept(element) } }) }
  }

  /// Sends each element to each of `relays`.
  ///
  /// An error is a programmer's mistake: it traps in debug builds and is printed in others.
  @inlinable
  public func bind(to relays: PublishRelay<Element?>...) -> any Disposable {
    onAnyThread { bind(onNext: { element in for relay in relays { relay.accept(element) } }) }
  }

  /// Sends each element to each of `relays`.
  ///
  /// An error is a programmer's mistake: it traps in debug builds and is printed in others.
  @inlinable
  public func bind(to relays: BehaviorRelay<Element>...) -> any Disposable {
    onAnyThread { bind(onNext: { element in for relay in relays { relay.accept(element) } }) }
  }

  /// Sends each element to each of `relays`.
  ///
  /// An error is a programmer's mistake: it traps in debug builds and is printed in others.
  @inlinable
  public func bind(to relays: BehaviorRelay<Element?>...) -> any Disposable {
    onAnyThread { bind(onNext: { element in for relay in relays { relay.accept(element) } }) }
  }

  /// Sends each element to each of `relays`.
  ///
  /// An error is a programmer's mistake: it traps in debug builds and is printed in others.
  @inlinable
  public func bind(to relays: ReplayRelay<Element>...) -> any Disposable {
    onAnyThread { bind(onNext: { element in for relay in relays { relay.accept(element) } }) }
  }

  /// Sends each element to each of `relays`.
  ///
  /// An error is a programmer's mistake: it traps in debug builds and is printed in others.
  @inlinable
  public func bind(to relays: ReplayRelay<Element?>...) -> any Disposable {
    onAnyThread { bind(onNext: { element in for relay in relays { relay.accept(element) } }) }
  }
}
