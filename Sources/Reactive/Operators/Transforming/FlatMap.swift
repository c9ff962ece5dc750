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
    if let element = outer.scalar { return .made(of: element, selector) }
    let kept = Memory(selector)
    return Observable<Source.Element> { downstream in
      let junction = Junction(downstream, keeping: kept)
      junction.follow(outer) { element in
        let inner = try selector(element).asObservable()
        if let element = inner.scalar, junction.send(element) { return }
        junction.running.increment()
        junction.attach(inner, next: downstream.next)
      }
    }
  }
}

extension Observable {
  /// The sequence that `selector` makes of `element` for each subscription: what `flatMap` and its relatives are for a
  /// source of one known element.
  ///
  /// Its events go straight to the downstream, so a sequence that goes on in this way again and again needs no more stack
  /// than one that does so once.
  @inlinable
  static func made<Input, Source: ObservableConvertibleType>(
    of element: Input, _ selector: @escaping (Input) throws -> Source
  ) -> Observable<Element> where Source.Element == Element {
    Observable { downstream in
      downstream.attempt {
        let source = try selector(element).asObservable()
        // What the closure captures lives as long as the subscription.
        downstream.lifetime.hold(Memory(selector))
        source.startLast(downstream)
      }
    }
  }
}
