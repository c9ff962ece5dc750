extension InfallibleType {
  /// Makes one run of the sequence serve all observers; late ones are told the last `replay` elements.
  @inlinable
  public func share(replay: Int = 0, scope: SubjectLifetimeScope = .whileConnected) -> Infallible<Element> {
    Infallible(asObservable().share(replay: replay, scope: scope))
  }
}
