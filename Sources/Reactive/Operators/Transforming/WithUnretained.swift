#if !hasFeature(Embedded)
extension ObservableType {
  /// Combines each element with `obj`, which is held weakly.
  ///
  /// The result completes when an element arrives after `obj` has been deallocated.
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

  /// Pairs each element with `obj`, which is held weakly.
  ///
  ///     taps.withUnretained(self).subscribe(onNext: { owner, _ in owner.count += 1 })
  ///
  /// The result completes when an element arrives after `obj` has been deallocated.
  @inlinable
  public func withUnretained<Object: AnyObject>(_ obj: Object) -> Observable<(Object, Element)> {
    withUnretained(obj) { ($0, $1) }
  }
}
#endif
