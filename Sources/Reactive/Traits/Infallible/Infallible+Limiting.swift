extension InfallibleType {
  /// Sends the first `count` elements, and completes.
  @inlinable
  public func take(_ count: Int) -> Infallible<Element> { Infallible(asObservable().take(count)) }

  /// Completes when `other` sends an element.
  @inlinable
  public func take(until other: some ObservableType) -> Infallible<Element> {
    Infallible(asObservable().take(until: other))
  }

  /// Completes when `other` sends an element.
  @inlinable
  public func take(until other: some InfallibleType) -> Infallible<Element> {
    Infallible(asObservable().take(until: other.asObservable()))
  }

  /// Completes at the first element that satisfies `predicate`, which is sent if `behavior` is inclusive.
  @inlinable
  public func take(
    until predicate: @escaping (Element) throws -> Bool, behavior: TakeBehavior = .exclusive
  ) -> Infallible<Element> {
    Infallible(asObservable().take(until: predicate, behavior: behavior))
  }

  /// Completes at the first element that does not satisfy `predicate`, which is sent if `behavior` is inclusive.
  @inlinable
  public func take(
    while predicate: @escaping (Element) throws -> Bool, behavior: TakeBehavior = .exclusive
  ) -> Infallible<Element> {
    Infallible(asObservable().take(while: predicate, behavior: behavior))
  }

  /// Drops the elements before the first that does not satisfy `predicate`.
  @inlinable
  public func skip(while predicate: @escaping (Element) throws -> Bool) -> Infallible<Element> {
    Infallible(asObservable().skip(while: predicate))
  }

  /// Drops the elements before `other` sends one.
  @inlinable
  public func skip(until other: some ObservableType) -> Infallible<Element> {
    Infallible(asObservable().skip(until: other))
  }
}
