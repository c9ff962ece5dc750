#if !hasFeature(Embedded)
extension ObservableType {
  /// Hands `obj`, held weakly, and each element to `resultSelector`; completes at the first element that finds it gone.
  @inlinable
  public func withUnretained<Object: AnyObject, Out>(
    _ obj: Object, resultSelector: @escaping (Object, Element) -> Out
  ) -> Observable<Out> {
    let entrance = { [weak obj] (downstream: Downstream<Out>) in
      { [weak obj] (element: Element) in
        guard let obj else { return downstream.end(nil) }
        downstream.next(resultSelector(obj, element))
      }
    }
    return stage(entrance)
  }

  /// Pairs each element with `obj`, held weakly; completes at the first element that finds it gone.
  ///
  ///     taps.withUnretained(self).subscribe(onNext: { owner, _ in owner.count += 1 })
  @inlinable
  public func withUnretained<Object: AnyObject>(_ obj: Object) -> Observable<(Object, Element)> {
    withUnretained(obj) { ($0, $1) }
  }
}
#endif
