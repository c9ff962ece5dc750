extension PublishRelay {
  /// The relay as a sequence that cannot fail, and cannot be sent to.
  @inlinable
  public func asInfallible() -> Infallible<Element> { Infallible(asObservable()) }
}

extension BehaviorRelay {
  /// The relay as a sequence that cannot fail, and cannot be sent to.
  @inlinable
  public func asInfallible() -> Infallible<Element> { Infallible(asObservable()) }
}

extension ReplayRelay {
  /// The relay as a sequence that cannot fail, and cannot be sent to.
  @inlinable
  public func asInfallible() -> Infallible<Element> { Infallible(asObservable()) }
}
