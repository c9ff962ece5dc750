extension ObservableType {
  /// Combines each element with the latest one of `second`; those that come before it has any are dropped.
  ///
  /// Completes when this does; fails when either does, or with what `resultSelector` throws.
  @inlinable
  public func withLatestFrom<Source: ObservableConvertibleType, ResultType>(
    _ second: Source, resultSelector: @escaping (Element, Source.Element) throws -> ResultType
  ) -> Observable<ResultType> {
    let first = asObservable().bare
    let second = second.asObservable().bare
    let kept = together(first, second)
    return Observable<ResultType> { downstream in
      let junction = Junction(downstream, keeping: kept)
      let latest = Latest(of: second)
      junction.attach(second, next: { _ = latest.replace($0) }, completed: {})
      junction.attach(
        first,
        next: { element in
          if latest.isMissing { return }
          downstream.attempt { downstream.next(try resultSelector(element, latest.current)) }
        },
        completed: { downstream.end(nil) })
    }
  }

  /// Sends the latest element of `second` for each element of this; nothing before it has any.
  ///
  /// Completes when this does, and fails when either does.
  @inlinable
  public func withLatestFrom<Source: ObservableConvertibleType>(_ second: Source) -> Observable<
    Source.Element
  > {
    withLatestFrom(second) { $1 }
  }
}
