extension ObservableType {
  /// Turns each element into an inner sequence, and emits the elements of all inner sequences as they arrive.
  ///
  ///     Observable.of(1, 2).flatMap { Observable.of($0, $0 * 10) }  // 1, 10, 2, 20, completed
  ///
  /// The result completes when this sequence and all inner sequences have completed. It fails if any of them fails or
  /// `selector` throws. Elements are delivered one at a time, each on the thread on which its inner sequence emits.
  /// While another thread delivers, a thread waits for its turn, with the exceptions listed for `PublishSubject`.
  @inlinable
  public func flatMap<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> {
    let outer = asObservable().bare
    if let element = outer.scalar { return .made(of: element, selector) }
    let kept = Box(selector)
    return Observable<Source.Element> { downstream in
      let coordinator = Coordinator(merging: downstream, keeping: kept)
      coordinator.attachOuter(outer) { element in
        let inner = try selector(element).asObservable()
        if let element = inner.scalar, coordinator.send(element) { return }
        coordinator.running.increment()
        coordinator.attachInner(inner)
      }
    }
  }
}

extension Observable {
  /// Returns a sequence that calls `selector` with `element` for each subscription.
  ///
  /// `flatMap` and its relatives use it for a source of one known element. Its events go straight to the downstream, so
  /// recursion through such sequences needs no more stack the deeper it goes.
  @inlinable
  static func made<Input, Source: ObservableConvertibleType>(
    of element: Input, _ selector: @escaping (Input) throws -> Source
  ) -> Observable<Element> where Source.Element == Element {
    Observable { downstream in
      downstream.attempt {
        let source = try selector(element).asObservable()
        // The objects that the closure captures live as long as the subscription.
        downstream.lifetime.hold(Box(selector))
        source.startInTailPosition(downstream)
      }
    }
  }
}
