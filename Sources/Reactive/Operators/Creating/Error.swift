extension ObservableType {
  /// Creates a sequence that fails at once, without an element.
  @inlinable
  public static func error(_ error: any Error) -> Observable<Element> { once { $0.end(error) } }
}
