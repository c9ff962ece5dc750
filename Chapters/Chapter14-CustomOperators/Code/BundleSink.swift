import Reactive

/// The observer in the middle of a subscription to `bundlesWithSink`.
final class BundleSink<Downstream: ObserverType, Element>: ObserverType
where Downstream.Element == [Element] {
  private let downstream: Downstream
  private let belongs: (Element) throws -> Bool
  private var bundle: [Element] = []

  init(
    _ downstream: Downstream,
    _ belongs: @escaping (Element) throws -> Bool
  ) {
    self.downstream = downstream
    self.belongs = belongs
  }

  func on(_ event: Event<Element>) {
    switch event {
    case .next(let element): add(element)
    case .error(let error): end(.error(error))
    case .completed: end(.completed)
    }
  }

  private func add(_ element: Element) {
    do {
      if try !belongs(element) { flush() }
      bundle.append(element)
    } catch {
      downstream.onError(error)
    }
  }

  private func end(_ event: Event<[Element]>) {
    flush()
    downstream.on(event)
  }

  private func flush() {
    let rest = bundle
    bundle = []
    if !rest.isEmpty { downstream.onNext(rest) }
  }
}

extension ObservableType {
  /// Groups each element with the following ones that belong to it.
  ///
  /// When the source completes or fails, the pending group is emitted.
  /// If `belongs` throws, the pending group is dropped.
  func bundlesWithSink(
    _ belongs: @escaping (Element) throws -> Bool
  ) -> Observable<[Element]> {
    .create { observer in
      self.asObservable().subscribe(BundleSink(observer, belongs))
    }
  }
}
