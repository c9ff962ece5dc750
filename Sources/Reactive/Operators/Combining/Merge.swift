extension ObservableType {
  /// Emits the elements of all sources as they arrive.
  ///
  ///     Observable.merge(.of(1, 2), .of(10, 20))  // 1, 10, 2, 20, completed
  ///
  /// Completes when all sources have completed, and fails with the error of the first source that fails. Elements are
  /// delivered one at a time, each on the thread on which its source emits. While another thread delivers, a thread
  /// waits for its turn, with the exceptions listed for `PublishSubject`.
  @inlinable
  public static func merge(_ sources: [Observable<Element>]) -> Observable<Element> {
    if sources.isEmpty { return .empty() }
    let sources = sources.map { $0.bare }
    return Observable { downstream in
      let coordinator = Coordinator(merging: downstream, awaiting: sources.count)
      for source in sources.dropLast() { coordinator.attachInner(source) }
      coordinator.attachInner(sources[sources.count - 1], isLast: true)
    }
  }

  /// Emits the elements of all sources as they arrive.
  ///
  /// Completes when all sources have completed, and fails with the error of the first source that fails. Each element
  /// is delivered on the thread on which its source emits.
  @inlinable
  public static func merge(_ sources: Observable<Element>...) -> Observable<Element> { merge(sources) }

  /// Emits the elements of all sources as they arrive.
  ///
  /// Completes when all sources have completed, and fails with the error of the first source that fails. Each element
  /// is delivered on the thread on which its source emits.
  @inlinable
  public static func merge<Collection: Swift.Collection>(_ sources: Collection) -> Observable<Element>
  where Collection.Element == Observable<Element> {
    merge(Array(sources))
  }
}

extension ObservableType where Element: ObservableConvertibleType {
  /// Emits the elements of all inner sequences as they arrive.
  ///
  /// Completes when the outer sequence and all inner sequences have completed, and fails with the error of the first
  /// sequence that fails. Each element is delivered on the thread on which its inner sequence emits.
  @inlinable
  public func merge() -> Observable<Element.Element> { flatMap { $0 } }

  /// Emits the elements of the inner sequences, of which at most `maxConcurrent` are subscribed to at a time.
  ///
  /// The other inner sequences wait, in the order in which they arrived. The result completes when the outer sequence
  /// and all inner sequences have completed, and fails with the error of the first sequence that fails. If
  /// `maxConcurrent` is 0 or less, no inner sequence is subscribed to, and the result terminates with the outer
  /// sequence.
  @inlinable
  public func merge(maxConcurrent: Int) -> Observable<Element.Element> {
    flattened(atMost: maxConcurrent) { $0 }
  }
}

extension ObservableType {
  /// Turns each element into an inner sequence and emits the elements of the inner sequences; subscribes to at most
  /// `limit` of them at a time.
  ///
  /// `transform` is called when its element arrives, even if the inner sequence then has to wait.
  @inlinable
  func flattened<Source: ObservableConvertibleType>(
    atMost limit: Int, _ transform: @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> {
    if limit <= 0 { return stage { _ in { _ in } } }
    let outer = asObservable().bare
    if let element = outer.scalar { return .made(of: element, transform) }
    let kept = Box(transform)
    return Observable<Source.Element> { downstream in
      let coordinator = Coordinator(merging: downstream, keeping: kept)
      let limiter = ConcurrencyLimiter(coordinator, limit)
      coordinator.attachOuter(outer) { element in
        let inner = try transform(element).asObservable()
        limiter.run(inner)
      }
    }
  }
}
