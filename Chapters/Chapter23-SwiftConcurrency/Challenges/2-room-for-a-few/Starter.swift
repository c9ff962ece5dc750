import Reactive

extension ObservableType where Element: Sendable {
  /// The elements, of which the newest `count` may wait.
  func values(
    keeping count: Int,
    dropped: @escaping @Sendable (Element) -> Void
  ) -> AsyncThrowingStream<Element, any Error> {
    // Room for all of them.
    values
  }
}
