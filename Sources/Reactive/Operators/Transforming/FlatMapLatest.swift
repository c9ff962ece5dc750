extension ObservableType {
  /// Turns each element into an inner sequence, and emits the elements of the latest one; the previous one is disposed
  /// of.
  ///
  /// The result completes when this sequence and the latest inner sequence have completed. It fails if either of them
  /// fails or `selector` throws. Elements are delivered on the thread on which the inner sequence emits.
  @inlinable
  public func flatMapLatest<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> {
    let outer = asObservable().bare
    if let element = outer.scalar { return .made(of: element, selector) }
    let kept = Box(selector)
    return Observable<Source.Element> { downstream in
      let coordinator = Coordinator(merging: downstream, keeping: kept)
      let latest = Box(InnerSubscription?.none)
      coordinator.attachOuter(outer) { element in
        let inner = try selector(element).asObservable()
        if let old = latest.value {
          coordinator.drop(old)
          latest.value = nil
        }
        if let element = inner.scalar, coordinator.send(element) { return }
        coordinator.running.increment()
        coordinator.attachInner(inner, remember: { latest.value = $0 })
      }
    }
  }
}
