extension ObservableType {
  /// Emits the first `count` elements, and completes right after the last of them.
  ///
  ///     Observable.of(1, 2, 3).take(2)  // 1, 2, completed
  ///
  /// - Precondition: `count` is not negative.
  @inlinable
  public func take(_ count: Int) -> Observable<Element> {
    precondition(count >= 0, "take cannot keep \(count) elements.")
    if count == 0 { return .empty() }
    return stage(keepsSource: true) { downstream in
      var remaining = count
      return { element in
        guard remaining > 0 else { return }
        remaining -= 1
        downstream.next(element)
        if remaining == 0, !downstream.lifetime.isOver { downstream.end(nil) }
      }
    }
  }
}

extension ObservableType {
  /// Emits elements until `predicate` returns false for one, and completes there.
  ///
  ///     Observable.of(1, 2, 3, 1).take(while: { $0 < 3 })  // 1, 2, completed
  ///
  /// If `predicate` throws, the sequence fails with that error.
  ///
  /// - Parameters:
  ///   - predicate: A closure that is called with each element.
  ///   - behavior: Whether the element for which `predicate` returns false is emitted.
  @inlinable
  public func take(
    while predicate: @escaping (Element) throws -> Bool, behavior: TakeBehavior = .exclusive
  ) -> Observable<Element> {
    stage(keepsSource: true) { downstream in
      var isOpen = true
      return { element in
        guard isOpen else { return }
        downstream.attempt {
          isOpen = try predicate(element)
          if isOpen { return downstream.next(element) }
          if behavior == .inclusive { return downstream.sendOnly(element) }
          if !downstream.lifetime.isOver { downstream.end(nil) }
        }
      }
    }
  }

  /// Emits elements until `predicate` returns true for one, and completes there.
  ///
  ///     Observable.of(1, 2, 3, 4).take(until: { $0 == 3 }, behavior: .inclusive)  // 1, 2, 3, completed
  ///
  /// If `predicate` throws, the sequence fails with that error.
  ///
  /// - Parameters:
  ///   - predicate: A closure that is called with each element.
  ///   - behavior: Whether the element for which `predicate` returns true is emitted.
  @inlinable
  public func take(
    until predicate: @escaping (Element) throws -> Bool, behavior: TakeBehavior = .exclusive
  ) -> Observable<Element> {
    take(while: { try !predicate($0) }, behavior: behavior)
  }

  /// Emits elements until `other` emits one, and completes there.
  ///
  /// The result also completes when this sequence completes. It fails if either sequence fails. Completion of `other`
  /// changes nothing. Elements are delivered on the thread on which this sequence emits.
  @inlinable
  public func take(until other: some ObservableType) -> Observable<Element> {
    let source = asObservable().bare
    let other = other.asObservable().bare
    let kept = together(source, other)
    return Observable { downstream in
      let coordinator = Coordinator(downstream, keeping: kept)
      coordinator.attach(other, next: { _ in downstream.end(nil) }, completed: {})
      coordinator.attach(source, next: downstream.next, completed: { downstream.end(nil) })
    }
  }
}

/// Whether `take(while:)` and `take(until:)` emit the element at which they complete.
public enum TakeBehavior: Sendable {
  case inclusive
  case exclusive
}
