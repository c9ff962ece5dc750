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
  /// Drops elements until `predicate` returns false for one, and emits that element and all later ones.
  ///
  ///     Observable.of(1, 2, 3, 1).skip(while: { $0 < 3 })  // 3, 1, completed
  ///
  /// If `predicate` throws, the sequence fails with that error.
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

  /// Drops elements until `other` emits an element.
  ///
  /// The result completes when this sequence completes, if `other` has emitted an element by then; otherwise both are
  /// disposed of, and the result never terminates. It fails if either sequence fails. Elements are delivered on the
  /// thread on which this sequence emits.
  @inlinable
  public func skip(until other: some ObservableType) -> Observable<Element> {
    let source = asObservable().bare
    let opener = other.asObservable().take(1)
    let kept = together(source, opener)
    return Observable { downstream in
      let coordinator = Coordinator(downstream, keeping: kept)
      let isOpen = Flag()
      coordinator.attach(
        source, next: { if isOpen.isSet { downstream.next($0) } },
        completed: { if isOpen.isSet { downstream.end(nil) } else { coordinator.dropAll() } })
      // Not through the gate: the opener emits nothing itself, so the source's thread shouldn't have to wait for it.
      coordinator.attachTrigger(to: opener, next: { _ in isOpen.set() })
    }
  }
}
