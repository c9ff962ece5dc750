extension InfallibleType {
  /// Shares one subscription to the source among all subscribers; late ones first receive the last `replay` elements.
  ///
  /// `scope` says how long those elements stay cached: for one subscription to the source, or forever.
  @inlinable
  public func share(replay: Int = 0, scope: SubjectLifetimeScope = .whileConnected) -> Infallible<Element> {
    Infallible(asObservable().share(replay: replay, scope: scope))
  }
}
