extension ObservableType {
  /// Turns each element into an inner sequence, and emits the elements of the inner sequences one sequence after the
  /// other.
  ///
  /// `selector` is called when its element arrives; the inner sequence waits until those before it have completed. The
  /// number of waiting sequences has no limit.
  ///
  /// The result completes when this sequence and all inner sequences have completed. It fails if any of them fails or
  /// `selector` throws. Elements are delivered on the thread on which the inner sequence emits.
  @inlinable
  public func concatMap<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> {
    flattened(atMost: 1, selector)
  }
}
