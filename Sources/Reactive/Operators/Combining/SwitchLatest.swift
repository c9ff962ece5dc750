extension ObservableType where Element: ObservableConvertibleType {
  /// Sends what the newest of the inner sequences sends; the one before is disposed of.
  ///
  /// Completes when the outer one and the newest inner one have, and fails with the first that fails.
  @inlinable
  public func switchLatest() -> Observable<Element.Element> { flatMapLatest { $0 } }
}
