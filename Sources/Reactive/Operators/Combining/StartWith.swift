extension ObservableType {
  /// Emits `elements` before the elements of this sequence.
  ///
  ///     Observable.of(3).startWith(1, 2)  // 1, 2, 3, completed
  @inlinable
  public func startWith(_ elements: Element...) -> Observable<Element> {
    let source = asObservable().bare
    return Observable { downstream in
      for element in elements {
        if downstream.lifetime.isOver { return }
        downstream.next(element)
      }
      source.startInTailPosition(downstream)
    }
  }
}
