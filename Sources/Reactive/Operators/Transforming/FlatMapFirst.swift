extension ObservableType {
  /// Makes a sequence of an element and sends what it sends; elements that come while it runs are dropped.
  ///
  /// Completes when this and the last inner sequence have; fails with the first that fails, or with what `selector`
  /// throws.
  @inlinable
  public func flatMapFirst<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> {
    let outer = asObservable().bare
    if let element = outer.scalar { return .made(of: element, selector) }
    let kept = Memory(selector)
    return Observable<Source.Element> { downstream in
      let junction = Junction(downstream, keeping: kept)
      junction.follow(outer) { element in
        // The outer sequence counts as one.
        if junction.running.value > 1 { return }
        let inner = try selector(element).asObservable()
        if let element = inner.scalar, junction.send(element) { return }
        junction.running.increment()
        junction.attach(inner, next: downstream.next)
      }
    }
  }
}
