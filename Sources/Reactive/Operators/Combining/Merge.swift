extension ObservableType {
  /// Emits the elements of all sources as they arrive.
  ///
  ///     Observable.merge(.of(1, 2), .of(10, 20))  // 1, 10, 2, 20, completed
  ///
  /// Completes when all sources have completed, and fails with the first that fails. Elements are delivered one at a
  /// time, each on the thread on which its source emits; a thread waits for its turn while another one delivers, with the
  /// exceptions that `PublishSubject` lists.
  @inlinable
  public static func merge(_ sources: [Observable<Element>]) -> Observable<Element> {
    if sources.isEmpty { return .empty() }
    let sources = sources.map { $0.bare }
    return Observable { downstream in
      let junction = Junction(downstream, awaiting: sources.count)
      for source in sources { junction.attach(source, next: downstream.next) }
    }
  }

  /// Emits the elements of all sources as they arrive.
  ///
  /// Completes when all sources have completed, and fails with the first that fails. Each element is delivered on the
  /// thread on which its source emits.
  @inlinable
  public static func merge(_ sources: Observable<Element>...) -> Observable<Element> { merge(sources) }

  /// Emits the elements of all sources as they arrive.
  ///
  /// Completes when all sources have completed, and fails with the first that fails. Each element is delivered on the
  /// thread on which its source emits.
  @inlinable
  public static func merge<Collection: Swift.Collection>(_ sources: Collection) -> Observable<Element>
  where Collection.Element == Observable<Element> {
    merge(Array(sources))
  }
}

extension ObservableType where Element: ObservableConvertibleType {
  /// Emits the elements of all inner sequences as they arrive.
  ///
  /// Completes when the outer sequence and all inner ones have completed, and fails with the first that fails. Each
  /// element is delivered on the thread on which its inner sequence emits.
  @inlinable
  public func merge() -> Observable<Element.Element> { flatMap { $0 } }

  /// Sends what the inner sequences send; at most `maxConcurrent` of them run at a time, the others wait in line.
  ///
  /// Completes when the outer one and all inner ones have, and fails with the first that fails. Where none may run, as
  /// with 0, none does, and the end is that of the outer one.
  @inlinable
  public func merge(maxConcurrent: Int) -> Observable<Element.Element> {
    flattened(atMost: maxConcurrent) { $0 }
  }
}

extension ObservableType {
  /// Runs the sequences that `transform` makes, at most `limit` at a time; the others wait in line.
  ///
  /// `transform` is called when an element comes.
  @inlinable
  func flattened<Source: ObservableConvertibleType>(
    atMost limit: Int, _ transform: @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> {
    if limit <= 0 { return stage { _ in { _ in } } }
    let outer = asObservable().bare
    if let element = outer.scalar { return .made(of: element, transform) }
    let kept = Memory(transform)
    return Observable<Source.Element> { downstream in
      let junction = Junction(downstream, keeping: kept)
      let berths = Berths(junction, limit)
      junction.follow(outer) { element in
        let inner = try transform(element).asObservable()
        berths.take(inner)
      }
    }
  }
}
