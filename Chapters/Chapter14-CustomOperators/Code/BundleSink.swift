import Reactive

/// What one subscription to `bundles` has in the middle.
final class BundleSink<Below: ObserverType, Element>: ObserverType
where Below.Element == [Element] {
  private let below: Below
  private let belongs: (Element) throws -> Bool
  private var bundle: [Element] = []

  init(_ below: Below, _ belongs: @escaping (Element) throws -> Bool) {
    self.below = below
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
      if try !belongs(element) { send() }
      bundle.append(element)
    } catch {
      below.onError(error)
    }
  }

  private func end(_ event: Event<[Element]>) {
    send()
    below.on(event)
  }

  private func send() {
    let rest = bundle
    bundle = []
    if !rest.isEmpty { below.onNext(rest) }
  }
}

extension ObservableType {
  /// Each element, with those behind it that belong to it.
  ///
  /// At each end from above, the rest is sent; if `belongs` throws, it is
  /// dropped.
  func bundlesWithSink(
    _ belongs: @escaping (Element) throws -> Bool
  ) -> Observable<[Element]> {
    .create { observer in
      self.asObservable().subscribe(BundleSink(observer, belongs))
    }
  }
}
