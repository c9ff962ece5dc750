extension ObservableType {
  /// Turns an element into an inner sequence, emits that sequence's elements, and drops all elements that arrive before
  /// it completes.
  ///
  /// The result completes when this sequence and the current inner sequence have completed. It fails if either of them
  /// fails or `selector` throws. Elements are delivered on the thread on which the inner sequence emits.
  @inlinable
  public func flatMapFirst<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> {
    let outer = asObservable().bare
    if let element = outer.scalar { return .made(of: element, selector) }
    let kept = Box(selector)
    return Observable<Source.Element> { downstream in
      let coordinator = Coordinator(merging: downstream, keeping: kept)
      coordinator.attachOuter(outer) { element in
        // `running` also counts the outer sequence.
        if coordinator.running.value > 1 { return }
        let inner = try selector(element).asObservable()
        if let element = inner.scalar, coordinator.send(element) { return }
        coordinator.running.increment()
        coordinator.attachInner(inner)
      }
    }
  }
}
