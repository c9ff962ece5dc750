extension ObservableType {
  /// Creates a sequence that emits nothing and never terminates.
  @inlinable
  public static func never() -> Observable<Element> { Observable(isDirect: true) { _ in } }
}
