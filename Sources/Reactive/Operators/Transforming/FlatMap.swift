extension ObservableType {
  /// Makes a sequence of each element, and sends what any of them sends, as it comes.
  ///
  ///     Observable.of(1, 2).flatMap { Observable.of($0, $0 * 10) }  // 1, 10, 2, 20, completed
  ///
  /// Completes when this and all inner sequences have; fails with the first that fails, or with what `selector`
  /// throws.
  @inlinable
  public func flatMap<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> {
    let outer = asObservable().bare
    let kept = Memory(selector)
    return Observable<Source.Element> { downstream in
      let junction = Junction(downstream, keeping: kept)
      junction.follow(outer) { element in
        let inner: Observable<Source.Element>
        do { inner = try selector(element).asObservable() } catch { return junction.fail(error) }
        if let element = inner.scalar, junction.send(element) { return }
        junction.running.increment()
        junction.attach(inner, next: downstream.next)
      }
    }
  }
}
