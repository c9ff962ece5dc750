extension ObservableType where Element: ObservableConvertibleType {
  /// Emits the elements of the latest inner sequence; the previous one is disposed of.
  ///
  /// The result completes when the outer sequence and the latest inner sequence have completed, and fails with the
  /// first one that fails.
  @inlinable
  public func switchLatest() -> Observable<Element.Element> { flatMapLatest { $0 } }
}
