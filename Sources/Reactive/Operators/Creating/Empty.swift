extension ObservableType {
  /// Creates a sequence that completes at once, without an element.
  @inlinable
  public static func empty() -> Observable<Element> { once { $0.end(nil) } }
}
