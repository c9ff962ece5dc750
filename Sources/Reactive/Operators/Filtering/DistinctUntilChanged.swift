extension ObservableType where Element: Equatable {
  /// Drops elements that are equal to the one before.
  ///
  ///     Observable.of(1, 1, 2, 1).distinctUntilChanged()  // 1, 2, 1, completed
  @inlinable
  public func distinctUntilChanged() -> Observable<Element> { distinctUntilChanged({ $0 }, comparer: ==) }
}

extension ObservableType {
  /// Drops elements whose key is equal to that of the last one kept; what `keySelector` throws is the error of the
  /// sequence.
  ///
  ///     Observable.of(1, 11, 2, 12).distinctUntilChanged { $0 % 10 }  // 1, 2, completed
  @inlinable
  public func distinctUntilChanged(
    _ keySelector: @escaping (Element) throws -> some Equatable
  ) -> Observable<Element> {
    distinctUntilChanged(keySelector, comparer: ==)
  }

  /// Drops elements that `comparer` finds the same as the last one kept; what it throws is the error of the sequence.
  ///
  ///     Observable.of(1, 2, 9, 10).distinctUntilChanged { abs($0 - $1) < 3 }  // 1, 9, completed
  @inlinable
  public func distinctUntilChanged(
    _ comparer: @escaping (Element, Element) throws -> Bool
  ) -> Observable<Element> {
    distinctUntilChanged({ $0 }, comparer: comparer)
  }

  /// Drops elements whose key `comparer` finds the same as that of the last one kept.
  ///
  /// What the closures throw is the error of the sequence.
  @inlinable
  public func distinctUntilChanged<K>(
    _ keySelector: @escaping (Element) throws -> K, comparer: @escaping (K, K) throws -> Bool
  ) -> Observable<Element> {
    stage(keepsSource: true) { downstream in
      var last: K?
      return { element in
        downstream.attempt {
          let key = try keySelector(element)
          if let last, try comparer(last, key) { return }
          last = key
          downstream.next(element)
        }
      }
    }
  }

  /// Drops elements whose property is equal to that of the last one kept.
  ///
  ///     people.distinctUntilChanged(at: \.name)
  @inlinable
  public func distinctUntilChanged(at keyPath: KeyPath<Element, some Equatable>) -> Observable<Element> {
    distinctUntilChanged { $0[keyPath: keyPath] }
  }
}
