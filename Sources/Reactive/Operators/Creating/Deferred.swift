extension ObservableType {
  /// Makes a sequence anew for each subscriber; what `observableFactory` throws is the error of the sequence.
  @inlinable
  public static func deferred(
    _ observableFactory: @escaping () throws -> Observable<Element>
  ) -> Observable<Element> {
    Observable { downstream in
      downstream.attempt { try observableFactory().startLast(downstream) }
    }
  }
}
