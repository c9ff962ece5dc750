extension ObservableType {
  /// Makes a sequence of each element, and sends what the newest of them sends; the one before is disposed of.
  ///
  /// Completes when this and the newest inner sequence have; fails with the first that fails, or with what `selector`
  /// throws.
  @inlinable
  public func flatMapLatest<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> {
    let outer = asObservable().bare
    if let element = outer.scalar { return .made(of: element, selector) }
    let kept = Memory(selector)
    return Observable<Source.Element> { downstream in
      let junction = Junction(downstream, keeping: kept)
      let latest = Memory(Inlet?.none)
      junction.follow(outer) { element in
        let inner = try selector(element).asObservable()
        if let old = latest.value {
          junction.drop(old)
          latest.value = nil
        }
        if let element = inner.scalar, junction.send(element) { return }
        junction.running.increment()
        junction.attach(inner, next: downstream.next, remember: { latest.value = $0 })
      }
    }
  }
}
