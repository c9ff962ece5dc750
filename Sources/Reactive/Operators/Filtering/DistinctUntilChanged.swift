extension ObservableType where Element: Equatable {
  /// Drops each element that equals the previous one.
  ///
  ///     Observable.of(1, 1, 2, 1).distinctUntilChanged()  // 1, 2, 1, completed
  @inlinable
  public func distinctUntilChanged() -> Observable<Element> { distinctUntilChanged({ $0 }, comparer: ==) }
}

extension ObservableType {
  /// Drops each element whose key equals the key of the last emitted element.
  ///
  ///     Observable.of(1, 11, 2, 12).distinctUntilChanged { $0 % 10 }  // 1, 2, completed
  ///
  /// If `keySelector` throws, the sequence fails with that error.
  @inlinable
  public func distinctUntilChanged(
    _ keySelector: @escaping (Element) throws -> some Equatable
  ) -> Observable<Element> {
    distinctUntilChanged(keySelector, comparer: ==)
  }

  /// Drops each element for which `comparer` returns true when called with the last emitted element and this one.
  ///
  ///     Observable.of(1, 2, 9, 10).distinctUntilChanged { abs($0 - $1) < 3 }  // 1, 9, completed
  ///
  /// If `comparer` throws, the sequence fails with that error.
  @inlinable
  public func distinctUntilChanged(
    _ comparer: @escaping (Element, Element) throws -> Bool
  ) -> Observable<Element> {
    distinctUntilChanged({ $0 }, comparer: comparer)
  }

  /// Drops each element whose key is the same, according to `comparer`, as the key of the last emitted element.
  ///
  /// If a closure throws, the sequence fails with that error.
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

  /// Drops each element whose property equals the property of the last emitted element.
  ///
  ///     people.distinctUntilChanged(at: \.name)
  @inlinable
  public func distinctUntilChanged(at keyPath: KeyPath<Element, some Equatable>) -> Observable<Element> {
    distinctUntilChanged { $0[keyPath: keyPath] }
  }
}
