extension ObservableType {
  /// Makes a sequence of each element, and sends what they send, one after the other; those that come while another
  /// runs wait in line.
  ///
  /// `selector` is called when the element comes. Completes when this and all inner sequences have; fails with the
  /// first that fails, or with what `selector` throws.
  @inlinable
  public func concatMap<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> {
    flattened(atMost: 1, selector)
  }
}
