extension ObservableType {
  /// Sends the latest element whenever `sampler` sends one, unless it has been sent already.
  ///
  ///     Observable.of(1, 2, 3).sample(Observable.of("x", "y"))  // 1, 2, 3
  ///
  /// When the source has completed, so does this, at the next element or the completion of `sampler`; it does not
  /// if `sampler` completes first. Fails when either does.
  ///
  /// - Parameters:
  ///   - sampler: Says when.
  ///   - defaultValue: Sent where there is no new element, also at the completion of `sampler`.
  @inlinable
  public func sample(_ sampler: some ObservableType, defaultValue: Element? = nil) -> Observable<Element> {
    let source = asObservable().bare
    let sampler = sampler.asObservable().bare
    let kept = together(source, sampler)
    return Observable { downstream in
      let junction = Junction(downstream, keeping: kept)
      var latest: Element?
      var isSourceOver = false
      let send = { (element: Element?) in
        latest = nil
        if let element { downstream.next(element) }
        if isSourceOver, !downstream.lifetime.isOver { downstream.end(nil) }
      }
      junction.attach(source, next: { latest = $0 }, completed: { isSourceOver = true })
      junction.attach(
        sampler, next: { _ in send(latest ?? defaultValue) }, completed: { send(latest ?? defaultValue) })
    }
  }
}
