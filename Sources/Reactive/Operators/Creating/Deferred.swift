extension ObservableType {
  /// Creates a sequence that calls `observableFactory` for each subscription and emits what the returned sequence
  /// emits.
  ///
  /// If `observableFactory` throws, the sequence fails with that error.
  @inlinable
  public static func deferred(
    _ observableFactory: @escaping () throws -> Observable<Element>
  ) -> Observable<Element> {
    Observable { downstream in
      downstream.attempt { try observableFactory().startInTailPosition(downstream) }
    }
  }
}
