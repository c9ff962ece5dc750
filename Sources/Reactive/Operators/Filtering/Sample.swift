extension ObservableType {
  /// Emits the latest element whenever `sampler` emits, unless that element has been emitted already.
  ///
  ///     Observable.of(1, 2, 3).sample(Observable.of("x", "y"))  // 1, 2, 3
  ///
  /// When this sequence has completed, the result completes at the next element or the completion of `sampler`. It
  /// doesn't complete if `sampler` completes first. It fails if either sequence fails. Elements are delivered on the
  /// thread on which `sampler` emits, whatever thread this sequence uses.
  ///
  /// - Parameters:
  ///   - sampler: The sequence whose elements and completion trigger an emission.
  ///   - defaultValue: The element to emit when `sampler` emits or completes but this sequence has no new element.
  @inlinable
  public func sample(_ sampler: some ObservableType, defaultValue: Element? = nil) -> Observable<Element> {
    let source = asObservable().bare
    let sampler = sampler.asObservable().bare
    let kept = together(source, sampler)
    return Observable { downstream in
      let coordinator = Coordinator(downstream, keeping: kept)
      let latest = Guarded(Element?.none)
      var isSourceOver = false
      let send = {
        if let element = latest.exchange(nil) ?? defaultValue { downstream.next(element) }
        if isSourceOver, !downstream.lifetime.isOver { downstream.end(nil) }
      }
      // Not through the gate: this sequence emits nothing itself, so the sampler's thread shouldn't have to wait for
      // it.
      coordinator.attachTrigger(
        to: source, next: { _ = latest.exchange($0) }, completed: { isSourceOver = true })
      coordinator.attach(sampler, next: { _ in send() }, completed: send)
    }
  }
}
