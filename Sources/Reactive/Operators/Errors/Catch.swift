extension ObservableType {
  /// Goes on with the sequence that `handler` makes of an error.
  ///
  ///     failing.catch { _ in .of(8, 9) }  // 1, 8, 9, completed
  ///
  /// An error of that sequence, or one that `handler` throws, is the error of this.
  @inlinable
  public func `catch`(_ handler: @escaping (any Error) throws -> Observable<Element>) -> Observable<Element> {
    let source = asObservable().bare
    return Observable { downstream in
      // Let go of when it has been called: it may hold what follows.
      var handler = Optional(handler)
      source.takenOver(keepsSource: true, downstream) { error in
        guard let error, let handle = handler.take() else { return nil }
        return try handle(error)
      }
    }
  }

  /// Tries the sources one after the other until one completes; the error of the last is the error of this.
  ///
  /// An empty sequence of sources completes at once.
  @inlinable
  public static func `catch`<Sequence: Swift.Sequence>(sequence: Sequence) -> Observable<Element>
  where Sequence.Element == Observable<Element> {
    Observable { downstream in
      let sources = Memory(sequence.makeIterator())
      var hasBegun = false
      Succession(downstream) { error in
        if hasBegun, error == nil { return .end(nil) }
        hasBegun = true
        return sources.value.next().map { .follow($0) } ?? .end(error)
      }.begin()
    }
  }
}
