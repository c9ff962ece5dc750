extension ObservableType {
  /// Combines the first elements of all sources, then their second elements, and so on.
  ///
  ///     Observable.zip(Observable.of(1, 2, 3), Observable.of("a", "b")) { "\($0)\($1)" }  // 1a, 2b, completed
  ///
  /// Elements wait for their counterparts in a buffer without a limit. The result completes when all sources have
  /// completed, even if one of them can no longer find counterparts. It fails with the error of the first source that
  /// fails, or if `resultSelector` throws. Each combination is delivered on the thread on which its last element was
  /// emitted. While another thread delivers, a thread waits for its turn, with the exceptions listed for
  /// `PublishSubject`.
  @inlinable
  public static func zip<First: ObservableConvertibleType, each Other: ObservableConvertibleType>(
    _ first: First, _ other: repeat each Other,
    resultSelector: @escaping (First.Element, repeat (each Other).Element) throws -> Element
  ) -> Observable<Element> {
    zipping(first, repeat each other, resultSelector: resultSelector)
  }

  @inlinable
  static func zipping<each Source: ObservableConvertibleType>(
    _ source: repeat each Source, resultSelector: @escaping (repeat (each Source).Element) throws -> Element
  ) -> Observable<Element> {
    let sources = (repeat (each source).asObservable().bare)
    let count = arity(repeat each source)
    let kept = together(repeat each sources)
    return Observable { downstream in
      let coordinator = Coordinator(downstream, awaiting: count, keeping: kept)
      let buffer = (repeat ZipBuffer(of: each sources))
      let missing = Box(count)
      let emit = {
        downstream.attempt { downstream.next(try resultSelector(repeat (each buffer).removeFirst())) }
        for waiting in repeat each buffer { missing.value += waiting.isEmpty ? 1 : 0 }
      }
      repeat coordinator.attach(each sources, buffer: each buffer, missing, emit, alone: {})
    }
  }

  /// Combines the first elements of a collection of sources, then their second elements, and so on.
  ///
  /// Elements wait for their counterparts in a buffer without a limit. An empty collection completes at once. Otherwise
  /// the result completes when all sources have completed, or when the last active one emits an element while another
  /// has no element left. It fails with the error of the first source that fails, or if `resultSelector` throws.
  @inlinable
  public static func zip<Collection: Swift.Collection>(
    _ collection: Collection, resultSelector: @escaping ([Collection.Element.Element]) throws -> Element
  ) -> Observable<Element> where Collection.Element: ObservableType {
    let sources = collection.map { $0.asObservable().bare }
    if sources.isEmpty { return .empty() }
    let kept = Box(sources)
    return Observable { downstream in
      let coordinator = Coordinator(downstream, awaiting: sources.count, keeping: kept)
      let buffer = sources.map(ZipBuffer.init(of:))
      let missing = Box(sources.count)
      let emit = {
        downstream.attempt { downstream.next(try resultSelector(buffer.map { $0.removeFirst() })) }
        for waiting in buffer where waiting.isEmpty { missing.value += 1 }
      }
      for (source, waiting) in Swift.zip(sources, buffer) {
        coordinator.attach(source, buffer: waiting, missing, emit) {
          // All other sources have completed, and at least one of them has no element left.
          if coordinator.running.value == 1 { downstream.end(nil) }
        }
      }
    }
  }

  /// Emits an array of the first elements of all sources, then one of the second elements, and so on.
  ///
  /// Completes and fails like the overload that takes a `resultSelector`.
  @inlinable
  public static func zip<Collection: Swift.Collection>(_ collection: Collection) -> Observable<[Element]>
  where Collection.Element: ObservableType, Collection.Element.Element == Element {
    Observable<[Element]>.zip(collection) { $0 }
  }
}

extension Coordinator {
  /// Subscribes to one of the sources of `zip`.
  ///
  /// Its elements are buffered until no source is `missing`; then `emit` removes one element from each buffer. `alone`
  /// is called with each element that has to wait.
  @inlinable
  func attach<Input>(
    _ source: Observable<Input>, buffer: ZipBuffer<Input>, _ missing: Box<Int>,
    _ emit: @escaping () -> Void, alone: @escaping () -> Void
  ) {
    attach(
      source,
      next: { element in
        if buffer.isEmpty { missing.value -= 1 }
        buffer.append(element)
        missing.value == 0 ? emit() : alone()
      })
  }
}
