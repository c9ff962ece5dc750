extension ObservableType {
  /// Continues with the sequence that `handler` returns if this sequence fails.
  ///
  ///     failing.catch { _ in .of(8, 9) }  // 1, 8, 9, completed
  ///
  /// If that sequence fails or `handler` throws, the result fails with that error.
  @inlinable
  public func `catch`(_ handler: @escaping (any Error) throws -> Observable<Element>) -> Observable<Element> {
    let source = asObservable().bare
    return Observable { downstream in
      // Released before the call, because it may retain the next sequence.
      var handler = Optional(handler)
      source.resumed(keepsSource: true, downstream) { error in
        guard let error, let handle = handler.take() else { return nil }
        return try handle(error)
      }
    }
  }

  /// Emits the elements of the first source and, each time a source fails, continues with the next one.
  ///
  /// The result completes when a source completes, and fails with the error of the last source. Without any sources, it
  /// completes at once.
  @inlinable
  public static func `catch`<Sequence: Swift.Sequence>(sequence: Sequence) -> Observable<Element>
  where Sequence.Element == Observable<Element> {
    Observable { downstream in
      let sources = Box(sequence.makeIterator())
      var hasBegun = false
      SequentialSources(downstream) { error in
        if hasBegun, error == nil { return .end(nil) }
        hasBegun = true
        return sources.value.next().map { .follow($0) } ?? .end(error)
      }.begin()
    }
  }
}
