extension ObservableType {
  /// Makes a sequence that sends nothing and never ends.
  @inlinable
  public static func never() -> Observable<Element> { Observable(isDirect: true) { _ in } }
}
