extension ObservableType {
  /// Keeps the first `count` elements, and completes right after the last of them.
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
  /// Keeps elements as long as they satisfy `predicate`, and completes at the first that does not.
  ///
  ///     Observable.of(1, 2, 3, 1).take(while: { $0 < 3 })  // 1, 2, completed
  ///
  /// What `predicate` throws is the error of the sequence.
  ///
  /// - Parameters:
  ///   - predicate: Is asked of each element.
  ///   - behavior: Whether the element that does not satisfy `predicate` is kept.
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
          if behavior == .inclusive { downstream.sendOnly(element) } else { downstream.end(nil) }
        }
      }
    }
  }

  /// Keeps elements until one satisfies `predicate`, and completes there.
  ///
  ///     Observable.of(1, 2, 3, 4).take(until: { $0 == 3 }, behavior: .inclusive)  // 1, 2, 3, completed
  ///
  /// What `predicate` throws is the error of the sequence.
  ///
  /// - Parameters:
  ///   - predicate: Is asked of each element.
  ///   - behavior: Whether the element that satisfies `predicate` is kept.
  @inlinable
  public func take(
    until predicate: @escaping (Element) throws -> Bool, behavior: TakeBehavior = .exclusive
  ) -> Observable<Element> {
    take(while: { try !predicate($0) }, behavior: behavior)
  }

  /// Emits elements until `other` emits one, and completes there.
  ///
  /// Completes when this sequence completes, too, and fails if either fails. The completion of `other` changes nothing.
  /// Elements are delivered on the thread on which this sequence emits.
  @inlinable
  public func take(until other: some ObservableType) -> Observable<Element> {
    let source = asObservable().bare
    let other = other.asObservable().bare
    let kept = together(source, other)
    return Observable { downstream in
      let junction = Junction(downstream, keeping: kept)
      junction.attach(other, next: { _ in downstream.end(nil) }, completed: {})
      junction.attach(source, next: downstream.next, completed: { downstream.end(nil) })
    }
  }
}

/// Whether `take(while:)` and `take(until:)` keep the element that ends the sequence.
public enum TakeBehavior: Sendable {
  case inclusive
  case exclusive
}
