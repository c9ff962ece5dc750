extension InfallibleType {
  /// Keeps the elements that satisfy `predicate`.
  @inlinable
  public func filter(_ predicate: @escaping (Element) -> Bool) -> Infallible<Element> {
    Infallible(asObservable().filter(predicate))
  }

  /// Sends the first `count` elements, and completes.
  @inlinable
  public func take(_ count: Int) -> Infallible<Element> { Infallible(asObservable().take(count)) }
}
