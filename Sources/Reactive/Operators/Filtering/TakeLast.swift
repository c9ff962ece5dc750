extension ObservableType {
  /// Emits the last `count` elements when the source completes.
  ///
  ///     Observable.of(1, 2, 3).takeLast(2)  // 2, 3, completed
  ///
  /// - Precondition: `count` is not negative.
  @inlinable
  public func takeLast(_ count: Int) -> Observable<Element> {
    precondition(count >= 0, "takeLast cannot keep \(count) elements.")
    return completingStage { downstream in
      var last = ReplayBuffer<Element>(capacity: count)
      return (
        next: { _ = last.append($0) },
        completed: {
          last.forEach { element in
            downstream.next(element)
            return !downstream.lifetime.isOver
          }
          if !downstream.lifetime.isOver { downstream.end(nil) }
        }
      )
    }
  }
}
