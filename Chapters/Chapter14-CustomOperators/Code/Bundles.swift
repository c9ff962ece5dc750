import Reactive

extension ObservableType {
  /// Groups each element with the following ones that belong to it.
  func entries(
    _ belongs: @escaping (Element) -> Bool
  ) -> Observable<[Element]> {
    .create { observer in
      var bundle: [Element] = []
      return self.subscribe(
        onNext: { element in
          if !bundle.isEmpty, !belongs(element) {
            observer.onNext(bundle)
            bundle = []
          }
          bundle.append(element)
        },
        onError: observer.onError,
        onCompleted: observer.onCompleted)
    }
  }

  /// Groups each element with the following ones that belong to it.
  ///
  /// When the source completes or fails, the pending group is emitted.
  /// If `belongs` throws, the pending group is dropped.
  func bundles(
    _ belongs: @escaping (Element) throws -> Bool
  ) -> Observable<[Element]> {
    .create { observer in
      var bundle: [Element] = []
      func flush() {
        let rest = bundle
        bundle = []
        if !rest.isEmpty { observer.onNext(rest) }
      }
      return self.subscribe { event in
        switch event {
        case .next(let element):
          do {
            if try !belongs(element) { flush() }
            bundle.append(element)
          } catch {
            observer.onError(error)
          }
        case .error(let error):
          flush()
          observer.onError(error)
        case .completed:
          flush()
          observer.onCompleted()
        }
      }
    }
  }
}
