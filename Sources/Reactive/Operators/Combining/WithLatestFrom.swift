extension ObservableType {
  /// Combines each element of this sequence with the latest element of `second`.
  ///
  ///     tap.withLatestFrom(text) { _, text in text.count }
  ///
  /// Elements that arrive before `second` has emitted anything are dropped. The sequence completes when this sequence
  /// completes, and fails if either sequence fails or `resultSelector` throws. Elements are delivered on the thread on
  /// which this sequence emits, whatever thread `second` uses.
  ///
  /// - Parameters:
  ///   - second: The sequence that provides the latest value.
  ///   - resultSelector: A closure that combines an element of this sequence with the latest element of `second`.
  /// - Returns: A sequence of the combined values.
  @inlinable
  public func withLatestFrom<Source: ObservableConvertibleType, ResultType>(
    _ second: Source, resultSelector: @escaping (Element, Source.Element) throws -> ResultType
  ) -> Observable<ResultType> {
    let first = asObservable().bare
    let second = second.asObservable().bare
    let kept = together(first, second)
    return Observable<ResultType> { downstream in
      let coordinator = Coordinator(downstream, keeping: kept)
      let latest = Guarded(Source.Element?.none)
      // Not through the gate: the second sequence emits nothing itself, so the first one's thread shouldn't have to
      // wait for it.
      coordinator.attachTrigger(to: second, next: { _ = latest.exchange($0) })
      coordinator.attach(
        first,
        next: { element in
          guard let value = latest.current else { return }
          downstream.attempt { downstream.next(try resultSelector(element, value)) }
        },
        completed: { downstream.end(nil) })
    }
  }

  /// Emits the latest element of `second` whenever this sequence emits an element.
  ///
  /// Elements that arrive before `second` has emitted anything are dropped. The sequence completes when this sequence
  /// completes, and fails if either sequence fails. Elements are delivered on the thread on which this sequence emits.
  @inlinable
  public func withLatestFrom<Source: ObservableConvertibleType>(_ second: Source) -> Observable<
    Source.Element
  > {
    withLatestFrom(second) { $1 }
  }
}
