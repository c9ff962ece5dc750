extension ObservableType where Element: ObservableConvertibleType {
  /// Sends what the newest of the inner sequences sends; the one before is disposed of.
  @inlinable
  public func switchLatest() -> Observable<Element.Element> { flatMapLatest { $0 } }
}
