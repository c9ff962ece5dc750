extension ObservableType {
  /// Drops all elements, and emits only the terminal event.
  ///
  ///     Observable.of(1, 2).ignoreElements()  // completed
  @inlinable
  public func ignoreElements() -> Observable<Never> { stage { _ in { _ in } } }
}
