import Reactive

extension ObservableType {
  /// Each element, with those behind it that belong to it.
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

  /// Each element, with those behind it that belong to it.
  ///
  /// At each end from above, the rest is sent; if `belongs` throws, it is
  /// dropped.
  func bundles(
    _ belongs: @escaping (Element) throws -> Bool
  ) -> Observable<[Element]> {
    .create { observer in
      var bundle: [Element] = []
      func send() {
        let rest = bundle
        bundle = []
        if !rest.isEmpty { observer.onNext(rest) }
      }
      return self.subscribe { event in
        switch event {
        case .next(let element):
          do {
            if try !belongs(element) { send() }
            bundle.append(element)
          } catch {
            observer.onError(error)
          }
        case .error(let error):
          send()
          observer.onError(error)
        case .completed:
          send()
          observer.onCompleted()
        }
      }
    }
  }
}
