extension PublishRelay {
  /// Returns the relay's elements as a sequence that can't fail and has no `accept`.
  @inlinable
  public func asInfallible() -> Infallible<Element> { Infallible(asObservable()) }
}

extension BehaviorRelay {
  /// Returns the relay's elements as a sequence that can't fail and has no `accept`.
  @inlinable
  public func asInfallible() -> Infallible<Element> { Infallible(asObservable()) }
}

extension ReplayRelay {
  /// Returns the relay's elements as a sequence that can't fail and has no `accept`.
  @inlinable
  public func asInfallible() -> Infallible<Element> { Infallible(asObservable()) }
}
