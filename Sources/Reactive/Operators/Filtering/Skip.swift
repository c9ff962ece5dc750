extension ObservableType {
  /// Drops the first `count` elements.
  ///
  ///     Observable.of(1, 2, 3).skip(2)  // 3, completed
  @inlinable
  public func skip(_ count: Int) -> Observable<Element> {
    stage(keepsSource: true) { downstream in
      var remaining = count
      return { element in
        if remaining > 0 { remaining -= 1 } else { downstream.next(element) }
      }
    }
  }
}

extension ObservableType {
  /// Drops elements as long as they satisfy `predicate`, and keeps all from the first that does not.
  ///
  ///     Observable.of(1, 2, 3, 1).skip(while: { $0 < 3 })  // 3, 1, completed
  ///
  /// What `predicate` throws is the error of the sequence.
  @inlinable
  public func skip(while predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
    stage(keepsSource: true) { downstream in
      var isOpen = false
      return { element in
        if isOpen { return downstream.next(element) }
        downstream.attempt {
          if try predicate(element) { return }
          isOpen = true
          downstream.next(element)
        }
      }
    }
  }

  /// Drops elements until `other` has emitted one.
  ///
  /// Completes when this sequence completes, if `other` has emitted an element by then; otherwise both are disposed of,
  /// and the result never ends. Fails if either fails. Elements are delivered on the thread on which this sequence
  /// emits.
  @inlinable
  public func skip(until other: some ObservableType) -> Observable<Element> {
    let source = asObservable().bare
    let opener = other.asObservable().take(1)
    let kept = together(source, opener)
    return Observable { downstream in
      let junction = Junction(downstream, keeping: kept)
      let isOpen = BooleanDisposable()
      junction.attach(
        source, next: { if isOpen.isDisposed { downstream.next($0) } },
        completed: { if isOpen.isDisposed { downstream.end(nil) } else { junction.dropAll() } })
      // Not through the gate: it emits nothing, and must not keep the source's thread waiting.
      junction.listen(to: opener, next: { _ in isOpen.dispose() })
    }
  }
}
