import Reactive

extension ObservableType where Element: Sendable {
  /// Returns a stream in which the newest `count` elements may wait.
  func values(
    keeping count: Int,
    dropped: @escaping @Sendable (Element) -> Void
  ) -> AsyncThrowingStream<Element, any Error> {
    AsyncThrowingStream(
      bufferingPolicy: .bufferingNewest(count)
    ) { line in
      let subscription = subscribe(
        onNext: { element in
          if case .dropped(let oldest) = line.yield(element) {
            dropped(oldest)
          }
        },
        onError: { error in line.finish(throwing: error) },
        onCompleted: { line.finish() })
      line.onTermination = { _ in subscription.dispose() }
    }
  }
}
